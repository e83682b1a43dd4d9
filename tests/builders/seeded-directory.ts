/** Starts the built server once on an empty directory; each browser test opens a copy of what it left instead. */
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { hashPassword } from '../../src/upstream/core/identity/password.ts';
import { DEMO_PASSWORD } from '../../src/upstream/seed/demo-accounts.ts';
import { aDataDirectory, SEEDED_DIRECTORY, serve } from './server.ts';
import { CHEAP_COST, seededChance } from './time-and-chance.ts';

export default async function setup() {
  const directory = aDataDirectory();
  await (await serve(directory)).stop();
  await makeSignInCheap(path.join(directory, 'database'));
  fs.rmSync(SEEDED_DIRECTORY, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(SEEDED_DIRECTORY), { recursive: true });
  fs.cpSync(directory, SEEDED_DIRECTORY, { recursive: true });
  fs.rmSync(directory, { recursive: true, force: true });
}

/** To compare a password takes a third of a second on purpose, and whoever tests a page is not about that. */
async function makeSignInCheap(database: string) {
  const client = await PGlite.create(database);
  const hash = await hashPassword(DEMO_PASSWORD, CHEAP_COST, seededChance(1));
  await client.query("update admin_user set password_hash = $1 where password_hash like 'scrypt$%'", [hash]);
  await client.close();
}
