/** Reading spot checks. That one is overdue is written nowhere: it follows from its deadline and the time. */
import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { FAIL, OVERDUE, REPEAT_DAYS, WAITING } from '../../../contract/spot-check.ts';
import type { Db } from '../../core/context.ts';
import { Failure } from '../../core/failure.ts';
import { filterCounts, ifGiven, type PageQuery, readPage, type Sorts, sortOf } from '../../core/paging.ts';
import type { AreaScope } from '../../core/scope.ts';
import { spotCheck as table } from '../../domain/fleet/driver-desk.ts';
import { company, driver } from '../../domain/fleet/tables.ts';
import { visibleDriver } from '../seen.ts';

const DAY_MS = 86_400_000;

interface CheckFilter {
  id?: string | undefined;
  batchNo?: string | undefined;
  driverId?: string | undefined;
  checkType?: 1 | 2 | 3 | 4 | undefined;
  result?: 0 | 1 | 2 | 3 | undefined;
  isToJudge?: 0 | 1 | undefined;
  startTime?: number | undefined;
  endTime?: number | undefined;
  keyword?: string | undefined;
}

const sorts: Sorts = {
  columns: { pushTime: table.pushTime, deadline: table.deadline, submitTime: table.submitTime },
  byDefault: [desc(table.pushTime), desc(table.id)],
  tie: table.id,
};

const isOverdue = (now: number): SQL | undefined =>
  and(eq(table.result, WAITING), isNull(table.submitTime), lt(table.deadline, now));

/** Waits for pictures, or for somebody to look at them. */
export const isOpen = (now: number): SQL | undefined =>
  and(eq(table.result, WAITING), or(isNotNull(table.submitTime), gte(table.deadline, now)));

const hasResult = (result: 0 | 1 | 2 | 3, now: number): SQL | undefined => {
  if (result === OVERDUE) return isOverdue(now);
  return result === WAITING ? isOpen(now) : eq(table.result, result);
};

export async function listChecks(
  { db, scope, isPlain, now }: { db: Db; scope: AreaScope; isPlain: boolean; now: number },
  query: PageQuery & CheckFilter & { counts?: readonly CheckFilter[] | undefined },
) {
  const meaning = (filter: CheckFilter) => conditionsOf(filter, now);
  const where = and(visibleDriver(table.driverId, scope, query.keyword), meaning(query));
  const page = await readPage(db, { table, where, ...query }, ({ limit, offset }) =>
    checks(db)
      .where(where)
      .orderBy(...sortOf(sorts, query, isPlain))
      .limit(limit)
      .offset(offset),
  );
  return {
    ...page,
    rows: await checkRows(db, page.rows, now),
    ...(await filterCounts({ db, isPlain, query }, { table, where, meaning })),
  };
}

const conditionsOf = (filter: CheckFilter, now: number): SQL | undefined =>
  and(
    ifGiven(filter.id, id => eq(table.id, id)),
    ifGiven(filter.batchNo, batch => eq(table.batchNo, batch)),
    ifGiven(filter.driverId, id => eq(table.driverId, id)),
    ifGiven(filter.checkType, type => eq(table.checkType, type)),
    ifGiven(filter.result, result => hasResult(result, now)),
    ifGiven(filter.isToJudge, is =>
      is === 1 ? and(eq(table.result, WAITING), isNotNull(table.submitTime)) : undefined,
    ),
    ifGiven(filter.startTime, time => gte(table.pushTime, time)),
    ifGiven(filter.endTime, time => lte(table.pushTime, time)),
  );

/** Fails with NOT_FOUND outside the areas. */
export async function findCheck(db: Db, scope: AreaScope, id: string, now: number) {
  const rows = await checks(db).where(and(eq(table.id, id), visibleDriver(table.driverId, scope, undefined)));
  const [found] = await checkRows(db, rows, now);
  if (!found) throw new Failure('NOT_FOUND');
  return found;
}

/** How often each of them has failed or let the deadline pass, lately. */
export async function failuresOf(
  db: Db,
  driverIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  if (driverIds.length === 0) return new Map();
  const rows = await db
    .select({ driverId: table.driverId, count: sql<number>`count(*)::int` })
    .from(table)
    .where(
      and(
        inArray(table.driverId, [...new Set(driverIds)]),
        gt(table.pushTime, now - REPEAT_DAYS * DAY_MS),
        or(eq(table.result, FAIL), isOverdue(now)),
      ),
    )
    .groupBy(table.driverId);
  return new Map(rows.map(({ driverId, count }) => [driverId, count]));
}

const checks = (db: Db) =>
  db
    .select({
      ...getTableColumns(table),
      name: driver.name,
      mobile: driver.mobile,
      photoFileId: driver.photoFileId,
      companyName: company.companyName,
    })
    .from(table)
    .innerJoin(driver, eq(driver.id, table.driverId))
    .leftJoin(company, eq(company.id, driver.companyId))
    .$dynamic();

type Read = Awaited<ReturnType<typeof checks>>[number];

async function checkRows(db: Db, rows: readonly Read[], now: number) {
  const failures = await failuresOf(
    db,
    rows.map(({ driverId }) => driverId),
    now,
  );
  return rows.map(row => ({
    ...row,
    result: isLate(row, now) ? (OVERDUE as 3) : row.result,
    images: row.images.map(({ fileId }) => ({ fileId, url: null as string | null })),
    photoUrl: null as string | null,
    failures: failures.get(row.driverId) ?? 0,
  }));
}

/** The same as `isOverdue`, of a row that is here. */
export const isLate = (
  { result, submitTime, deadline }: Pick<typeof table.$inferSelect, 'result' | 'submitTime' | 'deadline'>,
  now: number,
) => result === WAITING && submitTime === null && deadline < now;
