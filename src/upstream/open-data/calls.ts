/** What serves the calls of this folder. */
import { openDoorCalls } from '../../contract/open-door.ts';
import { serve } from '../serve.ts';
import { openDoorHandlers } from './handlers.ts';

export const calls = [serve(openDoorCalls, () => openDoorHandlers)];
