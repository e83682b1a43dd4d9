/** What consoles are told of locks, in the transaction in which it becomes true. */
import type { Db } from '../core/context.ts';
import type { Lease, Place } from '../core/leases/leases.ts';
import { push } from '../core/outbox/outbox.ts';
import { audienceOf } from './records.ts';

/** Somebody has begun to edit the record. */
export async function publishLockTaken(db: Db, lease: Lease, now: number): Promise<void> {
  const { resource, recordId, userId, userName, expireOn } = lease;
  await push(db, {
    type: 'RECORD_LOCK',
    data: { resource, recordId, lockedById: userId, lockedBy: userName, expireOn },
    to: await audienceOf(db, resource, recordId),
    now,
  });
}

/** Nobody edits it any longer. */
export async function tellFree(db: Db, { resource, recordId }: Place, now: number): Promise<void> {
  await push(db, {
    type: 'RECORD_LOCK',
    data: { resource, recordId, lockedById: null, lockedBy: null, expireOn: null },
    to: await audienceOf(db, resource, recordId),
    now,
  });
}
