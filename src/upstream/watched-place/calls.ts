/** Calls of this room with their handlers. */
import { placeVisitCalls } from '../../contract/watched-place.ts';
import { serve } from '../serve.ts';
import { placeVisitHandlers } from './handlers.ts';

export const calls = [serve(placeVisitCalls, () => placeVisitHandlers)];
