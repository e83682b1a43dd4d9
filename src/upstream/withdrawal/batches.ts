/** Several withdrawals at once: judged together by their sum, then each by itself. 批量 batch */
import { and, asc, inArray } from 'drizzle-orm';
import type { withdrawalCalls } from '../../contract/withdrawal-calls.ts';
import type { Change, Context, Db } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { readProperties } from '../core/properties.ts';
import { checkVersion } from '../core/versions.ts';
import type { Acting } from './acts.ts';
import { withdrawalTable as table, type WithdrawalRow } from './tables.ts';

type Batch = Context<typeof withdrawalCalls.approveWithdrawals>;
type Result = {
  id: string;
  isDone: 0 | 1;
  state: WithdrawalRow['state'] | null;
  reason: string | null;
};

/**
 * @param act fails where it cannot be done about one
 * @returns what became of each, in the order in which they were named
 */
export async function actOnSeveral(
  batch: Batch,
  act: (acting: Acting, row: WithdrawalRow) => Promise<WithdrawalRow>,
): Promise<Result[]> {
  const { db, scope, body } = batch;
  const ids = body.items.map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    throw new Failure('PARAMETER', { fields: [{ field: 'items', code: 'custom' }] });
  // in one order for all, so that two batches never wait for each other in a circle
  const rows = await db
    .select()
    .from(table)
    .where(and(inArray(table.id, ids), scope.byArea(table.addressType)))
    .orderBy(asc(table.id))
    .for('update');
  await checkSum(batch, rows);
  const results = new Map<string, Result>();
  for (const row of rows) results.set(row.id, await actOnOne(batch, row, act));
  return ids.map(id => results.get(id) ?? { id, isDone: 0, state: null, reason: 'NOT_FOUND' });
}

/** Fails with STATE_NOT_ALLOWED where the clerk has seen another sum, with OVER_LIMIT where it is too high. */
async function checkSum({ db, body }: Batch, rows: readonly WithdrawalRow[]): Promise<void> {
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  if (sum !== body.sum) throw refuse('STATE_NOT_ALLOWED', 'WITHDRAWAL_SUM_DIFFERS');
  const { 'withdrawal.batchLimit': limit } = await readProperties(db, 'withdrawal.batchLimit');
  if (sum > limit) throw refuse('OVER_LIMIT', 'WITHDRAWAL_BATCH_LIMIT');
}

/** In a savepoint of its own: where it fails, nothing of it is left, and the log does not tell of it. */
async function actOnOne(
  batch: Batch,
  row: WithdrawalRow,
  act: (acting: Acting, row: WithdrawalRow) => Promise<WithdrawalRow>,
): Promise<Result> {
  const changes: Change[] = [];
  const version = batch.body.items.find(({ id }) => id === row.id)?.version;
  try {
    const after = await batch.db.transaction(inside => {
      checkVersion(batch, row, version);
      const acting = { ...batch, db: inside as unknown as Db, changed: (one: Change) => changes.push(one) };
      return act(acting, row);
    });
    for (const change of changes) batch.changed(change);
    return { id: row.id, isDone: 1, state: after.state, reason: null };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { id: row.id, isDone: 0, state: row.state, reason: error.data.reason ?? error.failure };
  }
}
