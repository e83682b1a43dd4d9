/** Writes one version for each change of a record that has earlier versions, in the transaction of the change. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Change, Db, Services } from '../context.ts';
import { appending } from '../database/append.ts';
import { type Revised, rowSchemas, type Values } from './revised.ts';
import { revision } from './tables.ts';
import { isSameValue, opened, stored, valuesOf } from './values.ts';

export interface Keeping extends Pick<Services, 'clock' | 'chance'> {
  db: Db;
  /** Name of who did it. */
  by: string | null;
}

type New = Omit<typeof revision.$inferInsert, 'id'>;

const append = appending(revision);

/** The statement that keeps them. Changes that tell of no whole record, as a new password, leave no version. */
export async function revisionsOf(
  keeping: Keeping,
  changes: readonly Change[],
  kinds: readonly Revised[],
): Promise<SQL | undefined> {
  const rows: New[] = [];
  for (const change of changes) {
    const revised = kinds.find(({ objectType }) => objectType === change.objectType);
    if (!revised) continue;
    const { before, after } = change.record ?? change;
    rows.push(...(await versionsOf(keeping, revised, change, wholeOf(before), wholeOf(after), rows)));
  }
  return append(rows);
}

/** @param others of the same call, not written yet */
async function versionsOf(
  keeping: Keeping,
  revised: Revised,
  { objectType, objectId, restoredFrom }: Change,
  before: Values | undefined,
  after: Values | undefined,
  others: readonly New[],
): Promise<New[]> {
  const held = after ?? before;
  if (!held) return [];
  const ofSame = others.findLast(other => other.objectType === objectType && other.objectId === objectId);
  const found = before && !ofSame ? await versionFound(keeping, revised, objectId, before) : [];
  const [was, is] = [before && valuesOf(revised, before), valuesOf(revised, held)];
  const done = after ? (before ? ('update' as const) : ('create' as const)) : ('delete' as const);
  const changed = was && after ? Object.keys(is).filter(name => !isSameValue(was[name], is[name])) : [];
  return [
    ...found,
    {
      objectType,
      objectId,
      version: Number(held.version),
      kind: restoredFrom === undefined ? done : 'restore',
      ...(await stored(keeping, revised, objectId, is)),
      fields: changed,
      areaIds: areasOf(revised, held),
      createdOn: keeping.clock(),
      createdBy: keeping.by,
    },
  ];
}

/** How it stood before, where no version tells: it was there before versions were kept, or changed by another way. */
async function versionFound(
  keeping: Keeping,
  revised: Revised,
  objectId: string,
  before: Values,
): Promise<New[]> {
  const { db } = keeping;
  const { objectType } = revised;
  if ((await lastVersion(db, objectType, objectId)) === Number(before.version)) return [];
  const [last] = await db
    .select()
    .from(revision)
    .where(and(eq(revision.objectType, objectType), eq(revision.objectId, objectId)))
    .orderBy(desc(revision.id))
    .limit(1);
  const values = valuesOf(revised, before);
  const known = last && (await opened(db, revised, last));
  const fields = known ? Object.keys(values).filter(name => !isSameValue(known[name], values[name])) : [];
  return [
    {
      objectType,
      objectId,
      version: Number(before.version),
      kind: last ? 'update' : 'found',
      ...(await stored(keeping, revised, objectId, values)),
      fields,
      areaIds: areasOf(revised, before),
      createdOn: typeof before.updatedOn === 'number' ? before.updatedOn : keeping.clock(),
      createdBy: typeof before.updatedBy === 'string' ? before.updatedBy : null,
    },
  ];
}

/** Its number alone: nearly always it is the one before this change. */
async function lastVersion(db: Db, objectType: string, objectId: string): Promise<number | undefined> {
  const answer = await db.execute(
    sql`select version from revision where object_type = ${objectType} and object_id = ${objectId} order by id desc limit 1`,
  );
  const [last] = (answer as unknown as { rows: { version: number }[] }).rows;
  return last?.version;
}

const areasOf = (revised: Revised, values: Values): string[] | null =>
  revised.areasOf ? [...revised.areasOf(values)] : null;

/** A record says its version; what does not is a note of the log. */
function wholeOf(value: unknown): Values | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return 'version' in value && typeof value.version === 'number' ? (value as Values) : undefined;
}

/** Fails at the start where a kind names what its calls do not have. */
export function checkRevised(kinds: readonly Revised[]): void {
  for (const { objectType, list, idField } of kinds) {
    if (!Object.hasOwn(rowSchemas(list), idField)) throw new TypeError(`REVISED ${objectType}`);
  }
}
