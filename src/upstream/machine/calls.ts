/** What serves the calls of this folder. */
import { machineCalls } from '../../contract/machine.ts';
import { serve } from '../serve.ts';
import { machineHandlers } from './handlers.ts';

export const calls = [serve(machineCalls, () => machineHandlers)];
