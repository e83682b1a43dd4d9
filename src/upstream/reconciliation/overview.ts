/** Days of the books as their page shows them. */
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reason } from '../../contract/grammar/reasons.ts';
import type { DayOverview, DaySummary } from '../../contract/reconciliation-records.ts';
import { CLOSED_BY_ANOTHER_ABOVE, DIFFERENCE_TYPES } from '../../contract/reconciliation-states.ts';
import type { Clock, Db, SignedIn } from '../core/context.ts';
import { readProperties } from '../core/properties.ts';
import { dayAfter, daysBetween, isOver } from '../domain/books/days.ts';
import { bookDay, bookEvent, difference } from '../domain/books/tables.ts';
import { channelsOf, missingOf, summaryOf } from './conditions.ts';
import { type DayFacts, factsOf, waitingIn } from './facts.ts';
import { statementBatch } from './tables.ts';

interface Asking {
  db: Db;
  clock: Clock;
  user: SignedIn;
}

const MOST_EVENTS = 50;

export async function listDays({ db, clock }: Asking, from: string, to: string): Promise<DaySummary[]> {
  const about = await duesOf({ db, clock });
  const factsAt = await factsOf(db, [from, to]);
  const count = daysBetween(from, to) + 1;
  return Array.from({ length: count }, (_, at) => summaryOf(factsAt(dayAfter(from, at)), about));
}

export async function dayOverview(asking: Asking, day: string): Promise<DayOverview> {
  const { db } = asking;
  const facts = (await factsOf(db, [day, day]))(day);
  const { row } = facts;
  const payments = facts.paid.reduce((sum, { count }) => sum + count, 0);
  return {
    ...summaryOf(facts, await duesOf(asking)),
    version: row?.version ?? 0,
    closedUserId: row?.closedOn == null ? null : row.closedById,
    reopenedBy: row?.reopenedBy ?? null,
    reopenedOn: row?.reopenedOn ?? null,
    reopenReason: row?.reopenReason ?? null,
    channels: channelsOf(facts),
    types: typesOf(facts),
    payments,
    late: await lateOf(db, day),
    closeRefusal: await closeRefusalOf(asking, facts),
    reopenRefusal: row?.closedOn == null ? 'DAY_NOT_CLOSED' : null,
    events: await db
      .select()
      .from(bookEvent)
      .where(eq(bookEvent.day, day))
      .orderBy(desc(bookEvent.id))
      .limit(MOST_EVENTS),
  };
}

async function duesOf({ db, clock }: Pick<Asking, 'db' | 'clock'>) {
  const { 'finance.closeBy': closeBy } = await readProperties(db, 'finance.closeBy');
  const first = await db.execute(sql`
    select least((select min(${bookDay.day}) from ${bookDay}), (select min(${statementBatch.billDate}) from ${statementBatch})) as begin`);
  const [row] = (first as unknown as { rows: { begin: string | null }[] }).rows;
  return { now: clock(), closeBy, begin: row?.begin ?? null };
}

function typesOf(facts: DayFacts): DayOverview['types'] {
  const countOf = (some: DayFacts['differing'], type: number) =>
    some.reduce((sum, one) => sum + (one.type === type ? one.count : 0), 0);
  return DIFFERENCE_TYPES.map(type => ({
    type,
    waiting: countOf(waitingIn(facts), type),
    all: countOf(facts.differing, type),
  }));
}

/** Payments of this day that came after it was closed. */
async function lateOf(db: Db, day: string): Promise<DayOverview['late']> {
  const rows = await db
    .select({
      differenceId: difference.id,
      day: difference.day,
      amount: difference.amount,
      name: sql<string | null>`coalesce(
        (select coalesce(i.out_trade_no, i.trade_no) from income i where ${difference.ourSide} = 'income' and i.id = ${difference.ourId}),
        (select o.out_trade_no from outlay o where ${difference.ourSide} = 'outlay' and o.id = ${difference.ourId}))`,
    })
    .from(difference)
    .where(and(eq(difference.carriedFrom, day), eq(difference.isLate, 1)))
    .orderBy(difference.id);
  return rows;
}

/** Why this person does not close the day now; null: may. */
export async function closeRefusalOf({ db, clock, user }: Asking, facts: DayFacts): Promise<Reason | null> {
  const { day, row } = facts;
  const missing = missingOf(facts);
  if (row?.closedOn != null) return 'DAY_CLOSED';
  if (!isOver(day, clock())) return 'DAY_NOT_OVER';
  if (missing.statements > 0) return 'CLOSE_STATEMENT_MISSING';
  if (missing.differences > 0) return 'CLOSE_DIFFERENCES';
  if (missing.processing > 0) return 'CLOSE_PROCESSING';
  const isOwn = and(
    eq(difference.day, day),
    eq(difference.handledById, user.userId),
    sql`${difference.amount} > ${CLOSED_BY_ANOTHER_ABOVE}`,
  );
  return (await db.$count(difference, isOwn)) > 0 ? 'CLOSE_BY_ANOTHER' : null;
}
