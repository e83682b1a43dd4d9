/**
 * Global set-up of the journeys, after that of the seeded directory: to compare a password takes a third of a second of
 * processor on purpose, and whoever tries a page is not about that. What measures or attacks a server keeps the dear one.
 */
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DEMO_PASSWORD } from '../../src/simulator/demonstration/demo-accounts.ts';
import { hashPassword } from '../../src/upstream/core/identity/password.ts';
import { SEEDED_DIRECTORY } from '../builders/server.ts';
import { CHEAP_COST, seededChance } from '../builders/time-and-chance.ts';

export default async function setup() {
  const client = await PGlite.create(path.join(SEEDED_DIRECTORY, 'database'));
  const hash = await hashPassword(DEMO_PASSWORD, CHEAP_COST, seededChance(1));
  await client.query("update admin_user set password_hash = $1 where password_hash like 'scrypt$%'", [hash]);
  await client.close();
}
