/** What serves the calls of this folder. */
import { adOccupancyCalls } from '../../contract/ad-occupancy.ts';
import { serve } from '../serve.ts';
import { adOccupancyHandlers } from './handlers.ts';

export const calls = [serve(adOccupancyCalls, () => adOccupancyHandlers)];
