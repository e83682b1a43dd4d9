/** Calls of this room with their handlers. */
import { callCentreCalls } from '../../contract/call-centre.ts';
import { callDeskCalls } from '../../contract/call-desk.ts';
import { callCountCalls, callDoorCalls, callRecordCalls } from '../../contract/call-record.ts';
import { serve } from '../serve.ts';
import { callCentreHandlers } from './centre-handlers.ts';
import { callCountHandlers } from './count-handlers.ts';
import { callDeskHandlers } from './desk-handlers.ts';
import { callHandlers } from './handlers.ts';
import { callDoorHandlers } from './open-door-handlers.ts';

export const calls = [
  serve(callRecordCalls, () => callHandlers),
  serve(callCentreCalls, () => callCentreHandlers),
  serve(callCountCalls, () => callCountHandlers),
  serve(callDoorCalls, () => callDoorHandlers),
  serve(callDeskCalls, () => callDeskHandlers),
];
