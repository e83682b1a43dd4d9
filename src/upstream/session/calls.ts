/** What serves the calls of this folder. */
import { sessionCalls } from '../../contract/session.ts';
import { serve } from '../serve.ts';
import { sessionHandlers } from './handlers.ts';

export const calls = [
  serve(sessionCalls, ({ passwordCost, title }) => sessionHandlers({ passwordCost, title })),
];
