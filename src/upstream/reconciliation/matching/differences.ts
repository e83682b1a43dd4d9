/** Differences that a match has found, beside those that are there. */
import { and, eq } from 'drizzle-orm';
import { CARRY, OTHER_DAY } from '../../../contract/reconciliation-states.ts';
import type { Db } from '../../core/context.ts';
import { isOneOf } from '../../core/paging.ts';
import { type DifferenceRow, difference } from '../../domain/books/tables.ts';
import {
  completeCarried,
  forgetHandled,
  handledAs,
  reopenHandled,
  sortedRows,
  updateLine,
} from './known-differences.ts';
import { lineKeysOf } from './line-keys.ts';
import type { Account } from './loading.ts';
import { tellOtherDays } from './other-days.ts';
import type { BillLine, Matched } from './parts.ts';
import { oursOf, sidesOf, toldOf, updateDifference, type Values, type Writing } from './written.ts';

const ROWS_AT_ONCE = 500;

/**
 * A handled difference stays as it is where it is found again as it was. Another type or gap waits again, and what is not found
 * again is gone; a row that was added for it does not count any more.
 */
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
  const { carried, handled, waiting } = await sortedRows(db, there);
  const [carriedOne, handledOne] = [bySide(carried), bySide(handled)];
  const waitingBySides = new Map(waiting.map(row => [sidesOf(row), row]));
  const from = await carriedHere(db, account);
  const gone = new Set(handled);
  const fresh: Values[] = [];
  for (const found of matched.differences) {
    const told = toldOf(found, keys);
    const sameCarried = carriedOne(told);
    if (sameCarried) {
      await completeCarried(writing, sameCarried, told);
      continue;
    }
    const sameHandled = handledOne(told);
    if (sameHandled && gone.delete(sameHandled)) {
      if (sameHandled.type === told.type && sameHandled.gap === told.gap)
        await updateLine(writing, sameHandled, told);
      else await reopenHandled(writing, sameHandled, told);
      continue;
    }
    const fromDay =
      told.type === OTHER_DAY ? (from.get(oursOf(told)) ?? from.get(told.lineKey ?? '')) : undefined;
    const set = { ...told, ...(fromDay && handledAs(fromDay, writing)) };
    const known = waitingBySides.get(sidesOf(told));
    if (known) {
      waitingBySides.delete(sidesOf(told));
      await updateDifference(db, known, set, now);
    } else fresh.push({ ...account, ...set, createdOn: now, updatedOn: now });
  }
  for (const row of gone) await forgetHandled(writing, row);
  const goneIds = [...waitingBySides.values(), ...gone].map(({ id }) => id);
  if (goneIds.length > 0) await db.delete(difference).where(isOneOf(difference.id, goneIds));
  for (let at = 0; at < fresh.length; at += ROWS_AT_ONCE)
    await db.insert(difference).values(fresh.slice(at, at + ROWS_AT_ONCE));
  await tellOtherDays(writing, account, matched, keys);
}

/** Finds a row by our payment, else by the line. */
function bySide(rows: readonly DifferenceRow[]) {
  const byOurs = new Map(rows.flatMap(row => (row.ourId === null ? [] : [[oursOf(row), row]])));
  const byLine = new Map(rows.flatMap(row => (row.lineKey === null ? [] : [[row.lineKey, row]])));
  return (told: Pick<Values, 'ourSide' | 'ourId' | 'lineKey'>) =>
    byOurs.get(oursOf(told)) ?? byLine.get(told.lineKey ?? '');
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
