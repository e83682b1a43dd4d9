/** Calls of this room with their handlers. */
import { alarmCalls, alarmDeskCalls, alarmDoorCalls } from '../../contract/alarm.ts';
import { serve } from '../serve.ts';
import { alarmDeskHandlers, alarmHandlers } from './handlers.ts';
import { alarmDoorHandlers } from './open-door-handlers.ts';

export const calls = [
  serve(alarmCalls, () => alarmHandlers),
  serve(alarmDeskCalls, () => alarmDeskHandlers),
  serve(alarmDoorCalls, ({ fleet }) => alarmDoorHandlers(fleet)),
];
