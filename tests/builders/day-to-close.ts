/** A day of the books with three differences, and the two bills of WeChat Pay that show them. */
import { and, eq, gte, lt } from 'drizzle-orm';
import { incomeTable, outlayTable } from '../../src/upstream/domain/payments/tables.ts';
import { fundFlow, tradeBill } from './channel-bills.ts';
import { anOutlay } from './outlays.ts';
import { anIncome, china } from './reconciling.ts';
import type { Upstream } from './upstream.ts';

const DAY_MS = 86_400_000;
/** Before whatever the demonstration has paid. */
const DAYS_AGO = 40;

export const quietDay = (now: number, later = 0): string =>
  new Date(now + 8 * 3_600_000 - (DAYS_AGO - later) * DAY_MS).toISOString().slice(0, 10);

export interface Bills {
  trade: string;
  fund: string;
}

/**
 * At the channel 480.00 is paid that is under way for us, 40.00 came in that we do not know, and 20.00 is 25.00.
 * @param day `YYYY-MM-DD`
 */
export async function aDayToClose(upstream: Upstream, day: string): Promise<Bills> {
  const { db } = upstream.store;
  const from = china(`${day} 00:00:00`);
  await db
    .delete(incomeTable)
    .where(and(gte(incomeTable.payTime, from), lt(incomeTable.payTime, from + DAY_MS)));
  const noon = `${day} 12:00:00`;
  const no = (at: number) => `42000000${day.replaceAll('-', '')}000000000${at}`;
  const payTime = china(noon);
  for (const at of [1, 2, 3])
    await anIncome(upstream, { tradeNo: no(at), outTradeNo: `BK${day}-${at}`, amount: 2_000, payTime });
  const payout = await anOutlay(upstream, {
    bizCode: 2,
    bizStrId: `LOST-${day}`,
    tradeChannel: 4,
    amount: 48_000,
  });
  await db
    .update(outlayTable)
    .set({ attempts: 1, createdOn: china(`${day} 11:00:00`) })
    .where(eq(outlayTable.id, payout.id));
  const line = (at: number, amount = 2_000) => ({ time: noon, no: no(at), out: `BK${day}-${at}`, amount });
  return {
    trade: tradeBill([line(1), line(2), line(3, 2_500), line(9, 4_000)]),
    fund: fundFlow([{ time: `${day} 23:41:07`, no: '1000499', voucher: payout.outTradeNo, amount: -48_000 }]),
  };
}

/** As a browser sends them up. */
export const asFile = (name: string, content: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
});
