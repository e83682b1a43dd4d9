/** Migrates and seeds one database for all upstream tests; each file opens a copy instead of building its own. */

import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../../src/upstream/core/database/migrate.ts';
import { storeOf } from '../../src/upstream/core/database/store.ts';
import { setDemoPasswords } from '../../src/upstream/seed/demo-accounts.ts';
import { seed } from '../../src/upstream/seed/seed.ts';
import { CHEAP_COST, seededChance, TEST_TIME } from './time-and-chance.ts';

export const SEEDED_DATABASE = path.resolve('.cache/seeded-database.tar');

export default async function setup() {
  const client = await PGlite.create();
  const store = storeOf(client);
  const clock = () => TEST_TIME;
  const chance = seededChance(1);
  await migrate(store, clock);
  await seed(store.db, { clock, chance });
  await setDemoPasswords(store.db, { isLocal: true, chance, clock, cost: CHEAP_COST });
  const dump = await client.dumpDataDir('none');
  fs.mkdirSync(path.dirname(SEEDED_DATABASE), { recursive: true });
  fs.writeFileSync(SEEDED_DATABASE, Buffer.from(await dump.arrayBuffer()));
  await client.close();
}
