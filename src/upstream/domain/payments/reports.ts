/** Reports of a payment provider: each is taken once, by the name that he gives it. */
import { eq } from 'drizzle-orm';
import type { PaymentOutcome } from '../../../contract/open-door-payments.ts';
import { DIFFERENT } from '../../../contract/payment-states.ts';
import type { Clock, Db } from '../../core/context.ts';
import { serialize } from '../../core/database/serialize.ts';
import { closedDayAt } from '../books/days.ts';
import { addIncome, type IncomeSettlers, type NewIncome } from './incomes.ts';
import { type Outcome, type Settlers, settleOutlay } from './settling.ts';
import { incomeTable, outlayTable, paymentReport } from './tables.ts';

interface Taking {
  /** Within a transaction. */
  db: Db;
  clock: Clock;
}

export interface PaymentReport {
  /** Names the report: of each sender by itself. */
  reportNo: string;
  outTradeNo: string;
  /** Fen. */
  amount: number;
  /** Undefined while it is not over. */
  outcome: Outcome | undefined;
  /** Key of the account that reports; null for the simulated provider. */
  reportedBy: string | null;
}

export function takePayment(
  taking: Taking & { settlers: Settlers },
  { reportNo, outTradeNo, amount, outcome, reportedBy }: PaymentReport,
): Promise<PaymentOutcome> {
  const about = { reportNo, tradeName: outTradeNo, state: outcome?.state ?? 'processing', amount };
  return once(taking, about, async () => {
    const [row] = await taking.db
      .select({ id: outlayTable.id, reportedBy: outlayTable.reportedBy })
      .from(outlayTable)
      .where(eq(outlayTable.outTradeNo, outTradeNo))
      .for('update');
    // the first account that reports on it is the one that does
    if (!row || (row.reportedBy ?? reportedBy) !== reportedBy) return 'unknown';
    if (row.reportedBy === null && reportedBy !== null)
      await taking.db.update(outlayTable).set({ reportedBy }).where(eq(outlayTable.id, row.id));
    if (!outcome) return 'noted';
    const settled = await settleOutlay(taking, row.id, { ...outcome, amount });
    return settled === 'settled' ? 'noted' : settled;
  });
}

export function takeIncome(
  taking: Taking & { settlers: IncomeSettlers },
  { reportNo, ...told }: NewIncome & { reportNo: string },
): Promise<PaymentOutcome> {
  const about = { reportNo, tradeName: told.tradeNo, state: 'income', amount: told.amount };
  return once(taking, about, async () => {
    const { income, isNew, isSame } = await addIncome(taking, told);
    if (isNew) return 'noted';
    if (isSame) return 'known';
    // what is closed keeps what it was compared with; the report is kept all the same
    const isClosed = income.payTime !== null && (await closedDayAt(taking.db, income.payTime)) !== undefined;
    if (!isClosed)
      await taking.db.update(incomeTable).set({ reconState: DIFFERENT }).where(eq(incomeTable.id, income.id));
    return 'different';
  });
}

type About = Omit<typeof paymentReport.$inferInsert, 'id' | 'outcome' | 'receivedOn'>;

/** What names nothing is not kept: it may be sent again once it does. */
async function once(
  { db, clock }: Taking,
  about: About,
  take: () => Promise<PaymentOutcome>,
): Promise<PaymentOutcome> {
  await serialize(db, `payment report ${about.reportNo}`);
  const isKnown = await db.$count(paymentReport, eq(paymentReport.reportNo, about.reportNo));
  if (isKnown > 0) return 'known';
  const outcome = await take();
  if (outcome !== 'unknown')
    await db.insert(paymentReport).values({ ...about, outcome, receivedOn: clock() });
  return outcome;
}
