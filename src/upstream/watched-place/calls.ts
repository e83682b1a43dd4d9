/** What serves the calls of this folder. */
import { placeVisitCalls } from '../../contract/watched-place.ts';
import { serve } from '../serve.ts';
import { placeVisitHandlers } from './handlers.ts';

export const calls = [serve(placeVisitCalls, () => placeVisitHandlers)];
