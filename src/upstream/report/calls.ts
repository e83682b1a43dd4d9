/** Calls of this room with their handlers. */
import { reportCalls } from '../../contract/report.ts';
import { serve } from '../serve.ts';
import { cityReportHandlers } from './city-handlers.ts';
import { orderReportHandlers } from './order-handlers.ts';

export const calls = [serve(reportCalls, () => ({ ...orderReportHandlers, ...cityReportHandlers }))];
