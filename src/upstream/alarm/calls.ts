/** What serves the calls of this folder. */
import { alarmCalls, alarmDeskCalls, alarmDoorCalls } from '../../contract/alarm.ts';
import { serve } from '../serve.ts';
import { alarmDoorHandlers } from './door-handlers.ts';
import { alarmDeskHandlers, alarmHandlers } from './handlers.ts';

export const calls = [
  serve(alarmCalls, () => alarmHandlers),
  serve(alarmDeskCalls, () => alarmDeskHandlers),
  serve(alarmDoorCalls, ({ fleet }) => alarmDoorHandlers(fleet)),
];
