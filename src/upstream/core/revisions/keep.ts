/** Writes one version for each change of a record that has earlier versions, in the transaction of the change. */
import { and, desc, eq } from 'drizzle-orm';
import type { Change, Db, Services } from '../context.ts';
import { type Revised, rowSchemas, type Values } from './revised.ts';
import { revision } from './tables.ts';
import { isSameValue, opened, stored, valuesOf } from './values.ts';

export interface Keeping extends Pick<Services, 'clock' | 'chance'> {
  db: Db;
  /** Name of who did it. */
  by: string | null;
}

/** Changes that tell of no whole record, as a new password, leave no version. */
export async function keepRevisions(
  keeping: Keeping,
  changes: readonly Change[],
  kinds: readonly Revised[],
): Promise<void> {
  for (const change of changes) {
    const revised = kinds.find(({ objectType }) => objectType === change.objectType);
    if (!revised) continue;
    const { before, after } = change.record ?? change;
    await keepOne(keeping, revised, change, wholeOf(before), wholeOf(after));
  }
}

async function keepOne(
  keeping: Keeping,
  revised: Revised,
  { objectType, objectId, restoredFrom }: Change,
  before: Values | undefined,
  after: Values | undefined,
): Promise<void> {
  const { db } = keeping;
  const held = after ?? before;
  if (!held) return;
  if (before) await keepFound(keeping, revised, objectId, before);
  const [was, is] = [before && valuesOf(revised, before), valuesOf(revised, held)];
  const done = after ? (before ? ('update' as const) : ('create' as const)) : ('delete' as const);
  const changed = was && after ? Object.keys(is).filter(name => !isSameValue(was[name], is[name])) : [];
  await db.insert(revision).values({
    objectType,
    objectId,
    version: Number(held.version),
    kind: restoredFrom === undefined ? done : 'restore',
    ...(await stored(keeping, revised, objectId, is)),
    fields: changed,
    areaIds: areasOf(revised, held),
    createdOn: keeping.clock(),
    createdBy: keeping.by,
  });
}

/** How it stood before, where no version tells: it was there before versions were kept, or changed by another way. */
async function keepFound(
  keeping: Keeping,
  revised: Revised,
  objectId: string,
  before: Values,
): Promise<void> {
  const { db } = keeping;
  const { objectType } = revised;
  const [last] = await db
    .select()
    .from(revision)
    .where(and(eq(revision.objectType, objectType), eq(revision.objectId, objectId)))
    .orderBy(desc(revision.id))
    .limit(1);
  if (last?.version === Number(before.version)) return;
  const values = valuesOf(revised, before);
  const known = last && (await opened(db, revised, last));
  const fields = known ? Object.keys(values).filter(name => !isSameValue(known[name], values[name])) : [];
  await db.insert(revision).values({
    objectType,
    objectId,
    version: Number(before.version),
    kind: last ? 'update' : 'found',
    ...(await stored(keeping, revised, objectId, values)),
    fields,
    areaIds: areasOf(revised, before),
    createdOn: typeof before.updatedOn === 'number' ? before.updatedOn : keeping.clock(),
    createdBy: typeof before.updatedBy === 'string' ? before.updatedBy : null,
  });
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
