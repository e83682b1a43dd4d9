/** Calls of this room with their handlers. */
import { singleSignOnCalls } from '../../contract/single-sign-on.ts';
import { serve } from '../serve.ts';
import { singleSignOnHandlers } from './handlers.ts';

export const calls = [
  serve(singleSignOnCalls, ({ singleSignOn, clock }) => singleSignOnHandlers(singleSignOn, clock)),
];
