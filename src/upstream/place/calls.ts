/** What serves the calls of this folder. */
import { placeCalls } from '../../contract/place.ts';
import { serve } from '../serve.ts';
import { placeHandlers } from './handlers.ts';

export const calls = [serve(placeCalls, ({ places }) => placeHandlers(places))];
