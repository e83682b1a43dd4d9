/** Calls of this room with their handlers. */
import { withdrawalDoorCalls } from '../../contract/open-door-withdrawals.ts';
import { withdrawalCalls } from '../../contract/withdrawal-calls.ts';
import { withdrawalDeskCalls } from '../../contract/withdrawal-desk.ts';
import { serve } from '../serve.ts';
import { withdrawalDeskHandlers } from './desk.ts';
import { withdrawalHandlers } from './handlers.ts';
import { withdrawalDoorHandlers } from './open-door-handlers.ts';

export const calls = [
  serve(withdrawalCalls, () => withdrawalHandlers),
  serve(withdrawalDeskCalls, () => withdrawalDeskHandlers),
  serve(withdrawalDoorCalls, () => withdrawalDoorHandlers),
];
