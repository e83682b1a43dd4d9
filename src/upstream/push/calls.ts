/** What serves the calls of this folder. */
import { pushCalls } from '../../contract/push.ts';
import { serve } from '../serve.ts';
import { pushHandlers } from './handlers.ts';

export const calls = [serve(pushCalls, () => pushHandlers)];
