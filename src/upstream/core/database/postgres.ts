/** A PostgreSQL server, by address: the same migrations and queries as on the embedded database. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '../context.ts';
import { CHANNEL, type Connection, type Store } from './store.ts';

export interface PostgresOptions {
  url: string;
  /** Most connections at the same time. */
  poolSize: number;
  /** The longest a statement may take. */
  statementMs: number;
}

/** Until a connection stands, or until one of the pool is free. */
const CONNECT_MS = 5_000;
const IDLE_MS = 30_000;
/** How much longer than the server's own limit an answer is waited for: past it the server is not there. */
const SILENCE_MS = 5_000;

// as on the embedded database: a number while it is exact
pg.types.setTypeParser(pg.types.builtins.INT8, text => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
});

/** Opens nothing yet: connections are made as they are needed, and made anew when they were lost. */
export function openPostgres({ url, poolSize, statementMs }: PostgresOptions): Store {
  const address = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'cabdesk',
  };
  const pool = new pg.Pool({
    ...address,
    max: poolSize,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 2 * statementMs,
  });
  // a connection lost while nobody uses it is replaced at the next call, which is told if that fails
  pool.on('error', ignore);
  pool.on('connect', client => endWhenSilent(client, statementMs + SILENCE_MS));
  return {
    kind: 'postgres',
    db: drizzle({ client: pool }) as unknown as Db,
    withExclusive: async run => {
      const client = new pg.Client(address);
      client.on('error', ignore);
      await client.connect();
      try {
        return await run(connectionOf(client));
      } finally {
        await client.end();
      }
    },
    listen: hear => listenAt(address, hear),
    close: () => pool.end(),
  };
}

const ignore = () => {};

/** How soon a lost connection is made anew. */
const RELISTEN_MS = 1_000;

/** A connection of its own: one of the pool is given back, and announcements go to whoever has it then. */
async function listenAt(address: pg.ClientConfig, hear: () => void): Promise<() => Promise<void>> {
  let isOver = false;
  let present: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  const open = async () => {
    const client = new pg.Client(address);
    present = client;
    const again = () => {
      if (isOver || present !== client) return;
      present = undefined;
      client.end().catch(ignore);
      timer = setTimeout(open, RELISTEN_MS).unref();
    };
    client.on('error', again).on('end', again).on('notification', hear);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // whatever was announced meanwhile
      hear();
    } catch {
      again();
    }
  };
  await open();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await present?.end().catch(ignore);
  };
}

/**
 * A connection may be lost between two statements of a transaction, when nobody listens: the next statement then
 * fails, and the process must live until it does. One that says nothing for longer than any statement may take
 * leads to a machine that is no more.
 */
function endWhenSilent(client: pg.PoolClient, milliseconds: number): void {
  client.on('error', ignore);
  const { stream } = (client as unknown as { connection: { stream: import('node:net').Socket } }).connection;
  stream.setTimeout(milliseconds, () =>
    stream.destroy(Object.assign(new Error('the database is silent'), { code: 'ETIMEDOUT' })),
  );
}

const connectionOf = (client: pg.Client): Connection => ({
  query: async <Row>(text: string, params?: unknown[]) => (await client.query(text, params)).rows as Row[],
  script: async text => {
    try {
      await client.query(text);
    } catch (error) {
      await client.query('rollback').catch(ignore);
      throw error;
    }
  },
});
