/** What serves the calls of this folder. */
import { vehicleLookupCalls } from '../../contract/vehicle-lookup.ts';
import { serve } from '../serve.ts';
import { vehicleLookupHandlers } from './lookup.ts';

export const calls = [serve(vehicleLookupCalls, () => vehicleLookupHandlers)];
