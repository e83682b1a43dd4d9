/** What an agent sees while it rings: who it is, what he has ordered and lost, and what the call may be about. */
import { and, desc, inArray } from 'drizzle-orm';
import { MOST_POPPED_ADDRESSES, type ScreenPop } from '../../../contract/call-centre.ts';
import {
  CALL_TAG_DICTIONARY,
  COMPLAINT_TAG,
  IVR_KEY_DICTIONARY,
  LOST_TAG,
  ORDER_TAG,
} from '../../../contract/dictionary.ts';
import { isAllowed, type Rights } from '../../../contract/grammar/may.ts';
import type { Clock, Db } from '../../core/context.ts';
import type { AreaScope } from '../../core/scope.ts';
import { complaintTable } from '../complaints/tables.ts';
import { lostOrderTable } from '../lost/tables.ts';
import { callerWithId } from '../orders/caller.ts';
import { numbersOf } from '../orders/passengers.ts';
import { readTwoDictionaries, toCalls } from './reading.ts';
import type { CallRecordRow } from './tables.ts';

interface Popping {
  db: Db;
  clock: Clock;
  scope: AreaScope;
  rights: Rights;
}

const MOST_CASES = 3;

export async function popOf(popping: Popping, row: CallRecordRow): Promise<ScreenPop> {
  const { db, rights } = popping;
  const [call] = await toCalls(db, [row]);
  if (!call) throw new Error('NO_CALL');
  const { passengerId } = row;
  const who = passengerId === null ? null : await callerWithId(popping, passengerId, MOST_POPPED_ADDRESSES);
  const numbers = who ? await numbersOf(db, who) : [];
  return {
    call,
    passenger: who,
    cases: isAllowed('lost', rights) ? await casesOf(popping, numbers) : [],
    complaints: isAllowed('monitoring.complaint', rights) ? await complaintsOf(popping, numbers) : [],
    suggestedTag: await suggestedTagOf(db, row),
  };
}

/** What the owner of these numbers has lost, within the areas of who asks. */
async function casesOf({ db, scope }: Popping, numbers: string[]): Promise<ScreenPop['cases']> {
  const { id, lostNo, goodsName, goodsType, handleStatus, createdOn } = lostOrderTable;
  const rows = await db
    .select({ id, lostNo, goodsName, goodsType, handleStatus, createdOn })
    .from(lostOrderTable)
    .where(and(inArray(lostOrderTable.ownerMobile, numbers), scope.byArea(lostOrderTable.addressType)))
    .orderBy(desc(createdOn), desc(id))
    .limit(MOST_CASES);
  return rows as ScreenPop['cases'];
}

async function complaintsOf({ db, scope }: Popping, numbers: string[]): Promise<ScreenPop['complaints']> {
  const { id, complaintNo, type, state, createdOn } = complaintTable;
  const rows = await db
    .select({ id, complaintNo, type, state, createdOn })
    .from(complaintTable)
    .where(and(inArray(complaintTable.mobile, numbers), scope.byArea(complaintTable.addressType)))
    .orderBy(desc(createdOn), desc(id))
    .limit(MOST_CASES);
  return rows as ScreenPop['complaints'];
}

/** By what was done during the call; else the tag that is called like the key that was pressed. */
async function suggestedTagOf(db: Db, row: CallRecordRow): Promise<string | null> {
  if (row.orderId !== null) return ORDER_TAG;
  if (row.lostId !== null) return LOST_TAG;
  if (row.complaintId !== null) return COMPLAINT_TAG;
  if (row.ivrkey === null) return null;
  const [keys, tags] = await readTwoDictionaries(db, IVR_KEY_DICTIONARY, CALL_TAG_DICTIONARY);
  const word = keys.get(row.ivrkey);
  return [...tags].find(([, tag]) => tag === word)?.[0] ?? null;
}
