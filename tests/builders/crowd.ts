/** A data directory in which far more people work than the demo has. */
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { storeOf } from '../../src/upstream/core/database/embedded.ts';
import { migrate } from '../../src/upstream/core/database/migrate.ts';
import { seed } from '../../src/upstream/seed/seed.ts';
import { aDataDirectory } from './server.ts';
import { seededChance } from './time-and-chance.ts';

/** @param count of users more, `员工 00001` and on, with accounts `crowd00001` and on; nobody signs in as one */
export async function aCrowd(count: number): Promise<string> {
  const directory = aDataDirectory();
  const data = path.join(directory, 'database');
  fs.mkdirSync(data, { recursive: true });
  const client = await PGlite.create({ dataDir: data });
  const store = storeOf(client);
  const clock = () => Date.now();
  await migrate(store, clock);
  await seed(store.db, { clock, chance: seededChance(1), hasPeople: true, vehicles: 60 });
  await client.query(
    `insert into admin_user (account, user_name, role_id, password_hash, search_key, created_on, updated_on)
     select 'crowd' || n, '员工 ' || n, null, 'none$', 'crowd' || n || ' 员工 ' || n, $1, $1
     from (select lpad(i::text, 5, '0') as n from generate_series(1, $2::int) as i) as numbered`,
    [Date.now(), count],
  );
  await store.close();
  return directory;
}
