/** What becomes of differences that a person has handled, or that came from another day, when their day is matched again. */
import {
  CARRY,
  CORRECT,
  DIFFERENCE_HANDLED,
  DIFFERENCE_WAITS,
} from '../../../contract/reconciliation-states.ts';
import type { Db } from '../../core/context.ts';
import { noteEvent } from '../../domain/books/events.ts';
import type { DifferenceRow } from '../../domain/books/tables.ts';
import { fixedCorrections, revokeCorrection } from '../../domain/payments/corrections.ts';
import { type Told, updateDifference, type Writing } from './written.ts';

interface Sorted {
  /** They stand as they are; one that waits for its other side may find it. */
  carried: DifferenceRow[];
  /** They stand while a match finds them as they were handled. */
  handled: DifferenceRow[];
  waiting: DifferenceRow[];
}

/** Neither of them: what came late has no line here, and what was corrected is settled. Both stay, and hide nothing. */
export async function sortedRows(db: Db, rows: readonly DifferenceRow[]): Promise<Sorted> {
  const fixed = await fixedCorrections(db, rows);
  const sorted: Sorted = { carried: [], handled: [], waiting: [] };
  for (const row of rows) {
    if (row.isLate === 1 || row.handling === CORRECT) continue;
    if (row.carriedFrom !== null || row.handling === CARRY || fixed.has(row.id)) sorted.carried.push(row);
    else if (row.handleState === DIFFERENCE_HANDLED) sorted.handled.push(row);
    else sorted.waiting.push(row);
  }
  return sorted;
}

export const handledAs = (carriedFrom: string, { now, by }: Writing) => ({
  carriedFrom,
  handleState: DIFFERENCE_HANDLED,
  handling: CARRY,
  handledBy: by,
  handledOn: now,
});

/** What was carried here and waits for its other side has found it. Anything else stays as it is. */
export async function completeCarried(writing: Writing, row: DifferenceRow, told: Told): Promise<void> {
  const isFound = row.carriedFrom !== null && row.handleState === DIFFERENCE_WAITS;
  if (!isFound || !told.ourId || !told.lineId) return updateLine(writing, row, told);
  const set = { ...told, type: row.type, ...handledAs(row.carriedFrom ?? '', writing) };
  await updateDifference(writing.db, row, set, writing.now);
}

/** The line of another file of the same day says the same. */
export async function updateLine({ db, now }: Writing, row: DifferenceRow, told: Told): Promise<void> {
  if (told.lineId && row.lineId !== told.lineId && row.lineKey === told.lineKey)
    await updateDifference(db, row, { lineId: told.lineId }, now);
}

export const UNHANDLED = {
  handleState: DIFFERENCE_WAITS,
  handling: null,
  handleRemark: null,
  handledById: null,
  handledBy: null,
  handledOn: null,
  carriedTo: null,
  correctionSide: null,
  correctionId: null,
} as const;

/** It is another difference than the one that was handled, and waits for a person again. */
export async function reopenHandled(writing: Writing, row: DifferenceRow, told: Told): Promise<void> {
  await forgetHandled(writing, row);
  await updateDifference(writing.db, row, { ...told, ...UNHANDLED }, writing.now);
}

/** What was done about it does not count any more. */
export async function forgetHandled({ db, now, by }: Writing, row: DifferenceRow): Promise<void> {
  const { day, channel, handling, id: differenceId, amount, handleRemark: text } = row;
  if (row.correctionSide !== null && row.correctionId !== null)
    await revokeCorrection({ db, clock: () => now }, row.correctionSide, row.correctionId, by);
  await noteEvent(db, { day, act: 'takeBack', by, channel, handling, differenceId, amount, text, on: now });
}
