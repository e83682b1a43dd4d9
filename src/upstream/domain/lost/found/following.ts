/** What becomes of a found item when something is done about the case that it is linked to. */
import { and, eq } from 'drizzle-orm';
import { foundItem } from '../../../../contract/found-item.ts';
import { type FoundState, GIVEN_BACK, KEPT, LINKED, WITH_POLICE } from '../../../../contract/found-states.ts';
import type { LostAct } from '../../../../contract/lost-states.ts';
import type { Db } from '../../../core/context.ts';
import { shapeOf } from '../../../core/http/shape.ts';
import { updateRecord, type Writing } from '../../../core/records.ts';
import type { LostOrderRow } from '../tables.ts';
import { type FoundItemRow, foundItemTable as table } from './tables.ts';

const shape = shapeOf(foundItem.Row);

/** How the operate log and the earlier versions have it, as the generic calls do. */
export const FOUND_KIND = {
  table,
  objectType: foundItem.name,
  summary: (row: FoundItemRow) => ({ ...(shape(row) as object), areaIds: [row.addressType] }),
};

export type FoundChange = Partial<typeof table.$inferInsert>;

export const changeFound = (writing: Writing, before: FoundItemRow, change: FoundChange) =>
  updateRecord(writing, FOUND_KIND, { ...change, id: before.id }, before);

/** Belongs to no case any more. */
export const FREED: FoundChange = { state: KEPT, lostId: null, lostNo: null };

/** In this state, of this case. @param isHeld until the transaction ends; the case is held before it */
export function itemsOf(db: Db, lostId: string, state: FoundState, isHeld = false): Promise<FoundItemRow[]> {
  const asked = db
    .select()
    .from(table)
    .where(and(eq(table.lostId, lostId), eq(table.state, state)));
  return isHeld ? asked.for('update') : asked;
}

const WENT_TO_POLICE = 4;

/** @param after as the act has left the case, which is held */
export async function followCase(writing: Writing, after: LostOrderRow, act: LostAct): Promise<void> {
  const follow = FOLLOWS[act];
  if (!follow) return;
  for (const item of await itemsOf(writing.db, after.id, follow.from, true)) {
    const change = follow.change(after, item);
    if (change) await changeFound(writing, item, change);
  }
}

interface Follow {
  from: FoundState;
  change(after: LostOrderRow, item: FoundItemRow): FoundChange | undefined;
}

const freed: Follow = { from: LINKED, change: () => FREED };

const FOLLOWS: Readonly<Partial<Record<LostAct, Follow>>> = {
  // a match that is only corrected is still with the same driver
  match: { from: LINKED, change: (after, item) => (isOf(after, item) ? undefined : FREED) },
  unmatch: freed,
  ownerDenies: freed,
  cancel: freed,
  close: {
    from: LINKED,
    change: ({ handleResult }) => (handleResult === WENT_TO_POLICE ? { state: WITH_POLICE } : FREED),
  },
  closeAsReturned: { from: LINKED, change: () => ({ state: GIVEN_BACK }) },
  reopen: { from: GIVEN_BACK, change: () => ({ state: LINKED }) },
};

const isOf = ({ matchPlateNumber, matchDriverId }: LostOrderRow, { plateNumber, driverId }: FoundItemRow) =>
  (plateNumber !== null && matchPlateNumber === plateNumber) ||
  (driverId !== null && matchDriverId === driverId);
