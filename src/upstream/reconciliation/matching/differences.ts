/** Differences that a match has found, beside those that are there. */
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import {
  CARRY,
  DIFFERENCE_HANDLED,
  DIFFERENCE_WAITS,
  ONLY_OURS,
  ONLY_THEIRS,
  OTHER_DAY,
} from '../../../contract/reconciliation-states.ts';
import type { Db } from '../../core/context.ts';
import { isOneOf } from '../../core/paging.ts';
import { isClosed } from '../../domain/books/days.ts';
import { type DifferenceRow, difference } from '../../domain/books/tables.ts';
import { lineKeysOf } from './line-keys.ts';
import type { Account } from './loading.ts';
import { amountOf, type BillLine, type Found, gapOf, type Matched } from './parts.ts';

interface Writing {
  /** Within a transaction. */
  db: Db;
  now: number;
  by: string | null;
}

type Values = typeof difference.$inferInsert;
type Told = Pick<Values, 'type' | 'amount' | 'gap' | 'ourSide' | 'ourId' | 'lineId' | 'lineKey'>;

const ROWS_AT_ONCE = 500;

export async function writeDifferences(
  writing: Writing,
  account: Account,
  { matched, lines }: { matched: Matched; lines: readonly BillLine[] },
): Promise<void> {
  const { db, now } = writing;
  const keys = lineKeysOf(lines);
  const there = await db
    .select()
    .from(difference)
    .where(and(eq(difference.day, account.day), eq(difference.channel, account.channel)))
    .for('update');
  const isKept = ({ handleState, carriedFrom, isLate }: DifferenceRow) =>
    handleState === DIFFERENCE_HANDLED || carriedFrom !== null || isLate === 1;
  const kept = there.filter(isKept);
  const waiting = new Map(there.filter(row => !isKept(row)).map(row => [sidesOf(row), row]));
  const keptOurs = new Map(kept.flatMap(row => (row.ourId === null ? [] : [[oursOf(row), row]])));
  const keptLines = new Map(kept.flatMap(row => (row.lineKey === null ? [] : [[row.lineKey, row]])));
  const carried = await carriedHere(db, account);
  const fresh: Values[] = [];
  for (const found of matched.differences) {
    const told = toldOf(found, keys);
    const same = keptOurs.get(oursOf(told)) ?? keptLines.get(told.lineKey ?? '');
    if (same) {
      await completeKept(writing, same, told);
      continue;
    }
    const from =
      told.type === OTHER_DAY ? (carried.get(oursOf(told)) ?? carried.get(told.lineKey ?? '')) : undefined;
    const known = waiting.get(sidesOf(told));
    if (known) {
      waiting.delete(sidesOf(told));
      await update(db, known, { ...told, ...(from && handledAs(from, writing)) }, now);
    } else {
      fresh.push({
        ...account,
        ...told,
        ...(from && handledAs(from, writing)),
        createdOn: now,
        updatedOn: now,
      });
    }
  }
  const gone = [...waiting.values()].map(({ id }) => id);
  if (gone.length > 0) await db.delete(difference).where(isOneOf(difference.id, gone));
  for (let at = 0; at < fresh.length; at += ROWS_AT_ONCE)
    await db.insert(difference).values(fresh.slice(at, at + ROWS_AT_ONCE));
  await tellOtherDays(writing, account, matched, keys);
}

type Sided = { ourSide?: string | null; ourId?: string | null; lineKey?: string | null };
const oursOf = ({ ourSide, ourId }: Sided) => (ourId ? `${ourSide}:${ourId}` : '-');
const sidesOf = (row: Sided) => `${oursOf(row)} ${row.lineKey ?? '-'}`;

function toldOf(found: Found, keys: ReadonlyMap<string, string>): Told {
  const [ourSide = null, ourId = null] = found.entry?.key.split(':') ?? [];
  return {
    type: found.type,
    amount: amountOf(found),
    gap: gapOf(found),
    ourSide: ourSide as Told['ourSide'],
    ourId,
    lineId: found.line?.key ?? null,
    lineKey: found.line ? (keys.get(found.line.key) ?? null) : null,
  };
}

/** By either side, the day from which it was carried here. */
async function carriedHere(db: Db, { channel, day }: Account): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(difference)
    .where(
      and(eq(difference.channel, channel), eq(difference.carriedTo, day), eq(difference.handling, CARRY)),
    );
  const sides = new Map<string, string>();
  for (const row of rows) {
    if (row.ourId !== null) sides.set(oursOf(row), row.day);
    if (row.lineKey !== null) sides.set(row.lineKey, row.day);
  }
  return sides;
}

const handledAs = (carriedFrom: string, { now, by }: Writing) => ({
  carriedFrom,
  handleState: DIFFERENCE_HANDLED,
  handling: CARRY,
  handledBy: by,
  handledOn: now,
});

/** What was carried here and waits for its other side has found it. Anything else that is kept stays as it is. */
async function completeKept(writing: Writing, row: DifferenceRow, told: Told): Promise<void> {
  const isFound = row.carriedFrom !== null && row.isLate === 0 && row.handleState === DIFFERENCE_WAITS;
  if (!isFound || !told.ourId || !told.lineId) {
    // the line of another file of the same day says the same
    if (told.lineId && row.lineId !== told.lineId && row.lineKey === told.lineKey)
      await update(writing.db, row, { lineId: told.lineId }, writing.now);
    return;
  }
  await update(
    writing.db,
    row,
    { ...told, type: row.type, ...handledAs(row.carriedFrom ?? '', writing) },
    writing.now,
  );
}

const update = (db: Db, { id }: DifferenceRow, set: Partial<Values>, now: number) =>
  db
    .update(difference)
    .set({ ...set, updatedOn: now, version: sql`${difference.version} + 1` })
    .where(eq(difference.id, id));

/** Days beside this one that knew only one side know both now, as long as they are open. */
async function tellOtherDays(
  { db, now }: Writing,
  account: Account,
  { differences }: Matched,
  keys: ReadonlyMap<string, string>,
): Promise<void> {
  for (const found of differences.filter(({ type }) => type === OTHER_DAY)) {
    const told = toldOf(found, keys);
    const isOurs =
      told.ourId && and(eq(difference.ourSide, told.ourSide ?? 'income'), eq(difference.ourId, told.ourId));
    const isTheirs = told.lineId && eq(difference.lineId, told.lineId);
    const rows = await db
      .select()
      .from(difference)
      .where(
        and(
          or(isOurs || undefined, isTheirs || undefined),
          inArray(difference.type, [ONLY_OURS, ONLY_THEIRS]),
          eq(difference.handleState, DIFFERENCE_WAITS),
          sql`${difference.day} <> ${account.day}`,
        ),
      );
    for (const row of rows) {
      if (await isClosed(db, row.day)) continue;
      const { ourSide, ourId, lineId } = told;
      await update(
        db,
        row,
        { type: OTHER_DAY, ourSide, ourId, lineId, lineKey: row.lineKey ?? told.lineKey },
        now,
      );
    }
  }
}
