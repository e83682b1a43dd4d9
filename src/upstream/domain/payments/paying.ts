/**
 * Sends what is to be paid, and asks what has become of it. An outlay is marked before each attempt with a lease that outlives the
 * attempt; it is sent again only under the same name, and only after the provider has said that he does not know it. What
 * nobody has answered is unknown, never failed.
 */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { LOST_REFUND, type OutlayBizCode, PROCESSING, WITHDRAWAL } from '../../../contract/payment-states.ts';
import type { Db } from '../../core/context.ts';
import { retryTransaction } from '../../core/database/fault.ts';
import type { Job, JobContext } from '../../core/jobs.ts';
import { notePortError } from '../../core/outside/port-errors.ts';
import { type Payment, type PaymentAnswer, type PaymentKind, PortFailed } from '../../core/outside/ports.ts';
import { type Settlers, settleOutlay } from './settling.ts';
import { type OutlayRow, outlayTable } from './tables.ts';

/** At once; what is left waits for the next turn. */
const BATCH = 20;
/** Longer than any attempt takes: asked, and sent again. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 600_000;

export const runPayments = (settlers: Settlers): Job => ({
  name: 'run-payments',
  everyMs: 1_000,
  run: async context => {
    const rows = await lease(context);
    const done = await Promise.allSettled(rows.map(row => attempt({ ...context, settlers }, row)));
    for (const each of done) if (each.status === 'rejected') throw each.reason;
  },
});

/** Milliseconds after the nth attempt: 2 s, 4 s, 8 s … 10 minutes. */
const pauseAfter = (attempts: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));

/** Rows that another process holds are passed over: two never send the same one at the same time. */
async function lease({ db, clock }: JobContext): Promise<OutlayRow[]> {
  const now = clock();
  const due = db
    .select({ id: outlayTable.id })
    .from(outlayTable)
    .where(and(eq(outlayTable.state, PROCESSING), lte(outlayTable.nextOn, now)))
    .orderBy(asc(outlayTable.nextOn), asc(outlayTable.id))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(outlayTable)
    .set({ attempts: sql`${outlayTable.attempts} + 1`, nextOn: now + LEASE_MS })
    .where(inArray(outlayTable.id, due))
    .returning();
}

export type Paying = Pick<JobContext, 'db' | 'clock' | 'ports'> & { settlers: Settlers };

async function attempt(paying: Paying, row: OutlayRow): Promise<void> {
  const { db, clock } = paying;
  const answer = await askAbout(paying, row).catch(async (error: unknown): Promise<PaymentAnswer> => {
    const failure =
      error instanceof PortFailed ? error : new PortFailed('payments', 'UNKNOWN', { cause: error });
    await notePortError(db, failure, clock());
    // refused at the first time: nothing of this name has ever gone out besides
    const isRefused = failure.isFinal && row.attempts === 1;
    return isRefused ? { state: 'failed', failCode: failure.code } : { state: 'processing' };
  });
  if (!(await noteAnswer(paying, row.id, answer))) await askAgain(paying, row);
}

/** Later on; an attempt whose lease ran out says nothing about the one that followed it. */
async function askAgain({ db, clock }: Paying, { id, attempts }: OutlayRow): Promise<void> {
  await db
    .update(outlayTable)
    .set({ nextOn: clock() + pauseAfter(attempts) })
    .where(
      and(eq(outlayTable.id, id), eq(outlayTable.state, PROCESSING), eq(outlayTable.attempts, attempts)),
    );
}

async function askAbout({ ports }: Pick<Paying, 'ports'>, row: OutlayRow): Promise<PaymentAnswer> {
  if (row.attempts === 1) return ports.payments.pay(paymentOf(row));
  const answer = await ports.payments.query(row.outTradeNo);
  return answer.state === 'unknown' ? ports.payments.pay(paymentOf(row)) : answer;
}

/** @returns whether it is over, in whichever way */
export async function noteAnswer(
  { db, clock, settlers }: Omit<Paying, 'ports'>,
  id: string,
  answer: PaymentAnswer,
): Promise<boolean> {
  if (answer.state !== 'paid' && answer.state !== 'failed') return false;
  const settled = await retryTransaction(db, inside =>
    settleOutlay({ db: inside as unknown as Db, clock, settlers }, id, answer),
  );
  return settled !== 'different';
}

const paymentOf = ({
  outTradeNo,
  bizCode,
  tradeChannel,
  amount,
  payeeName,
  payeeAccount,
  refundOf,
}: OutlayRow): Payment => ({
  outTradeNo,
  kind: kindOf(bizCode),
  channel: tradeChannel,
  amount,
  payee: { name: payeeName, account: payeeAccount },
  ...(refundOf && { refundOf }),
});

const kindOf = (bizCode: OutlayBizCode): PaymentKind => {
  if (bizCode === LOST_REFUND) return 'refund';
  return bizCode === WITHDRAWAL ? 'withdrawal' : 'reward';
};
