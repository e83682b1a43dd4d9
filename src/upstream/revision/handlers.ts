/** Earlier versions of records: which there are, what differs, and the way back. */
import { desc } from 'drizzle-orm';
import type { RevisionComparison, revisionCalls } from '../../contract/revision.ts';
import type { Context, Handlers } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { askerOf, type InnerCalls } from '../core/inner-calls.ts';
import { readRows } from '../core/paging.ts';
import type { Revised } from '../core/revisions/revised.ts';
import { revision } from '../core/revisions/tables.ts';
import { differences, nowOf, readVersion } from './differences.ts';
import { mayRestore, restore } from './restore.ts';
import { type Seeing, seenRecord, seenRow, toRevision, visibleTo } from './seen.ts';

interface Kinds {
  inner: InnerCalls;
  kinds: readonly Revised[];
}

export const revisionHandlers = ({ inner, kinds }: Kinds) =>
  ({
    listRevisions: async context => {
      const { db, query, scope } = context;
      const { objectType, objectId } = query;
      await seenRecord(seeing(context, { inner, kinds }), objectType, objectId);
      const where = visibleTo(objectType, objectId, scope);
      const page = await readRows(db, { ...query, table: revision, where, orderedBy: [desc(revision.id)] });
      return { ...page, rows: page.rows.map(toRevision) };
    },

    compareRevision: async (context): Promise<RevisionComparison> => {
      const { db, query, user } = context;
      const look = seeing(context, { inner, kinds });
      const row = await found(look, query.id);
      const { revised, current } = await seenRecord(look, row.objectType, row.objectId);
      const other = query.otherId === undefined ? undefined : await found(look, query.otherId);
      if (other && (other.objectType !== row.objectType || other.objectId !== row.objectId)) {
        throw new Failure('NOT_FOUND');
      }
      const one = await readVersion(db, revised, row);
      const against = other
        ? await readVersion(db, revised, other)
        : await nowOf(look, revised, row, current);
      return {
        currentVersion: current ? Number(current.version) : null,
        fields: differences(revised, one, against, current !== undefined),
        canRestore: mayRestore(revised, user, current),
      };
    },

    restoreRevision: async context => {
      const look = seeing(context, { inner, kinds });
      const row = await found(look, context.body.id);
      const record = await seenRecord(look, row.objectType, row.objectId);
      return restore(look, record, row, context);
    },
  }) satisfies Handlers<typeof revisionCalls>;

type Asking = Context<(typeof revisionCalls)['listRevisions' | 'compareRevision' | 'restoreRevision']>;

const seeing = (context: Asking, { inner, kinds }: Kinds): Seeing => ({
  db: context.db,
  scope: context.scope,
  asker: askerOf(context),
  inner,
  kinds,
});

async function found(look: Seeing, id: string) {
  const row = await seenRow(look, id);
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}
