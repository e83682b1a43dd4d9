/** Calls of this room with their handlers. */
import { foundDoorCalls } from '../../contract/found-item.ts';
import { serve } from '../serve.ts';
import { foundDoorHandlers } from './door-handlers.ts';

export const calls = [serve(foundDoorCalls, () => foundDoorHandlers)];
