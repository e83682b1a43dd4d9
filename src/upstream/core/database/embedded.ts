/** PGlite: PostgreSQL in this process, in a directory that belongs to it alone. */
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db } from '../context.ts';
import { lockDirectory } from './lock.ts';
import { PgliteClient } from './pglite-client.ts';
import { CHANNEL, type Connection, type Store } from './store.ts';

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
  if (!(await isLocked(directory))) throw new DirectoryInUse(directory);
  const client = await PgliteClient.open(path.join(directory, 'database'));
  return {
    kind: 'embedded',
    // Drizzle asks its client for `query` and `transaction` only; the rest of PGlite stays in its thread
    db: drizzle({ client: client as unknown as PGlite }) as unknown as Db,
    withExclusive: run => client.withExclusive(queries => run(connectionOf(queries))),
    listen: async hear => {
      const stop = client.listen(hear);
      return async () => stop();
    },
    close: () => client.close(),
  };
}

/** A database of its own that is gone when it is closed: for judging a backup. */
export async function openInMemory(): Promise<Store> {
  const { PGlite } = await import('@electric-sql/pglite');
  return storeOf(await PGlite.create());
}

async function isLocked(directory: string): Promise<boolean> {
  try {
    return await lockDirectory(directory);
  } catch (error) {
    throw new DirectoryUnusable(directory, error);
  }
}

/** The embedded database in this very thread. */
export function storeOf(client: PGlite): Store {
  const connection = connectionOf({
    query: (text, params) => client.query(text, params),
    script: async text => {
      await client.exec(text);
    },
  });
  return {
    kind: 'embedded',
    db: drizzle({ client }) as unknown as Db,
    withExclusive: run => run(connection),
    listen: hear => client.listen(CHANNEL, hear),
    close: () => client.close(),
  };
}

interface Bare {
  query(text: string, params?: unknown[]): Promise<{ rows: unknown[] }>;
  script(text: string): Promise<void>;
}

const connectionOf = ({ query, script }: Bare): Connection => ({
  query: async <Row>(text: string, params?: unknown[]) => (await query(text, params)).rows as Row[],
  script: text =>
    script(text).catch(async error => {
      await script('rollback').catch(() => undefined);
      throw error;
    }),
});
