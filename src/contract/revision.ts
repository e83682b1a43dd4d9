/**
 * What a record held before: one version for each write, with a way back. 历史版本 revision · 恢复 restore ·
 * 对比 compare. These calls are this project's own.
 *
 * Who may see a record now may see its versions, masked as the record is; a version that lay in areas outside his own
 * is not there for him. A restore is a save of the record, with the right, the rules and the log entry of one.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs, filledLine, Id, listQuery, Version, writeFields } from './grammar/wire.ts';

/** `found`: as it stood before the first change that was kept. */
export const REVISION_KINDS = ['found', 'create', 'update', 'delete', 'restore'] as const;

export const Revision = z.object({
  id: Id,
  objectType: z.string(),
  objectId: Id,
  /** That the record had after this write; of a delete, the last it had. */
  version: Version,
  kind: z.enum(REVISION_KINDS),
  /** When it was saved, and by whom; null where nobody says. */
  createdOn: EpochMs,
  createdBy: z.nullable(z.string()),
  /** Names of the fields that this write changed. */
  fields: z.array(z.string()),
});
export type Revision = z.output<typeof Revision>;

export const RevisionField = z.object({
  name: z.string(),
  /** Masked as the record's own call masks; null where `isSecret`, whatever it holds. */
  one: z.unknown(),
  other: z.unknown(),
  /** Kept, and restored, without ever being shown. */
  isSecret: z.boolean(),
  /** Whether the call that saves the record takes it. */
  canRestore: z.boolean(),
});
export type RevisionField = z.output<typeof RevisionField>;

/** What differs between two versions, or between one and the record as it is now. */
export const RevisionComparison = z.object({
  /** The version of the record as it is now; null where it is gone. */
  currentVersion: z.nullable(Version),
  fields: z.array(RevisionField),
  /** Whether this person may bring the version back now. */
  canRestore: z.boolean(),
});
export type RevisionComparison = z.output<typeof RevisionComparison>;

export const revisionCalls = callGroup(
  'revision',
  {
    /** The latest first. `objectType` as in the operate log. */
    listRevisions: call('GET', '/api/admin/revision/list', {
      query: z.object({ ...listQuery, objectType: filledLine(40), objectId: Id }),
      data: z.array(Revision),
      isPaged: true,
      may: 'signed-in',
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /** `one` is the version `id`; `other` is the version `otherId` or, without it, the record as it is now. */
    compareRevision: call('GET', '/api/admin/revision/compare', {
      query: z.object({ id: Id, otherId: z.optional(Id) }),
      data: RevisionComparison,
      may: 'signed-in',
      fails: ['NOT_FOUND'],
      scope: 'areas',
    }),
    /**
     * Saves the record with what the version held, or with the named fields of it, on `version`; makes a deleted
     * record anew, under an id of its own, where its kind allows that.
     */
    restoreRevision: call('POST', '/api/admin/revision/restore', {
      body: z.object({
        id: Id,
        fields: z.optional(z.array(filledLine(80)).check(z.minLength(1), z.maxLength(200))),
        ...writeFields,
      }),
      data: z.object({ objectId: Id, isAnew: z.boolean() }),
      may: 'signed-in',
      fails: ['NOT_FOUND', 'NO_PERMISSION', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED', 'DUPLICATE', 'OVER_LIMIT'],
      business: 'update',
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
