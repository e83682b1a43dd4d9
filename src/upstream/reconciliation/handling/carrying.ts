/** A difference belongs to another day: it waits there for its other side, or has met it. 跨日 other day */
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { DIFFERENT, MATCHED, type ReconState } from '../../../contract/payment-states.ts';
import {
  CARRY,
  DIFFERENCE_HANDLED,
  DIFFERENCE_WAITS,
  OTHER_DAY,
} from '../../../contract/reconciliation-states.ts';
import type { Db, SignedIn } from '../../core/context.ts';
import { refuse } from '../../core/failure.ts';
import { isClosed } from '../../domain/books/days.ts';
import { type DifferenceRow, difference } from '../../domain/books/tables.ts';
import { incomeTable, outlayTable } from '../../domain/payments/tables.ts';
import type { Sided } from '../sides.ts';
import { isNearDay, otherDayOf } from './choices.ts';

interface Carrying {
  db: Db;
  now: number;
  user: Pick<SignedIn, 'userId' | 'userName'>;
}

/**
 * The day that it goes to. Fails with PARAMETER and STATE_NOT_ALLOWED.
 * @param asked where the difference does not know its other side
 */
export async function carry(
  carrying: Carrying,
  sided: Sided,
  asked: string | undefined,
): Promise<string | null> {
  const { db } = carrying;
  const { row } = sided;
  // what came late stands in this day already
  if (row.isLate === 1) return null;
  const known = otherDayOf(sided);
  const to = known ?? asked;
  if (to === undefined) throw refuse('PARAMETER', 'CARRY_NO_DAY');
  if (known === undefined && !isNearDay(row.day, to)) throw refuse('PARAMETER', 'CARRY_DAY_FAR');
  // it would go round in a circle, and neither day would miss it
  if (known === undefined && to === row.carriedFrom) throw refuse('STATE_NOT_ALLOWED', 'CARRY_BACK');
  const there = await counterpartOn(db, row, to);
  if (await isClosed(db, to)) {
    if (!there || !isFound(there)) throw refuse('STATE_NOT_ALLOWED', 'CARRY_DAY_CLOSED');
  } else if (known === undefined) await wait(carrying, row, to);
  else if (there?.handleState === DIFFERENCE_WAITS) await meet(carrying, there, row.day);
  if (known !== undefined) await compare(db, sided, MATCHED);
  return to;
}

/** It was handled before its day was closed, as a payment whose other side is in the books of another day. */
const isFound = (there: DifferenceRow): boolean =>
  there.handleState === DIFFERENCE_HANDLED &&
  there.handling === CARRY &&
  (there.isLate === 1 || hasBothSides(there));

export const hasBothSides = ({ ourId, lineId }: Pick<DifferenceRow, 'ourId' | 'lineId'>): boolean =>
  ourId !== null && lineId !== null;

export async function counterpartOn(db: Db, { id, ourSide, ourId, lineId }: DifferenceRow, day: string) {
  const isOurs =
    ourSide && ourId ? and(eq(difference.ourSide, ourSide), eq(difference.ourId, ourId)) : undefined;
  const isTheirs = lineId ? eq(difference.lineId, lineId) : undefined;
  const [found] = await db
    .select()
    .from(difference)
    .where(and(eq(difference.day, day), ne(difference.id, id), or(isOurs, isTheirs)))
    .for('update');
  return found;
}

async function wait({ db, now }: Carrying, row: DifferenceRow, day: string): Promise<void> {
  const { channel, amount, ourSide, ourId, lineId, lineKey } = row;
  await db.insert(difference).values({
    day,
    channel,
    type: OTHER_DAY,
    amount,
    gap: 0,
    ourSide,
    ourId,
    lineId,
    lineKey,
    carriedFrom: row.day,
    createdOn: now,
    updatedOn: now,
  });
}

async function meet({ db, now, user }: Carrying, { id }: DifferenceRow, carriedFrom: string): Promise<void> {
  await db
    .update(difference)
    .set({
      handleState: DIFFERENCE_HANDLED,
      handling: CARRY,
      handledById: user.userId,
      handledBy: user.userName,
      handledOn: now,
      carriedFrom,
      updatedOn: now,
      updatedBy: user.userName,
      version: sql`${difference.version} + 1`,
    })
    .where(eq(difference.id, id));
}

/** Fails with STATE_NOT_ALLOWED, reason TAKE_BACK_CARRIED, where the other day has gone on with it. */
export async function uncarry({ db, now, user }: Carrying, sided: Sided): Promise<void> {
  const { row } = sided;
  if (row.carriedTo === null) return;
  const there = await counterpartOn(db, row, row.carriedTo);
  if (await isClosed(db, row.carriedTo)) throw refuse('STATE_NOT_ALLOWED', 'TAKE_BACK_CARRIED');
  await compare(db, sided, DIFFERENT);
  // what came late stands in that day by itself
  if (there?.carriedFrom !== row.day || there.isLate === 1) return;
  if (there.handleState === DIFFERENCE_HANDLED && there.handling !== CARRY)
    throw refuse('STATE_NOT_ALLOWED', 'TAKE_BACK_CARRIED');
  // what has its other side is a difference of that day by itself
  if (!hasBothSides(there)) {
    await db.delete(difference).where(eq(difference.id, there.id));
    return;
  }
  await db
    .update(difference)
    .set({
      handleState: DIFFERENCE_WAITS,
      handling: null,
      handledById: null,
      handledBy: null,
      handledOn: null,
      carriedFrom: null,
      updatedOn: now,
      updatedBy: user.userName,
      version: sql`${difference.version} + 1`,
    })
    .where(eq(difference.id, there.id));
}

/** Of our payment, unless its own day is closed. */
export async function compare(db: Db, { row, income, outlay }: Sided, reconState: ReconState): Promise<void> {
  const isOpen = (table: typeof incomeTable | typeof outlayTable) =>
    sql`not exists (select 1 from book_day b where b.closed_on is not null
      and b.start_on <= ${table.payTime} and ${table.payTime} < b.end_on)`;
  if (income)
    await db
      .update(incomeTable)
      .set({ reconState })
      .where(and(eq(incomeTable.id, row.ourId ?? ''), isOpen(incomeTable)));
  if (outlay)
    await db
      .update(outlayTable)
      .set({ reconState })
      .where(and(eq(outlayTable.id, row.ourId ?? ''), isOpen(outlayTable)));
}
