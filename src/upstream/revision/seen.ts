/** Which versions a person sees: those of a record that he sees now, or would if it were there. */
import { and, desc, eq, isNull, or, type SQL } from 'drizzle-orm';
import { isAllowed } from '../../contract/grammar/may.ts';
import type { Revision } from '../../contract/revision.ts';
import type { Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import type { Asker, InnerCalls } from '../core/inner-calls.ts';
import type { Revised, Values } from '../core/revisions/revised.ts';
import { revision } from '../core/revisions/tables.ts';
import type { AreaScope } from '../core/scope.ts';

export interface Seeing {
  db: Db;
  asker: Asker;
  scope: AreaScope;
  inner: InnerCalls;
  kinds: readonly Revised[];
}

export type Row = typeof revision.$inferSelect;

export interface SeenRecord {
  revised: Revised;
  /** As its list answers it to this person, masked; undefined where it is gone. */
  current: Values | undefined;
}

/** Fails with NOT_FOUND for a kind without versions, for one he may not see, and for a record outside his areas. */
export async function seenRecord(seeing: Seeing, objectType: string, objectId: string): Promise<SeenRecord> {
  const { kinds, asker, inner } = seeing;
  const revised = kinds.find(kind => kind.objectType === objectType);
  if (!revised || !isAllowed(revised.list.may, asker.user.rights)) throw new Failure('NOT_FOUND');
  const current = await readCurrent(inner, asker, revised, objectId);
  if (current) return { revised, current };
  // gone, or outside his areas: its last version says which
  const last = await lastRow(seeing.db, objectType, objectId);
  const isGone = last?.kind === 'delete' && (await seenRow(seeing, last.id)) !== undefined;
  if (!isGone) throw new Failure('NOT_FOUND');
  return { revised, current: undefined };
}

export const visibleTo = (objectType: string, objectId: string, scope: AreaScope): SQL | undefined =>
  and(eq(revision.objectType, objectType), eq(revision.objectId, objectId), inScope(scope));

/** Undefined where there is none, or none inside his areas. */
export async function seenRow({ db, scope }: Pick<Seeing, 'db' | 'scope'>, id: string) {
  const [found] = await db
    .select()
    .from(revision)
    .where(and(eq(revision.id, id), inScope(scope)));
  return found;
}

export async function lastRow(db: Db, objectType: string, objectId: string): Promise<Row | undefined> {
  const [last] = await db
    .select()
    .from(revision)
    .where(and(eq(revision.objectType, objectType), eq(revision.objectId, objectId)))
    .orderBy(desc(revision.id))
    .limit(1);
  return last;
}

export const toRevision = ({ values: _values, sealed: _sealed, areaIds: _areas, ...row }: Row): Revision =>
  row;

const inScope = (scope: AreaScope) =>
  scope.isUnlimited ? undefined : or(isNull(revision.areaIds), scope.bySubset(revision.areaIds));

async function readCurrent(
  inner: InnerCalls,
  asker: Asker,
  { list, idField }: Revised,
  id: string,
): Promise<Values | undefined> {
  const query = { [idField]: id };
  const rows = list.isPaged
    ? (await inner.readPage(list, asker, { query })).rows
    : await inner.read(list, asker, { query });
  return Array.isArray(rows) ? rows.find(row => String(row[idField]) === id) : undefined;
}
