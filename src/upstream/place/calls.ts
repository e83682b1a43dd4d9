/** Calls of this room with their handlers. */
import { placeCalls } from '../../contract/place.ts';
import { serve } from '../serve.ts';
import { placeHandlers } from './handlers.ts';

export const calls = [serve(placeCalls, ({ places }) => placeHandlers(places))];
