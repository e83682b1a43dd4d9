/** An open database, whichever it is. */

import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from '../context.ts';
import { lockDirectory } from './lock.ts';
import { PgliteClient } from './pglite-client.ts';

export interface Store {
  db: Db;
  /** Several statements at once, without parameters; all or nothing only if the text says so. */
  script(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Thrown at start only. */
export class DirectoryInUse extends Error {
  constructor(readonly directory: string) {
    super(`DATA_DIR ${directory} is in use by another process`);
  }
}

/** Thrown at start only. */
export class DirectoryUnusable extends Error {
  constructor(directory: string, cause: unknown) {
    super(`DATA_DIR ${directory} cannot be written: ${(cause as { code?: string }).code ?? 'unknown'}`, {
      cause,
    });
  }
}

/** The embedded database in a thread of its own. Fails with DirectoryInUse or DirectoryUnusable. */
export async function openEmbedded(directory: string): Promise<Store> {
  if (!isLocked(directory)) throw new DirectoryInUse(directory);
  const client = await PgliteClient.open(path.join(directory, 'database'));
  // Drizzle asks its client for `query` and `transaction` only; the rest of PGlite stays in its thread
  const db = drizzle({ client: client as unknown as PGlite }) as unknown as Db;
  return { db, script: text => client.script(text), close: () => client.close() };
}

function isLocked(directory: string): boolean {
  try {
    return lockDirectory(directory);
  } catch (error) {
    throw new DirectoryUnusable(directory, error);
  }
}

/** The embedded database in this very thread: for tests, which open one for each file. */
export function storeOf(client: PGlite): Store {
  return {
    db: drizzle({ client }) as unknown as Db,
    script: async text => {
      await client.exec(text);
    },
    close: () => client.close(),
  };
}
