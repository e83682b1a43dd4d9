import type { Lock, lockCalls } from '../../contract/lock.ts';
import type { Handlers, SignedIn } from '../core/context.ts';
import {
  giveUpLease,
  type Holder,
  holdLease,
  keepLease,
  type Lease,
  leasesOf,
  leasesOfKind,
  removeExpired,
} from '../core/leases/leases.ts';
import { publishLockTaken, tellFree } from './pushes.ts';
import { checkEdits, checkSees, seenOf } from './records.ts';

export const lockHandlers = {
  takeLock: async ({ db, body, user, scope, clock }) => {
    const { resource, recordId, windowId } = body;
    await checkEdits({ db, user, scope }, resource, recordId);
    const place = { resource, recordId };
    await holdLease(db, place);
    const now = clock();
    await removeExpired(db, place, now);
    const living = await leasesOf(db, place, now);
    const holder = holderOf(user, windowId);
    if (living.some(({ userId }) => userId !== user.userId)) return lockOf(living, holder);
    const kept = await keepLease(db, place, holder, now);
    if (living.length === 0) await publishLockTaken(db, kept, now);
    return lockOf([kept, ...living.filter(lease => !isSame(lease, holder))], holder);
  },

  releaseLock: async ({ db, query, user, clock }) => {
    const { resource, recordId, windowId } = query;
    const place = { resource, recordId };
    await holdLease(db, place);
    const isGivenUp = await giveUpLease(db, place, holderOf(user, windowId));
    const now = clock();
    if (isGivenUp && (await leasesOf(db, place, now)).length === 0) await tellFree(db, place, now);
    return null;
  },

  listLocks: async ({ db, query, user, scope, clock }) => {
    const { resource } = query;
    checkSees({ user }, resource);
    const byRecord = new Map<string, Lease[]>();
    for (const lease of await leasesOfKind(db, resource, clock())) {
      byRecord.set(lease.recordId, [...(byRecord.get(lease.recordId) ?? []), lease]);
    }
    const seen = await seenOf({ db, scope }, resource, [...byRecord.keys()]);
    const holder = holderOf(user, undefined);
    return [...byRecord].flatMap(([id, leases]) => (seen.has(id) ? [lockOf(leases, holder)] : []));
  },
} satisfies Handlers<typeof lockCalls>;

const holderOf = ({ sessionId, userId, userName }: SignedIn, windowId: string | undefined): Holder => ({
  sessionId,
  userId,
  userName,
  windowId: windowId ?? '',
});

const isSame = (lease: Lease, { sessionId, windowId }: Holder) =>
  lease.sessionId === sessionId && lease.windowId === windowId;

/** All leases of one person on one record as one lock. */
function lockOf(leases: readonly Lease[], asking: Holder): Lock {
  const [first] = leases;
  if (!first) throw new Error('NO_LEASE');
  return {
    resource: first.resource,
    recordId: first.recordId,
    lockedById: first.userId,
    lockedBy: first.userName,
    createdOn: Math.min(...leases.map(({ createdOn }) => createdOn)),
    expireOn: Math.max(...leases.map(({ expireOn }) => expireOn)),
    isMine: first.userId === asking.userId,
    isElsewhere: leases.some(lease => !isSame(lease, asking)),
  };
}
