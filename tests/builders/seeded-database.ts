/** Migrates and seeds one database for all upstream tests; each opens a copy instead of building its own. */
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { CITY_SEED } from '../../src/simulator/city/profiles.ts';
import { setDemoPasswords } from '../../src/simulator/demonstration/demo-accounts.ts';
import { demonstration } from '../../src/simulator/demonstration/demonstration.ts';
import { storeOf } from '../../src/upstream/core/database/embedded.ts';
import { migrate } from '../../src/upstream/core/database/migrate.ts';
import { openPostgres } from '../../src/upstream/core/database/postgres.ts';
import type { Store } from '../../src/upstream/core/database/store.ts';
import { seed } from '../../src/upstream/seed/seed.ts';
import { addressOf, isOnPostgres, onMaintenance, SEEDED_DATABASE, TEMPLATE } from './database.ts';
import { beginOpenings, checkOpenings } from './openings.ts';
import { CHEAP_COST, seededChance, TEST_TIME } from './time-and-chance.ts';

export default async function setup() {
  if (isOnPostgres) return onServer();
  await dumped(SEEDED_DATABASE, store => filled(store));
  beginOpenings();
  return checkOpenings;
}

/** A new database as a file, after it was filled. */
export async function dumped(file: string, fill: (store: Store) => Promise<void>): Promise<void> {
  const client = await PGlite.create();
  await fill(storeOf(client));
  const dump = await client.dumpDataDir('none');
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  await client.close();
}

async function onServer() {
  const drop = `drop database if exists ${TEMPLATE} with (force)`;
  await onMaintenance(drop, `create database ${TEMPLATE} template template0 encoding 'UTF8'`);
  const store = openPostgres({ url: addressOf(TEMPLATE), poolSize: 2, statementMs: 60_000 });
  await filled(store);
  // a database is copied only while nobody is connected to it
  await store.close();
  return () => onMaintenance(drop);
}

/** Migrates and seeds it, with the demonstration's people. */
export async function filled(store: Store, vehicles = 60, clock = () => TEST_TIME): Promise<void> {
  const chance = seededChance(1);
  await migrate(store, clock);
  await seed(store.db, { clock, demonstrate: demonstration({ chance, vehicles, citySeed: CITY_SEED }) });
  await setDemoPasswords(store.db, { isLocal: true, chance, clock, cost: CHEAP_COST });
}
