/** Calls of this room with their handlers. */
import { dispatchCalls } from '../../contract/dispatch.ts';
import { dispatchBatchCalls } from '../../contract/dispatch-batch.ts';
import { dispatchDeskCalls } from '../../contract/dispatch-desk.ts';
import { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import { driverOrderCalls } from '../../contract/driver-orders.ts';
import { serve } from '../serve.ts';
import { dispatchBatchHandlers } from './batch-handlers.ts';
import { dispatchDeskHandlers } from './desk-handlers.ts';
import { driverOrderHandlers } from './driver-days.ts';
import { dispatchHandlers } from './handlers.ts';
import { dispatchQueryHandlers } from './query-handlers.ts';

export const calls = [
  serve(dispatchCalls, dispatchHandlers),
  serve(dispatchQueryCalls, dispatchQueryHandlers),
  serve(dispatchDeskCalls, dispatchDeskHandlers),
  serve(dispatchBatchCalls, dispatchBatchHandlers),
  serve(driverOrderCalls, () => driverOrderHandlers),
];
