import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aStore } from '../../../../tests/builders/database.ts';
import { callRecord } from '../../domain/calls/tables.ts';
import { passenger } from '../../domain/orders/tables.ts';
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

it('numbers that came in as they were written are brought into one form, where it is nobody else’s', async () => {
  const script = MIGRATIONS.find(({ name }) => name.endsWith('telephone-numbers.sql'))?.text ?? '';
  const twice = ['13812345678', '+86 138-1234-5678'];
  const alone = [
    '0086 13912345678',
    '0771-5601234',
    '+867715605678',
    '+85291234567',
    '１３７１２３４５６７８',
    '100,1',
  ];
  const numbers = [...twice, ...alone];
  await store.db
    .insert(passenger)
    .values(numbers.map(mobile => ({ mobile, searchKey: '', createdOn: 1, updatedOn: 1 })));
  await store.db.insert(callRecord).values(
    [...numbers, 'anonymous', '*67'].map((callno, at) => ({
      callId: `m-${at}`,
      callno,
      calltype: 'normal' as const,
      phase: 'Ring' as const,
      enteredOn: 1,
      createdOn: 1,
      updatedOn: 1,
    })),
  );
  await store.withExclusive(connection => connection.script(script));
  const callers = await store.db
    .select({ mobile: passenger.mobile })
    .from(passenger)
    .where(eq(passenger.createdOn, 1))
    .orderBy(passenger.id);
  const formed = ['13912345678', '07715601234', '07715605678', '+85291234567', '13712345678', '100,1'];
  expect(callers.map(({ mobile }) => mobile)).toEqual([...twice, ...formed]);
  const calls = await store.db
    .select({ callno: callRecord.callno })
    .from(callRecord)
    .where(eq(callRecord.createdOn, 1))
    .orderBy(callRecord.id);
  expect(calls.map(({ callno }) => callno)).toEqual(['13812345678', '13812345678', ...formed, null, null]);
});
