/** What waits, as far as who asks may see it. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { anOrder } from '../../../tests/builders/orders.ts';
import { counterCalls } from '../../contract/counter.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

it('counts the orders that wait, not those for later nor what is over, for who sees the desk or the list', async () => {
  const { db } = office.store;
  await anOrder(db, { subStatus: 11 });
  await anOrder(db, { subStatus: 14, addressType: '450105' });
  await anOrder(db, { subStatus: 10 });
  await anOrder(db, { mainStatus: 7, subStatus: 11 });
  const countFor = async (rights: string[], areaIds: string[] = []) => {
    const clerk = await office.aClerk({ rights, areaIds });
    return (await clerk.ask(counterCalls.getOrderCount)).data.orderCount;
  };
  expect(await countFor(['monitoring.map'])).toBe(2);
  expect(await countFor(['order', 'order.list'])).toBe(2);
  expect(await countFor(['order.list'], ['450105'])).toBe(1);
  expect(await countFor(['lost'])).toBeNull();
});
