/**
 * A payment provider without money. It keeps books as a real one does, so that it pays once what comes twice, and knows a
 * payment after a restart. What it does with a new one the property `payment.simulated` says.
 */
import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PropertyValue } from '../../contract/properties.ts';
import { epochMs } from '../../upstream/core/columns.ts';
import type { Clock, Db } from '../../upstream/core/context.ts';
import type { Job } from '../../upstream/core/jobs.ts';
import {
  type Payment,
  type PaymentAnswer,
  type PaymentsPort,
  PortFailed,
  type RefundPart,
} from '../../upstream/core/outside/ports.ts';
import { readProperties } from '../../upstream/core/properties.ts';
import type { PaymentReport } from '../../upstream/domain/payments/reports.ts';

type Behaviour = NonNullable<PropertyValue<'payment.simulated'>>;

/** Its books. */
export const simulatedPayment = pgTable(
  'simulated_payment',
  {
    outTradeNo: text('out_trade_no').primaryKey(),
    behaviour: text('behaviour').$type<Behaviour>().notNull(),
    /** Fen. */
    amount: bigint('amount', { mode: 'number' }).notNull().default(0),
    /** The payments that it gives back; null where it is none that goes back the way it came. */
    refundOf: jsonb('refund_of').$type<RefundPart[]>(),
    /** When it is over. */
    overOn: epochMs('over_on').notNull(),
    takenOn: epochMs('taken_on').notNull(),
    /** How often he has reported it by himself. */
    reports: integer('reports').notNull().default(0),
  },
  table => [
    index('simulated_payment_report_idx')
      .on(table.overOn)
      .where(sql`${table.behaviour} = 'double' and ${table.reports} < 2`),
  ],
);

/** Until a late one is over. */
const LATE_MS = 10_000;
/** What he reports twice: after the answer, and from one report to the other. */
const REPORT_MS = 3_000;
const REPORTS = 2;
const AT_ONCE = 20;

const paidAs = ({ outTradeNo, overOn, takenOn, behaviour }: typeof simulatedPayment.$inferSelect) =>
  ({
    state: 'paid',
    tradeNo: `SIM-${outTradeNo}`,
    payTime: behaviour === 'double' ? takenOn : overOn,
  }) as const;

export function simulatedPayments(db: Db, clock: Clock): PaymentsPort {
  const query = async (outTradeNo: string): Promise<PaymentAnswer> => {
    const [row] = await db.select().from(simulatedPayment).where(eq(simulatedPayment.outTradeNo, outTradeNo));
    if (!row || row.behaviour === 'lost') return { state: 'unknown' };
    if (row.behaviour === 'failed') return { state: 'failed', failCode: 'SIMULATED' };
    if (row.overOn > clock()) return { state: 'processing' };
    return paidAs(row);
  };
  return {
    isReal: false,
    query,
    pay: async payment => {
      const { outTradeNo, amount, refundOf = null } = payment;
      const { 'payment.simulated': behaviour = 'paid' } = await readProperties(db, 'payment.simulated');
      const now = clock();
      const [added] = await db
        .insert(simulatedPayment)
        .values({
          outTradeNo,
          behaviour: isSound(payment) ? behaviour : 'failed',
          amount,
          refundOf: refundOf && [...refundOf],
          overOn: behaviour === 'late' ? now + LATE_MS : now,
          takenOn: now,
        })
        .onConflictDoNothing()
        .returning();
      if (added && (behaviour === 'silent' || behaviour === 'lost'))
        throw new PortFailed('payments', 'TIMEOUT');
      // what was lost on its way arrives at the second time
      if (!added) await db.update(simulatedPayment).set({ behaviour: 'paid' }).where(lostOne(outTradeNo));
      return query(outTradeNo);
    },
  };
}

/** As a real one, it gives back no other amount than that of the payments which it names. */
const isSound = ({ amount, refundOf }: Payment): boolean =>
  refundOf === undefined || refundOf.reduce((sum, part) => sum + part.amount, 0) === amount;

const lostOne = (outTradeNo: string) =>
  and(eq(simulatedPayment.outTradeNo, outTradeNo), eq(simulatedPayment.behaviour, 'lost'));

type Report = (taking: { db: Db; clock: Clock }, report: PaymentReport) => Promise<unknown>;

/** Each payment that is `double` is reported twice by himself, under two names, besides what he answers. */
export const reportSimulatedTwice = (report: Report): Job => ({
  name: 'report-simulated-payments',
  everyMs: 1_000,
  run: async ({ db, clock }) => {
    await db.transaction(async transaction => {
      const inside = transaction as unknown as Db;
      const now = clock();
      const isDue = and(
        eq(simulatedPayment.behaviour, 'double'),
        lt(simulatedPayment.reports, REPORTS),
        lte(simulatedPayment.overOn, now - REPORT_MS),
      );
      const due = await inside
        .select()
        .from(simulatedPayment)
        .where(isDue)
        .orderBy(asc(simulatedPayment.overOn))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      for (const row of due) {
        const { outTradeNo, amount, reports } = row;
        const reportNo = `simulated ${outTradeNo} ${reports + 1}`;
        const told = { reportNo, outTradeNo, amount, outcome: paidAs(row), reportedBy: null };
        await report({ db: inside, clock }, told);
        await inside
          .update(simulatedPayment)
          .set({ reports: reports + 1, overOn: now })
          .where(eq(simulatedPayment.outTradeNo, outTradeNo));
      }
    });
  },
});
