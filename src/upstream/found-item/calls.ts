/** What serves the calls of this folder. */
import { foundDoorCalls } from '../../contract/found-item.ts';
import { serve } from '../serve.ts';
import { foundDoorHandlers } from './door-handlers.ts';

export const calls = [serve(foundDoorCalls, () => foundDoorHandlers)];
