/** Logs are kept as long as the law and the property ask, and no longer. */
import { asc, desc, inArray, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { BUSINESS } from '../../contract/grammar/call.ts';
import { loginLog, operateLog, revealLog } from '../core/audit/tables.ts';
import type { Db } from '../core/context.ts';
import { trySerialize } from '../core/database/serialize.ts';
import type { Job, JobContext } from '../core/jobs.ts';
import { readProperties } from '../core/properties.ts';

const DAY_MS = 86_400_000;
/** A batch is a transaction; others wait for it on the embedded database. */
const BATCH_ROWS = 2_000;
/** Operator type of what the upstream does by itself. */
const SYSTEM = 0;

interface KeptLog {
  objectType: string;
  table: PgTable;
  id: AnyPgColumn;
  time: AnyPgColumn;
}

const LOGS: readonly KeptLog[] = [
  { objectType: 'operateLog', table: operateLog, id: operateLog.id, time: operateLog.operTime },
  { objectType: 'loginLog', table: loginLog, id: loginLog.id, time: loginLog.loginTime },
  { objectType: 'revealLog', table: revealLog, id: revealLog.id, time: revealLog.createdOn },
];

/**
 * Deletes what is older than `log.retentionDays`, and writes down in the same transaction how much and up to when.
 * Of two processes one works; the other leaves it to him.
 */
export const clearOldLogs: Job = {
  name: 'clear-old-logs',
  everyMs: DAY_MS,
  run: async context => {
    for (const log of LOGS) while (await clearBatch(context, log));
  },
};

/** Whether there may be more. */
async function clearBatch({ db, clock, chance }: JobContext, log: KeptLog): Promise<boolean> {
  return db.transaction(async transaction => {
    const inside = transaction as unknown as Db;
    const upTo = await endOfRetention(inside, clock());
    const old = inside
      .select({ id: log.id })
      .from(log.table)
      .where(lt(log.time, upTo))
      .orderBy(asc(log.time), asc(log.id))
      .limit(BATCH_ROWS);
    if ((await old).length === 0) return false;
    if (!(await trySerialize(inside, 'retention'))) return false;
    await inside.execute(sql`set local cabdesk.retention = 'on'`);
    const deleted = await inside.delete(log.table).where(inArray(log.id, old)).returning({ id: log.id });
    await inside.execute(sql`set local cabdesk.retention = 'off'`);
    if (deleted.length === 0) return false;
    const now = clock();
    await inside.insert(operateLog).values({
      title: 'log',
      businessType: BUSINESS.clear,
      operatorType: SYSTEM,
      requestMethod: 'JOB',
      operUrl: clearOldLogs.name,
      method: 'log.clearOldLogs',
      operParam: JSON.stringify({ upTo, count: deleted.length }),
      objectType: log.objectType,
      traceId: chance.bytes(16).toString('hex'),
      status: 1,
      operTime: now,
      costTime: 0,
    });
    return deleted.length === BATCH_ROWS;
  });
}

/**
 * Days are counted back from the last entry of any log where that is earlier than the clock says: a clock that has
 * jumped ahead takes nothing with it.
 */
async function endOfRetention(db: Db, now: number): Promise<number> {
  const { 'log.retentionDays': days } = await readProperties(db, 'log.retentionDays');
  let last = 0;
  // one after the other: a transaction has one connection
  for (const { table, time } of LOGS) {
    const [newest] = await db.select({ time }).from(table).orderBy(desc(time)).limit(1);
    last = Math.max(last, Number(newest?.time ?? 0));
  }
  return Math.min(now, last + DAY_MS) - days * DAY_MS;
}
