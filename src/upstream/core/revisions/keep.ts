/** Writes one version for each change of a record that has earlier versions, in the transaction of the change. */
import { and, desc, eq } from 'drizzle-orm';
import type { Change, Db, Services } from '../context.ts';
import { appending, type Statement, statement, together } from '../database/append.ts';
import { type Revised, rowSchemas, type Values } from './revised.ts';
import { revision } from './tables.ts';
import { isSameValue, opened, stored, valuesOf } from './values.ts';

export interface Keeping extends Pick<Services, 'clock' | 'chance'> {
  db: Db;
  /** Name of who did it. */
  by: string | null;
}

type New = Omit<typeof revision.$inferInsert, 'id'>;

/** Versions of one record, by one call. */
interface Course {
  revised: Revised;
  rows: New[];
  /** As it was before the first of them; unset where it was not there. */
  before: Values | undefined;
}

export interface Versions {
  /** Leaves out the versions of records whose last version is not the one that was changed. */
  statement: Statement | undefined;
  /** Writes those that were left out. @param written what the statement has answered */
  finish(written: readonly Record<string, unknown>[]): Promise<void>;
}

const append = appending(revision, 'object_type, object_id');

/** What keeps them. Changes that tell of no whole record, as a new password, leave no version. */
export async function revisionsOf(
  keeping: Keeping,
  changes: readonly Change[],
  kinds: readonly Revised[],
): Promise<Versions | undefined> {
  const courses = new Map<string, Course>();
  for (const change of changes) {
    const revised = kinds.find(({ objectType }) => objectType === change.objectType);
    const { before, after } = change.record ?? change;
    const [was, is] = [wholeOf(before), wholeOf(after)];
    if (!revised || !(was ?? is)) continue;
    const of = nameOf(change.objectType, change.objectId);
    const course = courses.get(of) ?? { revised, rows: [], before: was };
    course.rows.push(await versionOf(keeping, revised, change, was, is));
    courses.set(of, course);
  }
  if (courses.size === 0) return undefined;
  const all = [...courses.values()];
  return {
    statement: append(
      all.flatMap(({ rows }) => rows),
      all.flatMap(({ rows, before }) => rows.map(row => before && isLast(row, Number(before.version)))),
    ),
    async finish(written) {
      const names = new Set(written.map(row => nameOf(String(row.object_type), row.object_id)));
      for (const [of, { revised, rows, before }] of courses) {
        const [first] = rows;
        if (names.has(of) || !first || !before) continue;
        await together(keeping.db, [
          append([await versionFound(keeping, revised, first.objectId, before), ...rows]),
        ]);
      }
    },
  };
}

/** As the database spells the id. */
const nameOf = (objectType: string, objectId: unknown) =>
  `${objectType} ${revision.objectId.mapToDriverValue(String(objectId))}`;

/** Of the record in this row; nearly always it is, and nothing has to be read. */
const isLast = ({ objectType, objectId }: New, version: number): Statement => statement`(
  select version from revision where object_type = ${objectType} and object_id = ${revision.objectId.mapToDriverValue(objectId)} order by id desc limit 1
) = ${version}`;

async function versionOf(
  keeping: Keeping,
  revised: Revised,
  { objectType, objectId, restoredFrom }: Change,
  before: Values | undefined,
  after: Values | undefined,
): Promise<New> {
  const held = after ?? before ?? {};
  const [was, is] = [before && valuesOf(revised, before), valuesOf(revised, held)];
  const done = after ? (before ? ('update' as const) : ('create' as const)) : ('delete' as const);
  const changed = was && after ? Object.keys(is).filter(name => !isSameValue(was[name], is[name])) : [];
  return {
    objectType,
    objectId,
    version: Number(held.version),
    kind: restoredFrom === undefined ? done : 'restore',
    ...(await stored(keeping, revised, objectId, is)),
    fields: changed,
    areaIds: areasOf(revised, held),
    createdOn: keeping.clock(),
    createdBy: keeping.by,
  };
}

/** How it stood before, where no version tells: it was there before versions were kept, or changed by another way. */
async function versionFound(
  keeping: Keeping,
  revised: Revised,
  objectId: string,
  before: Values,
): Promise<New> {
  const { db } = keeping;
  const { objectType } = revised;
  const [last] = await db
    .select()
    .from(revision)
    .where(and(eq(revision.objectType, objectType), eq(revision.objectId, objectId)))
    .orderBy(desc(revision.id))
    .limit(1);
  const values = valuesOf(revised, before);
  const known = last && (await opened(db, revised, last));
  const fields = known ? Object.keys(values).filter(name => !isSameValue(known[name], values[name])) : [];
  return {
    objectType,
    objectId,
    version: Number(before.version),
    kind: last ? 'update' : 'found',
    ...(await stored(keeping, revised, objectId, values)),
    fields,
    areaIds: areasOf(revised, before),
    createdOn: typeof before.updatedOn === 'number' ? before.updatedOn : keeping.clock(),
    createdBy: typeof before.updatedBy === 'string' ? before.updatedBy : null,
  };
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
