/** What serves the calls of this folder. */
import { passengerCalls } from '../../contract/passenger.ts';
import { serve } from '../serve.ts';
import { passengerHandlers } from './handlers.ts';

export const calls = [serve(passengerCalls, () => passengerHandlers)];
