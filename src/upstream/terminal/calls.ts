/** Calls of this room with their handlers. */
import { machineCalls } from '../../contract/terminal.ts';
import { serve } from '../serve.ts';
import { machineHandlers } from './handlers.ts';

export const calls = [serve(machineCalls, () => machineHandlers)];
