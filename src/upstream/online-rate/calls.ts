/** What serves the calls of this folder. */
import { onlineRateCalls } from '../../contract/online-rate.ts';
import { serve } from '../serve.ts';
import { onlineRateHandlers } from './handlers.ts';

export const calls = [serve(onlineRateCalls, ({ fleet }) => onlineRateHandlers(fleet))];
