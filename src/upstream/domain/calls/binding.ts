/** What came of a call: the order, the lost case or the complaint that was taken down in it. */
import { and, eq, sql } from 'drizzle-orm';
import { UNTAGGED } from '../../../contract/call-record.ts';
import { COMPLAINT_TAG, LOST_TAG, ORDER_TAG } from '../../../contract/dictionary.ts';
import type { Db } from '../../core/context.ts';
import { push } from '../../core/outbox/outbox.ts';
import type { AreaScope } from '../../core/scope.ts';
import { deskNews } from './pushes.ts';
import { type CallRecordRow, callRecord } from './tables.ts';

/** Undefined where there is none, or outside the areas. */
export async function findCall(db: Db, scope: AreaScope, id: string): Promise<CallRecordRow | undefined> {
  const [found] = await db
    .select()
    .from(callRecord)
    .where(and(eq(callRecord.id, id), scope.byArea(callRecord.addressType)));
  return found;
}

export type CallRecordLinks = Partial<Pick<CallRecordRow, 'orderId' | 'lostId' | 'complaintId'>>;

const TAG_OF = { orderId: ORDER_TAG, lostId: LOST_TAG, complaintId: COMPLAINT_TAG } as const;

interface TakenDown {
  /** Name of the person. */
  by: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Of several of one kind the last counts.
 * @param takenDown by whom: then the call has its tag as well, unless somebody has tagged it already
 */
export async function bindToCall(
  db: Db,
  callId: string,
  made: CallRecordLinks,
  takenDown?: TakenDown,
): Promise<void> {
  const where = eq(callRecord.id, callId);
  if (!takenDown) {
    await db.update(callRecord).set(made).where(where);
    return;
  }
  const { by, now } = takenDown;
  const [kind] = Object.keys(made) as (keyof CallRecordLinks)[];
  const isUntagged = sql`${callRecord.tagging} = ${UNTAGGED}`;
  await db
    .update(callRecord)
    .set({
      ...made,
      ...(kind && {
        tagging: sql`case when ${isUntagged} then ${TAG_OF[kind]} else ${callRecord.tagging} end`,
        taggedOn: sql`case when ${isUntagged} then ${now} else ${callRecord.taggedOn} end`,
      }),
      updatedOn: now,
      updatedBy: by,
      version: sql`${callRecord.version} + 1`,
    })
    .where(where);
  await push(db, deskNews(callId, now));
}
