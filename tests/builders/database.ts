/**
 * A database for each test that asks for one, as if it were its own: PGlite in this process, or with TEST_DATABASE_URL
 * a database on that PostgreSQL server, copied from a template and dropped afterwards.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { storeOf } from '../../src/upstream/core/database/embedded.ts';
import { openPostgres } from '../../src/upstream/core/database/postgres.ts';
import type { Store } from '../../src/upstream/core/database/store.ts';
import { noteOpening } from './openings.ts';
import { type Lent, pooled } from './pool.ts';
import { countStarted } from './started.ts';

/** Both made by `seeded-database.ts` before the first test. */
export const SEEDED_DATABASE = path.resolve('.cache/seeded-database.tar');
export const TEMPLATE = 'cabdesk_test_template';

const SERVER = process.env.TEST_DATABASE_URL;
export const isOnPostgres = SERVER !== undefined;

/** A test keeps little: to make room for what a server would keep takes longer than most tests. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'max_connections=3'];

const pools = new Map<string, () => Promise<Lent>>();
const empty = pooled(() => {
  noteOpening('empty');
  return PGlite.create({ startParams });
});

/** Of the databases that begin as the dump does. */
function seededFrom(dump: string): () => Promise<Lent> {
  const known =
    pools.get(dump) ??
    pooled(() => {
      noteOpening('seeded');
      return PGlite.create({ loadDataDir: new Blob([fs.readFileSync(dump)]), startParams });
    });
  pools.set(dump, known);
  return known;
}

// drizzle asks its client for no more than what is lent
const lentBy = (pool: () => Promise<Lent>) => pool().then(client => storeOf(client as unknown as PGlite));

/** Migrated and seeded, with the demonstration's people; `dump` is another one than that of `seeded-database.ts`. */
export function aStore(dump = SEEDED_DATABASE): Promise<Store> {
  countStarted('databases');
  return SERVER === undefined ? lentBy(seededFrom(dump)) : onServer(TEMPLATE);
}

/** Without a single table. */
export function anEmptyStore(): Promise<Store> {
  countStarted('databases');
  return SERVER === undefined ? lentBy(empty) : onServer('template0');
}

async function onServer(template: string): Promise<Store> {
  const { url, drop } = await aDatabase(template);
  const store = openPostgres({ url, poolSize: 10, statementMs: 20_000 });
  return {
    ...store,
    close: async () => {
      await store.close();
      await drop();
    },
  };
}

/** A database on the server, by address: for programs that open it themselves. */
export async function aDatabase(template = TEMPLATE): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `cabdesk_test_${randomBytes(8).toString('hex')}`;
  await onMaintenance(`create database ${name} template ${template} encoding 'UTF8'`);
  return {
    url: addressOf(name),
    drop: () => onMaintenance(`drop database if exists ${name} with (force)`),
  };
}

export function addressOf(database: string): string {
  const url = new URL(SERVER ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** Statements that need no database of their own, each by itself. */
export async function onMaintenance(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
