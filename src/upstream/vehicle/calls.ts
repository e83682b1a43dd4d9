/** Calls of this room with their handlers. */
import { vehicleLookupCalls } from '../../contract/vehicle-lookup.ts';
import { serve } from '../serve.ts';
import { vehicleLookupHandlers } from './lookup.ts';

export const calls = [serve(vehicleLookupCalls, () => vehicleLookupHandlers)];
