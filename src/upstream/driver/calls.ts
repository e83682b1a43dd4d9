/** What serves the calls of this folder. */
import { driverAccountCalls } from '../../contract/driver-account.ts';
import { driverApprovalCalls } from '../../contract/driver-approval.ts';
import { driverCalls } from '../../contract/driver-calls.ts';
import { spotCheckCalls, spotCheckWorkCalls } from '../../contract/spot-check.ts';
import { serve } from '../serve.ts';
import { driverAccountHandlers } from './account/handlers.ts';
import { driverApprovalHandlers } from './approval/handlers.ts';
import { spotCheckHandlers, spotCheckWorkHandlers } from './check/handlers.ts';
import { driverHandlers } from './handlers.ts';

export const calls = [
  serve(driverCalls, ({ passwordCost }) => driverHandlers({ passwordCost })),
  serve(driverAccountCalls, () => driverAccountHandlers),
  serve(driverApprovalCalls, () => driverApprovalHandlers),
  serve(spotCheckCalls, () => spotCheckHandlers),
  serve(spotCheckWorkCalls, () => spotCheckWorkHandlers),
];
