/** Figures of lost cases. Each is counted from the cases themselves, so that it equals the list that it stands for. */
import { and, asc, desc, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { CLOSE_MS, FIRST_ACTION_MS } from '../../contract/lost-order.ts';
import type { lostReportCalls } from '../../contract/lost-report.ts';
import type { Db, Handlers } from '../core/context.ts';
import { percentOf } from '../core/ratios.ts';
import type { AreaScope } from '../core/scope.ts';
import { company, vehicle } from '../domain/fleet/tables.ts';
import { lostOrderTable as table } from '../domain/lost/tables.ts';

interface Period {
  startTime?: number | undefined;
  endTime?: number | undefined;
}

/** Those that came from `startTime` on and before `endTime`. */
const cameIn = (scope: AreaScope, { startTime, endTime }: Period) =>
  and(
    scope.byArea(table.addressType),
    startTime === undefined ? undefined : gte(table.createdOn, startTime),
    endTime === undefined ? undefined : lt(table.createdOn, endTime),
  );

const when = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
const sum = (amount: AnyPgColumn, condition: SQL) =>
  sql`coalesce(sum(${amount}) filter (where ${condition}), 0)`.mapWith(Number);
/** Seconds; null where nothing came to it. */
const meanSpan = (from: AnyPgColumn, to: AnyPgColumn) =>
  sql<number | null>`round(avg(${to} - ${from}) / 1000)::int`;

const isHandled = sql`${table.handleStatus} = 2`;
const isMatched = sql`${table.matchStatus} = 1`;
const isReturned = sql`${table.handleResult} = 1`;
const isRewarded = sql`${table.rewardStatus} = 1`;
const COUNTED = { total: sql<number>`count(*)::int`, returned: when(isReturned) };

const rateOf = ({ total, returned }: { total: number; returned: number }) =>
  total === 0 ? null : percentOf(returned, total);

async function totals(db: Db, where: SQL | undefined) {
  const [row] = await db
    .select({
      ...COUNTED,
      vip: when(sql`${table.payStatus} = 1`),
      handled: when(isHandled),
      matched: when(isMatched),
      avgMatchSeconds: meanSpan(table.handleStartDate, table.matchTime),
      avgHandleSeconds: meanSpan(table.handleStartDate, table.handleEndDate),
      refundAmount: sum(table.refundAmount, sql`${table.refundStatus} = 1`),
      rewardAmount: sum(table.rewardAmount, isRewarded),
      goodsValue: sum(table.goodsValue, isReturned),
    })
    .from(table)
    .where(where);
  if (!row) throw new Error('no totals');
  return { ...row, recoverRate: rateOf(row) };
}

const day = sql<string>`to_char(to_timestamp(${table.createdOn} / 1000.0) at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;

async function statistics(db: Db, where: SQL | undefined) {
  // whose vehicle it was, else what the owner remembers
  const companyName = sql<string>`coalesce(${company.companyName}, ${table.companyName})`;
  return {
    ...(await totals(db, where)),
    byType: await db
      .select({ goodsType: table.goodsType, ...COUNTED })
      .from(table)
      .where(where)
      .groupBy(table.goodsType)
      .orderBy(sql`count(*) desc`, asc(table.goodsType)),
    bySeat: await db
      .select({ seatPosition: table.seatPosition, ...COUNTED })
      .from(table)
      .where(where)
      .groupBy(table.seatPosition)
      .orderBy(asc(table.seatPosition)),
    byCompany: await db
      .select({ companyName, ...COUNTED })
      .from(table)
      .leftJoin(vehicle, sql`${vehicle.plateNumber} = ${table.matchPlateNumber}`)
      .leftJoin(company, sql`${company.id} = ${vehicle.companyId}`)
      .where(and(where, isNotNull(companyName)))
      .groupBy(companyName)
      .orderBy(sql`count(*) desc`, asc(companyName)),
    byDay: await db
      .select({ date: day, ...COUNTED, matched: when(isMatched) })
      .from(table)
      .where(where)
      .groupBy(day)
      .orderBy(asc(day)),
  };
}

/** Too late at its beginning or its end, whether that came or not. @param now milliseconds since 1970 */
function isOverdue(now: number): SQL {
  const from = sql`greatest(${table.createdOn}, coalesce(${table.payTime}, 0) * ${table.payStatus})`;
  const within = ({ vip, usual }: { vip: number; usual: number }) =>
    sql`(${from} + case ${table.payStatus} when 1 then ${vip}::bigint else ${usual}::bigint end)`;
  return sql`(coalesce(${table.handleStartDate}, ${now}) > ${within(FIRST_ACTION_MS)}
    or coalesce(${table.handleEndDate}, ${now}) > ${within(CLOSE_MS)})`;
}

const performance = (now: number) => ({
  received: COUNTED.total,
  handled: when(isHandled),
  matched: when(isMatched),
  returned: COUNTED.returned,
  overdue: when(isOverdue(now)),
  avgFirstActionSeconds: meanSpan(table.createdOn, table.handleStartDate),
  avgHandleSeconds: meanSpan(table.handleStartDate, table.handleEndDate),
  rewardAmount: sum(table.rewardAmount, isRewarded),
});

export const lostReportHandlers = {
  statistics: ({ db, scope, query }) => statistics(db, cameIn(scope, query)),

  orderPerformances: async ({ db, scope, query, clock }) => {
    const rows = await db
      .select({
        handleUserId: table.handleUserId,
        handleUserName: sql<string | null>`max(${table.handleUserName})`,
        ...performance(clock()),
      })
      .from(table)
      .where(and(cameIn(scope, query), isNotNull(table.handleUserId)))
      .groupBy(table.handleUserId)
      .orderBy(desc(COUNTED.total), asc(table.handleUserId));
    return rows.map(row => ({
      ...row,
      recoverRate: rateOf({ total: row.received, returned: row.returned }),
    }));
  },

  performanceStat: async ({ db, scope, query, clock }) => {
    const [row] = await db.select(performance(clock())).from(table).where(cameIn(scope, query));
    if (!row) throw new Error('no totals');
    const recoverRate = rateOf({ total: row.received, returned: row.returned });
    return { handleUserId: null, handleUserName: null, ...row, recoverRate };
  },
} satisfies Handlers<typeof lostReportCalls>;
