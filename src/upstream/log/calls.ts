/** What serves the calls of this folder. */
import { logCalls } from '../../contract/log.ts';
import { serve } from '../serve.ts';
import { logHandlers } from './handlers.ts';

export const calls = [serve(logCalls, () => logHandlers)];
