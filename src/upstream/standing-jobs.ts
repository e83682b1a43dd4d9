/** Jobs that run by the clock; those of a room are found by its `jobs.ts`. */
import { reportSimulatedTwice } from '../simulator/providers/payments.ts';
import { sweepFiles } from './core/files/keeping.ts';
import { forgetOldRequests } from './core/http/request-id.ts';
import { forgetUnusedDevices } from './core/identity/devices.ts';
import { forgetOldCodes } from './core/identity/login-code.ts';
import { endOverdueSessions, forgetOldSessions } from './core/identity/session-life.ts';
import { forgetOldFailures } from './core/identity/sign-in-guard.ts';
import type { Job } from './core/jobs.ts';
import { forgetOldNonces } from './core/open-door/check.ts';
import type { Roads } from './core/outside/roads.ts';
import { deliverSms, sweepSms } from './core/outside/sms-delivery.ts';
import type { LiveFleet } from './core/positions/live-fleet.ts';
import { sweepPushes } from './core/push/numbers.ts';
import { sweepJobs } from './core/work/sweeping.ts';
import { dayFiguresOf } from './day-figures.ts';
import { countDayFigures } from './domain/day-figures/counting.ts';
import { archiveOrders } from './domain/orders/archiving.ts';
import { runPayments } from './domain/payments/paying.ts';
import { takePayment } from './domain/payments/reports.ts';
import type { CityGround } from './out-of-town/town.ts';
import { SETTLERS } from './settlers.ts';

export interface JobParts {
  fleet: LiveFleet;
  roads: Roads;
  /** Unset where no city is simulated. */
  cityGround: CityGround | undefined;
}

const found = import.meta.glob<{ jobs: (parts: JobParts) => readonly Job[] }>(
  ['./*/jobs.ts', '../simulator/*/jobs.ts', '!./core/jobs.ts'],
  { eager: true },
);

export const standingJobs = (parts: JobParts): readonly Job[] => [
  ...Object.values(found).flatMap(({ jobs }) => jobs(parts)),
  endOverdueSessions,
  forgetOldSessions,
  forgetOldRequests,
  forgetOldNonces,
  forgetOldFailures,
  forgetOldCodes,
  forgetUnusedDevices,
  deliverSms,
  sweepSms,
  sweepFiles,
  sweepPushes,
  sweepJobs,
  archiveOrders,
  countDayFigures(dayFiguresOf(parts)),
  runPayments(SETTLERS),
  reportSimulatedTwice((taking, report) => takePayment({ ...taking, settlers: SETTLERS }, report)),
];
