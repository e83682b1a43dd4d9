/** Calls of this room with their handlers. */
import { openDoorCalls } from '../../contract/open-door.ts';
import { serve } from '../serve.ts';
import { openDoorHandlers } from './handlers.ts';

export const calls = [serve(openDoorCalls, () => openDoorHandlers)];
