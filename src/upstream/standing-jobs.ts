/** Jobs of the upstream that need nothing but the database and the ports. */

import { reportSimulatedTwice } from '../simulator/providers/payments.ts';
import { runExchange } from '../simulator/switchboard/exchange.ts';
import { sweepFiles } from './core/files/keeping.ts';
import { forgetOldRequests } from './core/http/request-id.ts';
import { forgetUnusedDevices } from './core/identity/devices.ts';
import { forgetOldCodes } from './core/identity/login-code.ts';
import { endOverdueSessions, forgetOldSessions } from './core/identity/session-life.ts';
import { forgetOldFailures } from './core/identity/sign-in-guard.ts';
import type { Job } from './core/jobs.ts';
import { forgetOldNonces } from './core/open-door/check.ts';
import { deliverSms, sweepSms } from './core/outside/sms-delivery.ts';
import { sweepPushes } from './core/push/numbers.ts';
import { sweepJobs } from './core/work/sweeping.ts';
import { archiveOrders } from './domain/orders/archiving.ts';
import { runPayments } from './domain/payments/paying.ts';
import { takePayment } from './domain/payments/reports.ts';
import { forgetOldDrafts } from './draft/handlers.ts';
import { sweepUnusedFiles } from './draft/loose-files.ts';
import { sweepImports } from './job/sweeping.ts';
import { sweepLocks } from './lock/sweeping.ts';
import { clearOldLogs } from './log/retention.ts';
import { forgetOldRates } from './online-rate/sampling.ts';
import { forgetOldRevisions } from './revision/retention.ts';
import { forgetOldOffers } from './session/renew.ts';
import { SETTLERS } from './settlers.ts';
import { forgetOldAttempts } from './single-sign-on/handlers.ts';
import { closeSilentVisits, forgetOldVisits } from './watched-place/tending.ts';

export const STANDING_JOBS: readonly Job[] = [
  endOverdueSessions,
  forgetOldSessions,
  forgetOldAttempts,
  forgetOldRequests,
  forgetOldNonces,
  forgetOldFailures,
  forgetOldCodes,
  forgetUnusedDevices,
  forgetOldOffers,
  clearOldLogs,
  deliverSms,
  sweepSms,
  sweepFiles,
  sweepUnusedFiles,
  sweepPushes,
  sweepLocks,
  forgetOldRevisions,
  forgetOldDrafts,
  sweepJobs,
  sweepImports,
  forgetOldRates,
  closeSilentVisits,
  forgetOldVisits,
  archiveOrders,
  runExchange,
  runPayments(SETTLERS),
  reportSimulatedTwice((taking, report) => takePayment({ ...taking, settlers: SETTLERS }, report)),
];
