/** Which statement of a channel and a day counts, and whether another one may take its place. */
import { and, eq, gt, inArray, isNull, notInArray } from 'drizzle-orm';
import type { StatementChannel } from '../../contract/reconciliation-statement.ts';
import type { Db } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { isOneOf } from '../core/paging.ts';
import { job } from '../core/work/tables.ts';
import { statementBatch, statementLine } from './tables.ts';

interface Standing {
  channel: StatementChannel;
  days: readonly string[];
  sha256: string;
  replaces: boolean;
}

/** Fails with DUPLICATE and the days. */
export async function checkStanding(db: Db, { channel, days, sha256, replaces }: Standing): Promise<void> {
  const rows = await db
    .select()
    .from(statementBatch)
    .where(
      and(
        eq(statementBatch.channel, channel),
        inArray(statementBatch.billDate, [...days]),
        isNull(statementBatch.replacedOn),
      ),
    );
  const refuseFor = (
    reason: 'STATEMENT_UNDER_WAY' | 'STATEMENT_KNOWN' | 'STATEMENT_STANDS',
    which: typeof rows,
  ) => {
    if (which.length > 0)
      throw new Failure('DUPLICATE', { reason, days: which.map(({ billDate }) => billDate).toSorted() });
  };
  refuseFor(
    'STATEMENT_UNDER_WAY',
    rows.filter(({ state }) => state === 0),
  );
  refuseFor(
    'STATEMENT_KNOWN',
    rows.filter(row => row.sha256 === sha256),
  );
  if (!replaces) refuseFor('STATEMENT_STANDS', rows);
}

/** What a job began and did not end, because it has failed or was cancelled. Nothing has ever been matched with it. */
export async function dropDeadImports(
  db: Db,
  channel?: StatementChannel,
  days?: readonly string[],
): Promise<void> {
  const open = db
    .select({ id: job.id })
    .from(job)
    .where(inArray(job.state, ['waiting', 'running']));
  const dead = await db
    .delete(statementBatch)
    .where(
      and(
        eq(statementBatch.state, 0),
        notInArray(statementBatch.jobId, open),
        channel && eq(statementBatch.channel, channel),
        days && inArray(statementBatch.billDate, [...days]),
      ),
    )
    .returning({ id: statementBatch.id });
  if (dead.length === 0) return;
  await db.delete(statementLine).where(
    isOneOf(
      statementLine.batchId,
      dead.map(({ id }) => id),
    ),
  );
}

/** The statement that counts of a channel and a day. */
export const isStanding = and(gt(statementBatch.state, 0), isNull(statementBatch.replacedOn));
