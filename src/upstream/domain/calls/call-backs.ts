/**
 * Numbers that somebody has to call back: one open entry for each that has called in vain since somebody last talked to it.
 * 回拨 call-back. Made anew of the calls there are, so that it does not matter in which order they become known.
 */
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { MISSED_STATES } from '../../../contract/call-states.ts';
import type { Db } from '../../core/context.ts';
import { serialize } from '../../core/database/serialize.ts';
import { type CallRecordRow, callBack, callRecord } from './tables.ts';

export const [TO_CALL, DONE, GIVEN_UP] = [1, 2, 3] as const;

/** Until the transaction ends nobody else works at these numbers. */
export async function holdNumbers(db: Db, numbers: readonly string[]): Promise<void> {
  for (const callno of [...new Set(numbers)].toSorted()) await serialize(db, `call back ${callno}`);
}

/**
 * Within a transaction that holds its number.
 * @param before the call as it was
 * @returns whether the queue may be otherwise
 */
export async function noteCallBack(
  db: Db,
  before: CallRecordRow | undefined,
  call: CallRecordRow,
  now: number,
): Promise<boolean> {
  const { callno } = call;
  if (callno === null || (call.state === null && call.begin === null)) return false;
  const isSame = (['state', 'begin', 'enteredOn', 'callno'] as const).every(
    name => before?.[name] === call[name],
  );
  if (isSame) return false;
  const answered = await lastAnswered(db, callno);
  const missed = await missedSince(db, callno, Math.max(answered?.begin ?? 0, await givenUpOn(db, callno)));
  const isOpen = and(eq(callBack.callno, callno), eq(callBack.state, TO_CALL));
  const changed = { updatedOn: now, version: sql`${callBack.version} + 1` };
  if (!missed) {
    await db
      .update(callBack)
      .set({ ...changed, state: DONE, endedOn: now, endedByCallId: answered?.id ?? call.id })
      .where(isOpen);
    return true;
  }
  const open = await db
    .update(callBack)
    .set({ ...changed, ...missed })
    .where(isOpen)
    .returning({ id: callBack.id });
  if (open.length > 0) return true;
  const { passengerId, addressType } = call;
  await db
    .insert(callBack)
    .values({ ...missed, callno, passengerId, addressType, createdOn: now, updatedOn: now });
  return true;
}

/** Of calls in either direction. */
async function lastAnswered(db: Db, callno: string) {
  const [found] = await db
    .select({ id: callRecord.id, begin: callRecord.begin })
    .from(callRecord)
    .where(and(eq(callRecord.callno, callno), isNotNull(callRecord.begin)))
    .orderBy(desc(callRecord.begin), desc(callRecord.id))
    .limit(1);
  return found;
}

/** When somebody last decided not to call back; 0 where nobody has. */
async function givenUpOn(db: Db, callno: string): Promise<number> {
  const [found] = await db
    .select({ on: sql<number>`coalesce(max(${callBack.endedOn}), 0)`.mapWith(Number) })
    .from(callBack)
    .where(and(eq(callBack.callno, callno), eq(callBack.state, GIVEN_UP)));
  return found?.on ?? 0;
}

/** Undefined where there is none. */
async function missedSince(db: Db, callno: string, since: number) {
  const missed = await db
    .select({ id: callRecord.id, enteredOn: callRecord.enteredOn })
    .from(callRecord)
    .where(
      and(
        eq(callRecord.callno, callno),
        eq(callRecord.calltype, 'normal'),
        inArray(callRecord.state, MISSED_STATES),
        sql`${callRecord.enteredOn} > ${since}`,
      ),
    )
    .orderBy(callRecord.enteredOn, callRecord.id);
  const [first, last] = [missed[0], missed.at(-1)];
  if (!first || !last) return undefined;
  return {
    firstMissedOn: first.enteredOn,
    lastMissedOn: last.enteredOn,
    lastCallId: last.id,
    missedCount: missed.length,
  };
}
