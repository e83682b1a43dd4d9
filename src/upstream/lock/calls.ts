/** Calls of this room with their handlers. */
import { lockCalls } from '../../contract/lock.ts';
import { serve } from '../serve.ts';
import { lockHandlers } from './handlers.ts';

export const calls = [serve(lockCalls, () => lockHandlers)];
