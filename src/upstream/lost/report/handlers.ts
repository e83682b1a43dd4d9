/** Figures of lost cases. Each is counted from the cases themselves, so that it equals the list that it stands for. */
import { and, asc, desc, eq, gte, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { LostPart, lostReportCalls } from '../../../contract/lost-report.ts';
import { RETURNED } from '../../../contract/lost-states.ts';
import type { Db, Handlers } from '../../core/context.ts';
import { percentOf } from '../../core/ratios.ts';
import type { AreaScope } from '../../core/scope.ts';
import { lostOrderTable as table } from '../../domain/lost/tables.ts';
import { companyOfCase } from '../case/companies.ts';
import { isLate } from '../case/deadlines.ts';

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
const isReturned = eq(table.handleResult, RETURNED);
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

/** Each part by what its cases are told apart, in the order of its rows. */
const PARTS = {
  byType: (db: Db, where: SQL | undefined) =>
    db
      .select({ goodsType: table.goodsType, ...COUNTED })
      .from(table)
      .where(where)
      .groupBy(table.goodsType)
      .orderBy(sql`count(*) desc`, asc(table.goodsType)),
  bySeat: (db: Db, where: SQL | undefined) =>
    db
      .select({ seatPosition: table.seatPosition, ...COUNTED })
      .from(table)
      .where(where)
      .groupBy(table.seatPosition)
      .orderBy(asc(table.seatPosition)),
  byCompany: async (db: Db, where: SQL | undefined) => {
    const named = db
      .select({ companyName: companyOfCase.as('named'), handleResult: table.handleResult })
      .from(table)
      .where(where)
      .as('named_cases');
    const rows = await db
      .select({
        companyName: named.companyName,
        total: COUNTED.total,
        returned: when(sql`${named.handleResult} = ${RETURNED}`),
      })
      .from(named)
      .where(isNotNull(named.companyName))
      .groupBy(named.companyName)
      .orderBy(sql`count(*) desc`, asc(named.companyName));
    return rows.map(row => ({ ...row, companyName: row.companyName ?? '' }));
  },
  byDay: (db: Db, where: SQL | undefined) =>
    db
      .select({ date: day, ...COUNTED, matched: when(isMatched) })
      .from(table)
      .where(where)
      .groupBy(day)
      .orderBy(asc(day)),
};

const statistics = async (db: Db, where: SQL | undefined) => ({
  ...(await totals(db, where)),
  byType: await PARTS.byType(db, where),
  bySeat: await PARTS.bySeat(db, where),
  byCompany: await PARTS.byCompany(db, where),
  byDay: await PARTS.byDay(db, where),
});

/** As a file has it. */
async function partOf(db: Db, where: SQL | undefined, part: LostPart) {
  const row = (of: string | number, { total, returned }: { total: number; returned: number }) => ({
    of: String(of),
    total,
    returned,
    recoverRate: rateOf({ total, returned }),
  });
  switch (part) {
    case 'byType':
      return (await PARTS.byType(db, where)).map(each => row(each.goodsType, each));
    case 'bySeat':
      return (await PARTS.bySeat(db, where)).map(each => row(each.seatPosition, each));
    case 'byCompany':
      return (await PARTS.byCompany(db, where)).map(each => row(each.companyName, each));
    case 'byDay':
      return (await PARTS.byDay(db, where)).map(each => row(each.date, each));
  }
}

const performance = (now: number) => ({
  received: COUNTED.total,
  handled: when(isHandled),
  matched: when(isMatched),
  returned: COUNTED.returned,
  overdue: when(isLate(now)),
  avgFirstActionSeconds: meanSpan(table.createdOn, table.handleStartDate),
  avgHandleSeconds: meanSpan(table.handleStartDate, table.handleEndDate),
  rewardAmount: sum(table.rewardAmount, isRewarded),
});

export const lostReportHandlers = {
  statistics: ({ db, scope, query }) => statistics(db, cameIn(scope, query)),

  listLostPart: ({ db, scope, query }) => partOf(db, cameIn(scope, query), query.part),

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
