/** Calls of this room with their handlers. */
import { driverCashCalls } from '../../contract/driver-cash.ts';
import { serve } from '../serve.ts';
import { driverCashHandlers } from './handlers.ts';

export const calls = [serve(driverCashCalls, () => driverCashHandlers)];
