/** What serves the calls of this folder. */
import { driverPositionCalls } from '../../contract/driver-position.ts';
import { serve } from '../serve.ts';
import { driverPositionHandlers } from './handlers.ts';

export const calls = [serve(driverPositionCalls, ({ fleet }) => driverPositionHandlers(fleet))];
