/** What serves the calls of this folder. */
import { positionIntakeCalls } from '../../contract/positions/intake.ts';
import { serve } from '../serve.ts';
import { positionIntakeHandlers } from './handlers.ts';

export const calls = [serve(positionIntakeCalls, ({ fleet }) => positionIntakeHandlers(fleet.intake))];
