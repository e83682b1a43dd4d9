/** Opens the database that the settings name. */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbedded } from './embedded.ts';
import { isUnavailable, sqlStateOf } from './fault.ts';
import type { Store } from './store.ts';

export interface DatabaseSettings {
  /** Unset: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  databasePool: number;
  databaseStatementMs: number;
  /** How long a start waits for a server that is not there yet. */
  databaseWaitMs: number;
}

/** Thrown at start only; the message is one line without the password. */
export class DatabaseUnusable extends Error {}

/** Thrown by commands that need a database which is there. */
export class DatabaseMissing extends Error {}

/** Opening the embedded database makes one where there is none: nobody wants that who has only forgotten a setting. */
export function checkPresent({ databaseUrl, dataDir }: DatabaseSettings): void {
  if (databaseUrl !== undefined || fs.existsSync(path.join(dataDir, 'database'))) return;
  const where = path.resolve(dataDir);
  throw new DatabaseMissing(
    `DATA_DIR ${where} has no database: set DATABASE_URL or DATA_DIR, or start the server once to make one`,
  );
}

const LOWEST_VERSION = 150_000;
const RETRY_MS = 1_000;
/** Longer than a first start takes to make a database. */
const PATIENCE_MS = 15_000;

/**
 * Fails with DirectoryInUse, DirectoryUnusable or DatabaseUnusable. `say` is told once when a server or a disk is
 * waited for.
 */
export async function openStore(settings: DatabaseSettings, say: (line: string) => void): Promise<Store> {
  const { databaseUrl, dataDir, databasePool, databaseStatementMs, databaseWaitMs } = settings;
  if (databaseUrl === undefined) {
    const directory = path.resolve(dataDir);
    const late = `Still opening DATA_DIR ${directory} after ${PATIENCE_MS / 1000} s: does its disk answer?`;
    return sayWhenLate(openEmbedded(directory), () => say(late));
  }
  // its client loads only where a server is named
  const { openPostgres } = await import('./postgres.ts');
  const store = openPostgres({ url: databaseUrl, poolSize: databasePool, statementMs: databaseStatementMs });
  try {
    await waitFor(store, addressOf(databaseUrl), databaseWaitMs, say);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Whatever the work comes to; `say` is called once where it takes longer than a disk that answers. */
export function sayWhenLate<T>(work: Promise<T>, say: () => void): Promise<T> {
  const timer = setTimeout(say, PATIENCE_MS);
  return work.finally(() => clearTimeout(timer));
}

async function waitFor(store: Store, address: string, waitMs: number, say: (line: string) => void) {
  const giveUpOn = Date.now() + waitMs;
  for (let attempt = 1; ; attempt++) {
    try {
      return await checkServer(store);
    } catch (error) {
      if (error instanceof DatabaseUnusable) throw error;
      const why = reasonOf(error);
      if (!isWorthWaiting(error) || Date.now() >= giveUpOn) {
        throw new DatabaseUnusable(`DATABASE_URL: no database at ${address}: ${why}`, { cause: error });
      }
      if (attempt === 1) say(`Waiting for the database at ${address}: ${why}`);
      await sleep(RETRY_MS);
    }
  }
}

async function checkServer(store: Store): Promise<void> {
  const [told] = await store.withExclusive(connection =>
    connection.query<{ version: number; encoding: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
    ),
  );
  if (!told || told.version < LOWEST_VERSION) {
    throw new DatabaseUnusable('DATABASE_URL: PostgreSQL 15 or newer is needed');
  }
  if (told.encoding !== 'UTF8') {
    throw new DatabaseUnusable(`DATABASE_URL: the database's encoding must be UTF8, not ${told.encoding}`);
  }
}

/** A wrong password or name stays wrong. */
const isWorthWaiting = (error: unknown) =>
  isUnavailable(error) && !/^(?:28|3D)/.test(sqlStateOf(error) ?? '');

const reasonOf = (error: unknown) => {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string };
  return code ?? message.split('\n', 1)[0];
};

function addressOf(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || 5432}${pathname}`;
}
