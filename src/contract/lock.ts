/**
 * Who is editing what: a courtesy between clerks. What keeps two from overwriting each other is the version.
 * 编辑锁 edit lock · 持有人 holder. These calls are this project's own.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs, Id, line } from './grammar/wire.ts';

/** Until it has to be taken anew. */
export const LOCK_LEASE_MS = 60_000;
/** How often an open form does so. */
export const LOCK_RENEW_MS = 20_000;

/** `resource` is react-admin's name of it. */
const place = { resource: line(100), recordId: Id };

/**
 * Besides, which of the person's windows: each has a lease of its own, so that closing one does not free what
 * another still edits. Drawn by lot by the window; one that says nothing is one window.
 */
const placeAndWindow = { ...place, windowId: z.optional(line(64)) };

export const Lock = z.object({
  ...place,
  lockedById: Id,
  lockedBy: z.string(),
  createdOn: EpochMs,
  expireOn: EpochMs,
  /** Held by the person who asks. */
  isMine: z.boolean(),
  /** The holder edits it in another window than the one that asks, here or elsewhere. */
  isElsewhere: z.boolean(),
});
export type Lock = z.output<typeof Lock>;

export const lockCalls = callGroup(
  'lock',
  {
    /** Takes or renews it where it is free or one's own; otherwise answers whose it is. */
    takeLock: call('POST', '/api/admin/lock', {
      body: z.object(placeAndWindow),
      data: Lock,
      may: 'signed-in',
      fails: ['NOT_FOUND', 'TOO_FREQUENT'],
      scope: 'areas',
    }),
    /** Without effect where it is not one's own. */
    releaseLock: call('DELETE', '/api/admin/lock', {
      query: z.object(placeAndWindow),
      data: z.null(),
      may: 'signed-in',
    }),
    /** All that are held now among the records of a resource. */
    listLocks: call('GET', '/api/admin/lock/list', {
      query: z.object({ resource: line(100) }),
      data: z.array(Lock),
      may: 'signed-in',
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
