/** What serves the calls of this folder. */
import { shiftCalls } from '../../contract/shift.ts';
import { serve } from '../serve.ts';
import { shiftHandlers } from './handlers.ts';

export const calls = [serve(shiftCalls, () => shiftHandlers)];
