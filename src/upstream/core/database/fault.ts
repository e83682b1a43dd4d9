/** What an error of the database, or of the way to it, means. */
import type { Db } from '../context.ts';

/** Codes of the system for a way that leads nowhere. */
const NO_WAY: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

/** What the driver says without any code. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;

/**
 * Classes of SQLSTATE that say: not now. 08 no connection, 25006 reads only (a standby), 28 and 3D not let in (any more), 40 given up against
 * others, 53 no room and no connection left, 55P03 a lock not had in time, 57 stopped or cut off, 58 the
 * server's own disk.
 */
const NOT_NOW = /^(?:08|25006|28|3D|40|53|55P03|57|58)/;

/** Whether the database cannot be asked at present, through no fault of who asks. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined) return NOT_NOW.test(state);
  return chainOf(error).some(
    ({ code, message }) => (typeof code === 'string' && NO_WAY.has(code)) || LOST.test(message),
  );
}

/** Whether a transaction was undone for the sake of another one: doing it again is right, and likely to succeed. */
export const isContention = (error: unknown) => ['40001', '40P01'].includes(sqlStateOf(error) ?? '');

const MOST_ATTEMPTS = 4;

/**
 * A transaction that is begun again when it was undone for the sake of another one. Nothing of the undone attempt is
 * left, so `run` must do nothing that a database does not take back.
 */
export async function retryTransaction<T>(db: Db, run: Parameters<typeof db.transaction<T>>[0]): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(run);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isContention(error)) throw error;
    }
  }
}

/** SQLSTATE of a database error, wherever the driver put it. */
export const sqlStateOf = (error: unknown): string | undefined =>
  chainOf(error)
    .map(({ code }) => code)
    .find(
      (code): code is string => typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !NO_WAY.has(code),
    );

type Coded = Error & { code?: unknown };

function chainOf(error: unknown): Coded[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : [];
}
