/** All acts of the dispatch desk. A file `acts-of-….test.ts` beside it does the same for another desk. */
// @feature dispatch
import { atDispatchDesk, DISPATCH_ACTS } from './acts-of-the-dispatch-desk.ts';
import { everyActOf } from './desk-acts.ts';

everyActOf('the dispatch desk', DISPATCH_ACTS, atDispatchDesk);
