/** What serves the calls of this folder. */
import { singleSignOnCalls } from '../../contract/single-sign-on.ts';
import { serve } from '../serve.ts';
import { singleSignOnHandlers } from './handlers.ts';

export const calls = [
  serve(singleSignOnCalls, ({ singleSignOn, clock }) => singleSignOnHandlers(singleSignOn, clock)),
];
