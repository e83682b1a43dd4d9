/** What an auditor looks at: sign-ins that failed, numbers that were seen whole, files taken away, acts that failed. */
import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import { BUSINESS } from '../../contract/grammar/call.ts';
import { logCalls } from '../../contract/log.ts';
import { loginLog, operateLog, revealLog } from '../core/audit/tables.ts';
import type { Db } from '../core/context.ts';
import { lower } from '../core/filtering.ts';
import { adminUser } from '../core/identity/tables.ts';
import type { AreaScope } from '../core/scope.ts';
import {
  type CountedFigure,
  type HourAmount,
  type Hours,
  hourOf,
  numberOfRows,
} from '../domain/day-figures/figure.ts';

const FAILED = 0;
const may = logCalls.listOperateLog.may;

async function signInsFailed(db: Db, { from, to }: Hours, scope: AreaScope): Promise<HourAmount[]> {
  const hour = hourOf(loginLog.loginTime);
  const rows = await db
    .select({ hour, areaIds: adminUser.areaIds, count: numberOfRows })
    .from(loginLog)
    // what fits no account is seen by those who see all
    .leftJoin(adminUser, and(eq(lower(adminUser.account), lower(loginLog.account)), eq(adminUser.deleted, 0)))
    .where(
      and(
        eq(loginLog.status, FAILED),
        gte(loginLog.loginTime, from),
        lt(loginLog.loginTime, to),
        scope.bySubset(adminUser.areaIds),
      ),
    )
    .groupBy(hour, adminUser.areaIds);
  return rows.map(row => ({ ...row, areaIds: row.areaIds ?? [], sum: row.count }));
}

async function reveals(db: Db, { from, to }: Hours, scope: AreaScope): Promise<HourAmount[]> {
  const hour = hourOf(revealLog.createdOn);
  const { areaIds, createdOn } = revealLog;
  const rows = await db
    .select({ hour, areaIds, count: numberOfRows })
    .from(revealLog)
    .where(and(gte(createdOn, from), lt(createdOn, to), scope.bySubset(areaIds)))
    .groupBy(hour, areaIds);
  return rows.map(row => ({ ...row, sum: row.count }));
}

const acts =
  (which: SQL | undefined) =>
  async (db: Db, { from, to }: Hours, scope: AreaScope): Promise<HourAmount[]> => {
    const hour = hourOf(operateLog.operTime);
    const { areaIds, operTime } = operateLog;
    const rows = await db
      .select({ hour, areaIds, count: numberOfRows })
      .from(operateLog)
      .where(and(which, gte(operTime, from), lt(operTime, to), scope.bySubset(areaIds)))
      .groupBy(hour, areaIds);
    return rows.map(row => ({ ...row, sum: row.count }));
  };

const counted = { kind: 'total', unit: 'count', may } as const;

export const dayFigures = (): readonly CountedFigure[] => [
  { ...counted, name: 'log.signInsFailed', rows: signInsFailed },
  { ...counted, name: 'log.reveals', rows: reveals },
  { ...counted, name: 'log.exports', rows: acts(eq(operateLog.businessType, BUSINESS.export)) },
  { ...counted, name: 'log.failures', rows: acts(eq(operateLog.status, FAILED)) },
];
