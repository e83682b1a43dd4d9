/** Books of a day where payments, statements and people really come at the same time, on connections of their own. */
import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconciliationCalls } from '../../src/contract/reconciliation.ts';
import { advance } from '../../src/upstream/core/work/advance.ts';
import { claim } from '../../src/upstream/core/work/queue.ts';
import { job } from '../../src/upstream/core/work/tables.ts';
import { boundsOf } from '../../src/upstream/domain/books/days.ts';
import { bookDay } from '../../src/upstream/domain/books/tables.ts';
import { incomeTable } from '../../src/upstream/domain/payments/tables.ts';
import { statementBatch } from '../../src/upstream/reconciliation/tables.ts';
import { tradeBill } from '../builders/channel-bills.ts';
import {
  A_LINE,
  aDesk,
  anIncome,
  china,
  type Desk,
  forgetBooks,
  sendUp,
  TODAY,
  YESTERDAY,
} from '../builders/reconciling.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await aDesk();
});
afterAll(() => desk.office.close());
beforeEach(() => forgetBooks(desk.office));

const ROUNDS = 12;
const rounds = Array.from({ length: ROUNDS }, (_, at) => at);

describe('at the same time', () => {
  it('payments come and their day is closed: each is counted, or late', async () => {
    const { db } = desk.office.store;
    const { from, to } = boundsOf(YESTERDAY);
    for (const round of rounds) {
      await forgetBooks(desk.office);
      const incomes = [0, 1, 2, 3].map(at =>
        anIncome(desk.office, { tradeNo: `4200-${round}-${at}`, tradeChannel: 1 }),
      );
      const [closed] = await Promise.all([desk.close(), ...incomes]);
      const inDay = await db.$count(
        incomeTable,
        and(gte(incomeTable.payTime, from), lt(incomeTable.payTime, to)),
      );
      const onTime = await db.$count(incomeTable, isNull(incomeTable.channelTime));
      const [row] = await db.select().from(bookDay).where(eq(bookDay.day, YESTERDAY));
      expect(inDay).toBe(onTime);
      // a payment that was there in time has no statement yet, so that the day is not closed over it
      expect(closed.errCode === 0 ? row?.payments : row).toBe(closed.errCode === 0 ? inDay : undefined);
      if (closed.errCode === 0) expect(inDay).toBe(0);
      else expect(closed.failure.reason).toBe('CLOSE_STATEMENT_MISSING');
    }
  });

  it('two statements of one day come in, and one counts', async () => {
    for (const round of rounds) {
      await forgetBooks(desk.office);
      const line = { ...A_LINE, amount: 100 + round };
      const one = await desk.sendUp(tradeBill([line]));
      const two = await sendUp(desk.office, desk.second, tradeBill([{ ...line, no: '4200-B' }]));
      const begun = await Promise.all([
        desk.begin(one.data.fileId),
        desk.second.ask(reconciliationCalls.importStatement, {
          body: { fileId: two.data.fileId, days: [YESTERDAY] },
        }),
      ]);
      expect(begun.map(({ errCode }) => errCode === 0).toSorted()).toEqual([false, true]);
      const refused = begun.find(({ errCode }) => errCode !== 0);
      expect(refused?.failure.reason).toBe('STATEMENT_UNDER_WAY');
      await desk.office.work();
      expect(await desk.office.store.db.$count(statementBatch)).toBe(1);
    }
  });

  it('two days beside each other are matched, of which each tells the other', async () => {
    const { db } = desk.office.store;
    for (const round of rounds) {
      await forgetBooks(desk.office);
      for (const at of [0, 1, 2, 3])
        await anIncome(desk.office, {
          tradeNo: `4200-${round}-${at}`,
          payTime: china(`${at % 2 === 0 ? YESTERDAY : TODAY} 09:00:00`),
        });
      const lineOf = (at: number, day: string) => ({
        ...A_LINE,
        time: `${day} 09:00:00`,
        no: `4200-${round}-${at}`,
        out: '',
      });
      await desk.bill(tradeBill([lineOf(1, YESTERDAY), lineOf(3, YESTERDAY)]));
      await desk.bill(tradeBill([lineOf(0, TODAY), lineOf(2, TODAY)]), { days: [TODAY] });
      await desk.finance.ask(reconciliationCalls.matchDay, { body: { day: YESTERDAY } });
      // jobs of one person are worked at one after the other
      await desk.second.ask(reconciliationCalls.matchDay, { body: { day: TODAY } });
      const held = [await claim(db, desk.office.clock()), await claim(db, desk.office.clock())];
      await Promise.all(held.map(one => one && advance(desk.office.working, one)));
      const jobs = await db.select({ state: job.state }).from(job);
      expect(jobs.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
      for (const day of [YESTERDAY, TODAY])
        expect((await desk.differences(day)).map(({ type }) => type)).toEqual([5, 5, 5, 5]);
      expect(desk.office.failures).toEqual([]);
    }
  });
});
