/** Where a measurement of tables is made: embedded on a disk, and on a server where there is one. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { storeOf } from '../../src/upstream/core/database/embedded.ts';
import { openPostgres } from '../../src/upstream/core/database/postgres.ts';
import type { Store } from '../../src/upstream/core/database/store.ts';
import { aDatabase, isOnPostgres } from '../builders/database.ts';

export interface Opened {
  /** Without a single table. */
  store: Store;
  close(): Promise<void>;
}

/** What is filled in takes its time. */
export const SEEDING_MS = 1_800_000;

async function anEmbedded(): Promise<Opened> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'cabdesk-bench-'));
  const store = storeOf(await PGlite.create(directory));
  return {
    store,
    close: async () => {
      await store.close();
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function aServer(): Promise<Opened> {
  const { url, drop } = await aDatabase('template0');
  const store = openPostgres({ url, poolSize: 4, statementMs: SEEDING_MS });
  return {
    store,
    close: async () => {
      await store.close();
      await drop();
    },
  };
}

/** `letter`: of the row in the table of measurements. */
export const DATABASES = [
  { letter: 'a', database: 'the embedded database', open: anEmbedded, isThere: true },
  { letter: 'b', database: 'PostgreSQL', open: aServer, isThere: isOnPostgres },
] as const;
