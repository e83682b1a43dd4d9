/** What serves the calls of this folder. */
import { lockCalls } from '../../contract/lock.ts';
import { serve } from '../serve.ts';
import { lockHandlers } from './handlers.ts';

export const calls = [serve(lockCalls, () => lockHandlers)];
