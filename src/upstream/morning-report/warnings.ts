import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { DAY_MS, startOfDay } from '../core/day.ts';
import type { WarningSource } from '../core/readiness.ts';
import { reportMail } from './tables.ts';

/** A mail of this morning failed and has not been sent since. */
export const reportWarnings: WarningSource = async ({ db, clock }) => {
  const [row] = await db
    .select({ failedOn: reportMail.failedOn })
    .from(reportMail)
    .where(
      and(
        eq(reportMail.day, startOfDay(clock()) - DAY_MS),
        isNotNull(reportMail.failedOn),
        isNull(reportMail.sentOn),
      ),
    )
    .limit(1);
  return row ? ['REPORT_UNSENT'] : [];
};
