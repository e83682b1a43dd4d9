/** Calls of this room with their handlers. */
import { foundOpenCalls } from '../../contract/found-item.ts';
import { serve } from '../serve.ts';
import { foundOpenHandlers } from './door-handlers.ts';

export const calls = [serve(foundOpenCalls, () => foundOpenHandlers)];
