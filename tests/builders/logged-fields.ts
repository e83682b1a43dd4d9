/** What has been seen in the operate log: fields of objects, by the type of the object. */
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../../src/upstream/core/context.ts';

const FILE = path.resolve(import.meta.dirname, '../data/logged-fields.tsv');

export const LOGGED_FIELDS: readonly (readonly [type: string, field: string])[] = fs
  .readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map(line => line.split('\t'))
  .map(([type = '', field = '']) => [type, field] as const);

const known = new Set(LOGGED_FIELDS.map(pair => pair.join('\t')));

/** Fails with the fields that the log holds and the table does not: each needs a line there, and a name in the log. */
export async function everyLoggedFieldIsKnown(db: Db): Promise<void> {
  const logged = (await db.execute(sql`
    select distinct object_type as type, field from operate_log,
      lateral jsonb_object_keys(case when before is json object then before::jsonb else '{}' end
        || case when after is json object then after::jsonb else '{}' end) field
    where object_type is not null`)) as { rows: { type: string; field: string }[] };
  const fresh = logged.rows.map(({ type, field }) => `${type}\t${field}`).filter(pair => !known.has(pair));
  if (fresh.length > 0) throw new Error(`not in tests/data/logged-fields.tsv:\n${fresh.join('\n')}`);
}
