/** What came of a call: the order, the lost case or the complaint that was taken down in it. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../core/context.ts';
import type { AreaScope } from '../../core/scope.ts';
import { type CallRecordRow, callRecord } from './tables.ts';

/** Undefined where there is none, or outside the areas. */
export async function findCall(db: Db, scope: AreaScope, id: string): Promise<CallRecordRow | undefined> {
  const [found] = await db
    .select()
    .from(callRecord)
    .where(and(eq(callRecord.id, id), scope.byArea(callRecord.addressType)));
  return found;
}

export type MadeInCall = Partial<Pick<CallRecordRow, 'orderId' | 'lostId' | 'complaintId'>>;

/** Of several of one kind the last counts. */
export async function bindToCall(db: Db, callId: string, made: MadeInCall): Promise<void> {
  await db.update(callRecord).set(made).where(eq(callRecord.id, callId));
}
