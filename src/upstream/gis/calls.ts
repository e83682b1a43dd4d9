/** What serves the calls of this folder. */
import { mapCalls } from '../../contract/clustering.ts';
import { gisPastCalls } from '../../contract/gis-past.ts';
import { watchCalls } from '../../contract/watched-vehicle.ts';
import { serve } from '../serve.ts';
import { mapHandlers } from './map-handlers.ts';
import { gisPastHandlers } from './past-handlers.ts';
import { watchHandlers } from './watch-handlers.ts';

export const calls = [
  serve(mapCalls, ({ fleet }) => mapHandlers(fleet)),
  serve(watchCalls, ({ fleet }) => watchHandlers(fleet)),
  serve(gisPastCalls, ({ fleet }) => gisPastHandlers(fleet)),
];
