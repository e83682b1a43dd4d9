import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aStore } from '../../../../tests/builders/database.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import type { Store } from './store.ts';

const clock = () => 0;
const first = MIGRATIONS[0]?.name ?? '';

let store: Store;
beforeEach(async () => {
  store = await aStore();
});
afterEach(() => store.close());

it('a database of this version is left as it is', async () => {
  await migrate(store, clock);
  const [told] = await store.withExclusive(connection =>
    connection.query<{ count: number }>('select count(*)::int as count from migration'),
  );
  expect(told?.count).toBe(MIGRATIONS.length);
});

it('a database that a newer version has migrated is refused with one line', async () => {
  await store.db.execute(
    sql`insert into migration (name, hash, applied_on) values ('9999-later.sql', 'x', 0)`,
  );
  await expect(migrate(store, clock)).rejects.toThrow(
    'this database was brought to 9999-later.sql by a newer version of Cabdesk: start that one',
  );
});

it('a migration that was edited after it was applied is refused with one line', async () => {
  await store.db.execute(sql`update migration set hash = 'x' where name = ${first}`);
  await expect(migrate(store, clock)).rejects.toThrow(
    `migration ${first} differs from the one this database was built with`,
  );
});

it('a script that fails leaves no transaction open behind it', async () => {
  await expect(
    store.withExclusive(connection =>
      connection.script('begin; create table half (id int); select 1 / 0; commit;'),
    ),
  ).rejects.toThrow();
  const found = await store.withExclusive(connection =>
    connection.query(`select to_regclass('half') as name`),
  );
  expect(found).toEqual([{ name: null }]);
});
