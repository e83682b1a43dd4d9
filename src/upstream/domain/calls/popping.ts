/** What an agent sees while it rings: who it is, what he has ordered and lost, and what the call may be about. */
import { and, desc, eq } from 'drizzle-orm';
import { MOST_POPPED_ADDRESSES, type ScreenPop } from '../../../contract/call-centre.ts';
import {
  CALL_TAG_DICTIONARY,
  COMPLAINT_TAG,
  IVR_KEY_DICTIONARY,
  LOST_TAG,
  ORDER_TAG,
} from '../../../contract/dictionary.ts';
import type { LostOrder } from '../../../contract/lost-order.ts';
import type { Clock, Db } from '../../core/context.ts';
import type { AreaScope } from '../../core/scope.ts';
import { lostOrderTable } from '../lost/tables.ts';
import { callerWithId } from '../orders/caller.ts';
import { toCalls, wordsOf } from './reading.ts';
import type { CallRecordRow } from './tables.ts';

interface Popping {
  db: Db;
  clock: Clock;
  scope: AreaScope;
}

const MOST_CASES = 3;

export async function popOf(popping: Popping, row: CallRecordRow): Promise<ScreenPop> {
  const { db } = popping;
  const [call] = await toCalls(db, [row]);
  if (!call) throw new Error('NO_CALL');
  const { passengerId, callno } = row;
  return {
    call,
    passenger: passengerId === null ? null : await callerWithId(popping, passengerId, MOST_POPPED_ADDRESSES),
    cases: callno === null ? [] : await casesOf(popping, callno),
    suggestedTag: await suggestedTagOf(db, row),
  };
}

/** What the owner of this number has lost, within the areas of who asks. */
async function casesOf({ db, scope }: Popping, mobile: string): Promise<ScreenPop['cases']> {
  const { id, lostNo, goodsName, goodsType, handleStatus, createdOn, ownerMobile, addressType } =
    lostOrderTable;
  const rows = await db
    .select({ id, lostNo, goodsName, goodsType, handleStatus, createdOn })
    .from(lostOrderTable)
    .where(and(eq(ownerMobile, mobile), scope.byArea(addressType)))
    .orderBy(desc(createdOn), desc(id))
    .limit(MOST_CASES);
  return rows as ((typeof rows)[number] & Pick<LostOrder, 'goodsType' | 'handleStatus'>)[];
}

/** By what was done during the call; else the tag that is called like the key that was pressed. */
async function suggestedTagOf(db: Db, row: CallRecordRow): Promise<string | null> {
  if (row.orderId !== null) return ORDER_TAG;
  if (row.lostId !== null) return LOST_TAG;
  if (row.complaintId !== null) return COMPLAINT_TAG;
  const word = row.ivrkey && (await wordsOf(db, IVR_KEY_DICTIONARY)).get(row.ivrkey);
  if (!word) return null;
  const tags = [...(await wordsOf(db, CALL_TAG_DICTIONARY))];
  return tags.find(([, tag]) => tag === word)?.[0] ?? null;
}
