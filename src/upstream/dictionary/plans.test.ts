// @tier full
/** A dictionary is read through an index, however many others there are. */
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anUpstream, type Upstream } from '../../../tests/builders/upstream.ts';
import { dictionary as table } from '../core/lookups/dictionary-table.ts';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await anUpstream();
  await upstream.store.db.execute(sql`
    insert into ${table} (parent_code, parent_value, dic_value, description, search_key, sort, created_on, updated_on)
    select 'kind' || (n % 100), null, 'v' || n, 'value', 'value', n, 0, 0 from generate_series(1, 60000) n`);
  await upstream.store.db.execute(sql`analyze`);
});
afterAll(() => upstream.close());

async function waysOf(query: SQL): Promise<string> {
  const { rows } = (await upstream.store.db.execute(sql`explain ${query}`)) as unknown as {
    rows: Record<string, string>[];
  };
  return rows.map(row => row['QUERY PLAN']).join('\n');
}

const OF_ONE = sql`from ${table} where parent_code = 'kind7'`;

it.each<[string, SQL, string]>([
  ['its values in order', sql`select * ${OF_ONE} order by sort, id limit 200`, 'dictionary_order'],
  ['one of its values', sql`select * ${OF_ONE} and dic_value = 'v107'`, 'dictionary_value'],
  ['what lies under a value', sql`select id ${OF_ONE} and parent_value = 'v107' limit 1`, 'dictionary_below'],
  ['how many it has', sql`select parent_value, count(*) ${OF_ONE} group by parent_value`, 'dictionary_'],
  ['the dictionaries', sql`select * from ${table} where parent_code = '' order by sort, id`, 'dictionary_'],
])('%s', async (_what, query, index) => {
  const ways = await waysOf(query);
  expect(ways).toContain(index);
  expect(ways).not.toContain('Seq Scan');
});
