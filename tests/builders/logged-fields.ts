/** What has been seen in the operate log: fields of objects, a file of `tests/data/logged-fields/` for each type of object. */
import { sql } from 'drizzle-orm';
import { RESOURCES } from '../../src/contract/resources.ts';
import type { Db } from '../../src/upstream/core/context.ts';
import { rowsIn } from './tables.ts';

export const LOGGED_FIELDS: readonly (readonly [type: string, field: string])[] = rowsIn(
  'tests/data/logged-fields',
).map(([type, [field = '']]) => [type, field] as const);

const known = new Set(LOGGED_FIELDS.map(pair => pair.join('\t')));

/** What every record has, the keys that find it, and where it lies. */
const OF_EVERY_RECORD = [
  'id',
  'version',
  'remark',
  'createdOn',
  'createdBy',
  'updatedOn',
  'updatedBy',
  'searchKey',
  'areaIds',
];

/** A field that is declared has its word with its resource. */
const isDeclared = (type: string, field: string) =>
  OF_EVERY_RECORD.includes(field) ||
  RESOURCES.some(({ name, fields }) => name === type && Object.hasOwn(fields, field));

/** Fails with the fields that the log holds and the table does not: each needs a line there, and a name in the log. */
export async function expectLoggedFieldsKnown(db: Db): Promise<void> {
  const logged = (await db.execute(sql`
    select distinct object_type as type, side
    from (
      select object_type, before as side from operate_log
      union all select object_type, after from operate_log
    ) told
    where object_type is not null and side is not null`)) as { rows: { type: string; side: string }[] };
  const pairs = logged.rows.flatMap(({ type, side }) => keysIn(side).map(field => [type, field] as const));
  const fresh = new Set(
    pairs
      .filter(([type, field]) => !isDeclared(type, field))
      .map(pair => pair.join('\t'))
      .filter(pair => !known.has(pair)),
  );
  if (fresh.size > 0)
    throw new Error(`not in tests/data/logged-fields/<type>.tsv:\n${[...fresh].join('\n')}`);
}

/** None of what is no object. */
function keysIn(text: string): string[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? Object.keys(parsed) : [];
  } catch {
    return [];
  }
}
