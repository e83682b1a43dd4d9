/** Days beside the matched one that knew only one side of a payment. */
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import {
  DIFFERENCE_WAITS,
  ONLY_OURS,
  ONLY_THEIRS,
  OTHER_DAY,
} from '../../../contract/reconciliation-states.ts';
import { isClosed } from '../../domain/books/days.ts';
import { difference } from '../../domain/books/tables.ts';
import type { Account } from './loading.ts';
import type { Matched } from './parts.ts';
import { toldOf, updateDifference, type Writing } from './written.ts';

/** They know both sides now, as long as they are open. */
export async function tellOtherDays(
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
      )
      .for('update');
    for (const row of rows) {
      if (await isClosed(db, row.day)) continue;
      const { ourSide, ourId, lineId } = told;
      const lineKey = row.lineKey ?? told.lineKey;
      await updateDifference(db, row, { type: OTHER_DAY, ourSide, ourId, lineId, lineKey }, now);
    }
  }
}
