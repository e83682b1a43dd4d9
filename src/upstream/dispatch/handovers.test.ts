/** What one shift leaves to the next is read where its orders are. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aDispatchDesk } from '../../../tests/builders/dispatch-desk.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { dispatchDeskCalls } from '../../contract/dispatch-desk.ts';
import { taxiOrder } from '../domain/orders/tables.ts';

const [HERE, THERE] = ['450103', '450105'];

let office: Office;
let here: Person;
let there: Person;
let both: Person;
/** One order in each area. */
let orders: { here: string; there: string };
beforeAll(async () => {
  office = await anOffice();
  const rights = ['monitoring', 'monitoring.map'];
  here = await office.aClerk({ rights, areaIds: [HERE] });
  there = await office.aClerk({ rights, areaIds: [THERE] });
  both = await office.aClerk({ rights, areaIds: [HERE, THERE] });
  const desk = await aDispatchDesk(office);
  const orderIn = async (addressType: string) => {
    const { id } = await desk.order({}, office.admin);
    await office.store.db.update(taxiOrder).set({ addressType }).where(eq(taxiOrder.id, id));
    return id;
  };
  orders = { here: await orderIn(HERE), there: await orderIn(THERE) };
});
afterAll(() => office.close());

const write = (by: Person, content: string, orderIds?: string[]) =>
  by.ask(dispatchDeskCalls.writeHandover, { body: { content, ...(orderIds && { orderIds }) } });
const readBy = async (by: Person) =>
  (await by.ask(dispatchDeskCalls.listHandovers, { query: {} })).data.map(({ content }) => content);

it('a handover is read by who sees all areas of its orders, or without orders all of its writer', async () => {
  await write(here, '本区一单', [orders.here]);
  await write(there, '邻区一单', [orders.there]);
  await write(both, '两区各一单', [orders.here, orders.there]);
  await write(both, '只在本区的一单', [orders.here]);
  await write(here, '没有订单');
  await write(office.admin, '全部地区');
  const OF_HERE = ['没有订单', '只在本区的一单', '本区一单'];
  expect(await readBy(here)).toEqual(OF_HERE);
  expect(await readBy(there)).toEqual(['邻区一单']);
  expect(await readBy(both)).toEqual(['没有订单', '只在本区的一单', '两区各一单', '邻区一单', '本区一单']);
  expect(await readBy(office.admin)).toEqual(['全部地区', ...(await readBy(both))]);
});

it('one of an order that the writer does not see is not written', async () => {
  const before = await readBy(office.admin);
  expect(await write(here, '别区的单', [orders.here, orders.there])).toMatchObject({ errCode: 3006 });
  expect(await readBy(office.admin)).toEqual(before);
});
