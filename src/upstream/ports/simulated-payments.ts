/**
 * A payment provider without money. It keeps books as a real one does, so that it pays once what comes twice, and knows a
 * payment after a restart. What it does with a new one the property `payment.simulated` says.
 */
import { and, eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { PropertyValue } from '../../contract/properties.ts';
import { epochMs } from '../core/columns.ts';
import type { Clock, Db } from '../core/context.ts';
import { type PaymentAnswer, type PaymentsPort, PortFailed } from '../core/outside/ports.ts';
import { readProperties } from '../core/properties.ts';

type Behaviour = NonNullable<PropertyValue<'payment.simulated'>>;

/** Its books. */
export const simulatedPayment = pgTable('simulated_payment', {
  outTradeNo: text('out_trade_no').primaryKey(),
  behaviour: text('behaviour').$type<Behaviour>().notNull(),
  /** When it is over. */
  overOn: epochMs('over_on').notNull(),
  takenOn: epochMs('taken_on').notNull(),
});

/** Until a late one is over. */
const LATE_MS = 10_000;

export function simulatedPayments(db: Db, clock: Clock): PaymentsPort {
  const query = async (outTradeNo: string): Promise<PaymentAnswer> => {
    const [row] = await db.select().from(simulatedPayment).where(eq(simulatedPayment.outTradeNo, outTradeNo));
    if (!row || row.behaviour === 'lost') return { state: 'unknown' };
    if (row.behaviour === 'failed') return { state: 'failed', failCode: 'SIMULATED' };
    if (row.overOn > clock()) return { state: 'processing' };
    return { state: 'paid', tradeNo: `SIM-${outTradeNo}`, payTime: row.overOn };
  };
  return {
    isReal: false,
    query,
    pay: async ({ outTradeNo }) => {
      const { 'payment.simulated': behaviour = 'paid' } = await readProperties(db, 'payment.simulated');
      const now = clock();
      const [added] = await db
        .insert(simulatedPayment)
        .values({
          outTradeNo,
          behaviour,
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

const lostOne = (outTradeNo: string) =>
  and(eq(simulatedPayment.outTradeNo, outTradeNo), eq(simulatedPayment.behaviour, 'lost'));
