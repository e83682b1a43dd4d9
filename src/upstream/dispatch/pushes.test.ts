/** What consoles are told of an order, step by step, and who is told it. */
import { asc, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { DispatchDesk } from '../../../tests/builders/dispatch-desk.ts';
import type { Person, Upstream } from '../../../tests/builders/upstream.ts';
import { withDispatchDesk } from '../../../tests/builders/with-dispatch-desk.ts';
import { dispatchCalls } from '../../contract/dispatch.ts';
import { pushRow } from '../core/outbox/tables.ts';
import { taxiOrder } from '../domain/orders/tables.ts';

let upstream: Upstream;
let desk: DispatchDesk;
let clerk: Person;
withDispatchDesk(given => {
  ({ upstream, desk, clerk } = given);
});

const TYPES = [
  'ADMIN_ORDER_CREATE',
  'ADMIN_ORDER_MONITOR',
  'ADMIN_ORDER_CANCEL',
  'BACKSTAGE_ORDER_STATUS',
  'ORDER_AOTU_CANCEL',
  'THREE_MIN_NORESPOSE',
];
interface Told {
  id: string;
  subStatus?: number;
  passenger?: { mobile: string };
}
async function told() {
  const { db } = upstream.store;
  const rows = await db.select().from(pushRow).where(inArray(pushRow.type, TYPES)).orderBy(asc(pushRow.id));
  return rows.map(({ type, data, audience }) => ({
    type,
    data: JSON.parse(data) as Told,
    audience: JSON.parse(audience) as unknown,
  }));
}
const steps = async () => (await told()).map(({ type, data }) => [type, data.subStatus]);

describe('of an order', () => {
  it('each step of the ride is told to who sees where it lies, without the whole number', async () => {
    const taxi = await desk.aTaxi({ metres: 20 });
    const { id } = await desk.order({ mobile: '13877776666', addressType: '450103' });
    await clerk.ask(dispatchCalls.pushOrderMessageToDriver, {
      body: { orderId: id, driverId: taxi.driverId },
    });
    await desk.accept(id, taxi.driverId);
    await desk.arrive(id, taxi.driverId);
    await desk.meter(id, taxi.driverId, { load: true });
    await desk.meter(id, taxi.driverId, { load: false, price: 2_150, distance: 6_200 });
    expect(await steps()).toEqual([
      ['ADMIN_ORDER_CREATE', 11],
      ['BACKSTAGE_ORDER_STATUS', 12],
      ['BACKSTAGE_ORDER_STATUS', 21],
      ['BACKSTAGE_ORDER_STATUS', 22],
      ['ADMIN_ORDER_MONITOR', 23],
      ['BACKSTAGE_ORDER_STATUS', 31],
    ]);
    for (const { data, audience } of await told()) {
      expect(data).toMatchObject({ id, passenger: { mobile: '138****6666' } });
      expect(audience).toEqual({ may: 'monitoring.map', areas: [['450103']] });
    }
  });

  it('that nobody takes it is told with how long it has waited, and then that it has ended by itself', async () => {
    const { id } = await desk.order();
    await desk.later(180);
    const [, waits] = await told();
    expect(waits).toMatchObject({
      type: 'THREE_MIN_NORESPOSE',
      data: { id, value: 3, seconds: 180 },
    });
    await desk.later(3_600);
    expect((await steps()).at(-1)?.[0]).toBe('ORDER_AOTU_CANCEL');
  });

  it('that it is cancelled is told once, whoever has done it', async () => {
    const [byOffice, byPassenger] = [await desk.order(), (await desk.place()).data];
    const [row] = await upstream.store.db.select().from(taxiOrder).where(eq(taxiOrder.id, byOffice.id));
    await clerk.ask(dispatchCalls.cancelOrder, {
      body: { orderId: byOffice.id, version: row?.version, cancelType: 2 },
    });
    await desk.cancel(byPassenger.orderId, { cancelType: 1 });
    const ended = (await told()).filter(({ type }) => type === 'ADMIN_ORDER_CANCEL');
    expect(ended.map(({ data }) => data.id)).toEqual([byOffice.id, byPassenger.orderId]);
  });
});
