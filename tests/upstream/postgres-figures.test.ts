/** Figures of orders while several processes change orders, fold and rebuild at the same time. */
// @feature report
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { reportCalls } from '../../src/contract/report.ts';
import { wallTimeOf } from '../../src/contract/wall-time.ts';
import type { Db } from '../../src/upstream/core/context.ts';
import { DAY_MS } from '../../src/upstream/core/day.ts';
import { countOf } from '../../src/upstream/core/paging.ts';
import { foldOrderFigures } from '../../src/upstream/domain/order-figures/folding.ts';
import { rebuildFigures } from '../../src/upstream/domain/order-figures/rebuilding.ts';
import { orderFigureDelta } from '../../src/upstream/domain/order-figures/tables.ts';
import { taxiOrder } from '../../src/upstream/domain/orders/tables.ts';
import { anOffice } from '../builders/office.ts';
import { anOrder } from '../builders/orders.ts';
import { TEST_TIME } from '../builders/time-and-chance.ts';

const CLERKS = 6;
const ORDERS_EACH = 15;
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

it('are exact at every moment, and nothing is wrong in the end', async () => {
  const office = await anOffice();
  const { db } = office.store;
  await db.delete(taxiOrder);
  const query = { startTimeStr: wallTimeOf(TEST_TIME - DAY_MS), endTimeStr: wallTimeOf(TEST_TIME) };
  const rebuild = () => db.transaction(inside => rebuildFigures(inside as unknown as Db));
  let isOver = false;
  const live = async (clerk: number) => {
    for (const at of times(ORDERS_EACH, index => index)) {
      const { id } = await anOrder(db, {
        createdOn: TEST_TIME - at * 3_600_000,
        source: at % 2 === 0 ? 4 : 0,
      });
      const change = (set: object) => db.update(taxiOrder).set(set).where(eq(taxiOrder.id, id));
      await change({ pushTime: TEST_TIME, subStatus: 12 });
      await change({ companyId: String(clerk + 1), matchTime: TEST_TIME });
      await change({ mainStatus: 3, subStatus: 32, finishTime: TEST_TIME, price: 100 });
    }
  };
  const untilOver = async (work: () => Promise<unknown>) => {
    while (!isOver) await work();
  };
  const looking = untilOver(async () => {
    const { data } = await office.admin.ask(reportCalls.orderTotals, { query });
    const { created, completed, open, revenue } = data.total;
    // an order is in one of both, whatever is folded or rebuilt meanwhile
    expect({ sum: completed + open, revenue }).toEqual({ sum: created, revenue: completed * 100 });
  });
  const folding = times(2, () => untilOver(() => office.run(foldOrderFigures)));
  const rebuilding = untilOver(rebuild);
  await Promise.all(times(CLERKS, live)).finally(() => {
    isOver = true;
  });
  await Promise.all([looking, ...folding, rebuilding]);
  expect(await rebuild()).toBe(0);
  const { data } = await office.admin.ask(reportCalls.orderTotals, { query });
  const all = CLERKS * ORDERS_EACH;
  expect(data.total).toMatchObject({
    created: all,
    completed: all,
    answered: all,
    open: 0,
    revenue: all * 100,
  });
  expect(await countOf(db, orderFigureDelta, undefined)).toBe(0);
  await office.close();
});
