/** What serves the calls of this folder. */
import { accessCalls } from '../../contract/access.ts';
import { suspendedRightCalls } from '../../contract/suspended-right.ts';
import { serve } from '../serve.ts';
import { accessHandlers } from './handlers.ts';
import { suspendedRightHandlers } from './suspended-rights.ts';

export const calls = [
  serve(accessCalls, ({ passwordCost }) => accessHandlers({ passwordCost })),
  serve(suspendedRightCalls, () => suspendedRightHandlers),
];
