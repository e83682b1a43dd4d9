/** Orders of the open door belong to accounts: of the one that has placed it, and of the one that drives it. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { aMobile, type DispatchDesk, PICK_UP } from '../../../tests/builders/dispatch-desk.ts';
import { aMachine, type Machine } from '../../../tests/builders/open-door.ts';
import type { Person, Upstream } from '../../../tests/builders/upstream.ts';
import { withDispatchDesk } from '../../../tests/builders/with-dispatch-desk.ts';
import type { OpenScope } from '../../contract/grammar/open-scopes.ts';
import { order } from '../../contract/order.ts';
import { revealLogCalls } from '../../contract/reveal-log.ts';
import { property } from '../core/properties.ts';
import { driver } from '../domain/fleet/tables.ts';
import { taxiOrder } from '../domain/orders/tables.ts';

let upstream: Upstream;
let desk: DispatchDesk;
let admin: Person;
withDispatchDesk(given => {
  ({ upstream, desk } = given);
});
let other: Machine;
beforeEach(async () => {
  admin = await upstream.signIn('admin');
  other = await machine('orderAsPassenger', 'driveOrders', 'payOrders');
});
const machine = (...scopes: OpenScope[]) => aMachine(upstream, admin, scopes);

/** An order that is finished and unpaid, placed and driven by the account of the desk. */
async function aRide(orderId?: string) {
  const taxi = await desk.aTaxi({ metres: 20 });
  const id = orderId ?? (await desk.place()).data.orderId;
  await desk.push(id, taxi.driverId);
  await desk.accept(id, taxi.driverId);
  await desk.meter(id, taxi.driverId, { load: true });
  await desk.meter(id, taxi.driverId, { load: false, price: 2_150, distance: 6_200 });
  return { id, ...taxi };
}
const row = async (id: string) =>
  (await upstream.store.db.select().from(taxiOrder).where(eq(taxiOrder.id, id)))[0];

describe('a scope', () => {
  it('is of passengers, of drivers or of payments, and none does the work of another', async () => {
    const taxi = await desk.aTaxi();
    const [orderId, driverId] = ['1', taxi.driverId];
    const acts = {
      orderAsPassenger: [
        ['orders', { submitNo: 's-1', mobile: aMobile(), origin: { address: '金湖广场', ...PICK_UP } }],
        ['orders/rate', { orderId, star: 5 }],
        ['orders/cancel', { orderId, cancelType: 1 }],
      ],
      driveOrders: [
        ['order-offers', { reports: [{ pushId: '1', driverId, act: 'read' }] }],
        ['orders/accept', { orderId, driverId }],
        ['orders/contact', { orderId, driverId }],
        ['orders/arrive', { orderId, driverId }],
        ['orders/meter', { orderId, driverId, load: true }],
        ['orders/cancel', { orderId, driverId, cancelType: 4 }],
      ],
      payOrders: [['orders/pay', { orderId, amount: 1, payChannel: 1 }]],
    } as const;
    for (const scope of Object.keys(acts) as (keyof typeof acts)[]) {
      const account = await machine(scope);
      for (const [own, calls] of Object.entries(acts))
        for (const [path, body] of calls) {
          const { data } = await account.send('POST', `/api/open/${path}`, body);
          const isMissing = data?.reason === 'SCOPE_MISSING';
          expect([scope, path, isMissing]).toEqual([scope, path, own !== scope]);
        }
    }
  });
});

describe('an order of one account', () => {
  it('is not there for another one, which can neither cancel, pay, rate, drive nor read it', async () => {
    const { id, driverId } = await aRide();
    const before = await row(id);
    for (const [path, body] of [
      ['pay', { amount: 2_150, payChannel: 1 }],
      ['rate', { star: 1 }],
      ['cancel', { cancelType: 1 }],
      ['cancel', { driverId, cancelType: 4 }],
      ['contact', { driverId }],
      ['arrive', { driverId }],
      ['meter', { driverId, load: false, price: 1 }],
    ] as const) {
      const answer = await other.send('POST', `/api/open/orders/${path}`, { orderId: id, ...body });
      expect([path, answer.errCode]).toEqual([path, 3006]);
    }
    expect((await other.send('GET', `/api/open/orders?ids=${id}`)).data).toEqual([]);
    expect(await row(id)).toEqual(before);
    expect((await desk.machine.send('GET', `/api/open/orders?ids=${id}`)).data).toMatchObject([
      { orderId: id },
    ]);
  });

  it('is read by who only fetches orders, and by no app that may fetch them besides', async () => {
    const { orderId } = (await desk.place()).data;
    const seen = async (...scopes: OpenScope[]) =>
      (await (await machine(...scopes)).send<object[]>('GET', `/api/open/orders?ids=${orderId}`)).data.length;
    expect(await seen('fetchOrders')).toBe(1);
    expect(await seen('fetchOrders', 'payOrders')).toBe(1);
    for (const app of ['orderAsPassenger', 'driveOrders'] as const) {
      expect(await seen('fetchOrders', app)).toBe(0);
      expect(await seen(app)).toBe(0);
    }
    // its own it reads
    expect((await desk.machine.send('GET', `/api/open/orders?ids=${orderId}`)).data).toMatchObject([
      { orderId },
    ]);
  });

  it('is not told of where its passenger orders by another app as well', async () => {
    const mobile = aMobile();
    const { orderId } = (await desk.place({ mobile })).data;
    const body = { submitNo: 's', mobile, origin: { address: '金湖广场', ...PICK_UP } };
    const answer = await other.send('POST', '/api/open/orders', body);
    expect(answer).toMatchObject({ errCode: 3004, data: { reason: 'ORDER_RECENT' } });
    expect(answer.data).not.toHaveProperty('orderId');
    expect((await desk.place({ mobile })).data).toMatchObject({ reason: 'ORDER_RECENT', orderId });
  });

  it('stays with the account that answers an offer', async () => {
    const taxi = await desk.aTaxi();
    const { id } = await desk.order();
    await desk.push(id, taxi.driverId);
    const [offer] = await desk.offers(taxi.driverId);
    const reports = [{ pushId: offer?.pushId, driverId: taxi.driverId, act: 'read' }];
    expect((await desk.report(...reports)).data).toEqual([{ outcome: 'noted' }]);
    const reject = [{ ...reports[0], act: 'reject' }];
    expect((await other.send('POST', '/api/open/order-offers', { reports: reject })).data).toEqual([
      { outcome: 'unknown' },
    ]);
    const { driverId } = taxi;
    expect((await other.send('GET', `/api/open/order-offers?driverId=${driverId}`)).data).toEqual([]);
    expect(await other.send('POST', '/api/open/orders/accept', { orderId: id, driverId })).toMatchObject({
      data: { reason: 'ORDER_GRABBED' },
    });
    expect((await desk.accept(id, driverId)).errCode).toBe(0);
    expect(await row(id)).toMatchObject({ placedBy: null, drivenBy: desk.machine.appKey });
  });
});

describe('a payment', () => {
  it('never writes the fare: another amount is a difference that stands in the log', async () => {
    const { id } = await aRide();
    for (const amount of [0, 1, 0])
      expect(await desk.pay(id, amount)).toMatchObject({ errCode: 3002, data: { reason: 'FARE_DIFFERS' } });
    expect(await row(id)).toMatchObject({ price: 2_150, payStatus: 0, subStatus: 31 });
    expect((await desk.actionsOf(id)).filter(action => action === 'payDiffers')).toHaveLength(2);
    // who reads orders finds it until the fare is paid
    const clerk = await upstream.signIn('dispatcher');
    const found = async (fareDiffers: 0 | 1) =>
      (await clerk.ask(order.calls.list, { query: { fareDiffers } as never })).data.map(one => one.id);
    expect([await found(1), await found(0)]).toEqual([[id], []]);
    for (const _again of [1, 2]) expect((await desk.pay(id, 2_150)).errCode).toBe(0);
    expect([await found(1), await found(0)]).toEqual([[], [id]]);
    expect(await row(id)).toMatchObject({ price: 2_150, paidAmount: 2_150, payStatus: 1, subStatus: 32 });
    expect((await desk.pay(id, 1)).data).toMatchObject({ reason: 'FARE_DIFFERS' });
    expect(await row(id)).toMatchObject({ price: 2_150, paidAmount: 2_150, payStatus: 1 });
  });

  it('through a provider is not told by the driver’s app alone', async () => {
    const drivers = await machine('driveOrders');
    const taxi = await desk.aTaxi({ metres: 20 });
    const { id: orderId } = await desk.order();
    const { driverId } = taxi;
    await desk.push(orderId, driverId);
    const send = (path: string, body: object = {}) =>
      drivers.send('POST', `/api/open/orders/${path}`, { orderId, driverId, ...body });
    await send('accept');
    await send('meter', { load: true });
    const paid = { load: false, price: 2_150, isPaid: true };
    expect(await send('meter', { ...paid, payChannel: 1 })).toMatchObject({
      data: { reason: 'SCOPE_MISSING' },
    });
    expect((await send('meter', { ...paid, payChannel: 3 })).errCode).toBe(0);
    expect(await row(orderId)).toMatchObject({ payStatus: 1, paidAmount: 2_150 });
  });

  it('of an order of the office is told by the account that drives it', async () => {
    const { id } = await aRide((await desk.order()).id);
    const body = { orderId: id, amount: 2_150, payChannel: 1 };
    expect((await other.send('POST', '/api/open/orders/pay', body)).errCode).toBe(3006);
    expect((await desk.pay(id, 2_150)).errCode).toBe(0);
  });
});

describe('the number of a passenger', () => {
  it('is given to an app with an entry of the reveal log, and so many times a day', async () => {
    const taxi = await desk.aTaxi({ metres: 20 });
    const { id } = await desk.order({ mobile: '13877712345' });
    await desk.push(id, taxi.driverId);
    await desk.accept(id, taxi.driverId);
    expect((await desk.contact(id, taxi.driverId)).data).toEqual({ number: '13877712345' });
    const { data } = await admin.ask(revealLogCalls.revealLog, { query: { objectId: id } });
    expect(data).toMatchObject([{ objectType: 'order', field: 'mobile', reason: 7, objectId: id }]);
    const now = upstream.clock();
    await upstream.store.db
      .insert(property)
      .values({ name: 'reveal.accountDailyLimit', value: '1', createdOn: now, updatedOn: now });
    expect((await desk.contact(id, taxi.driverId)).errCode).toBe(3005);
    await upstream.store.db.delete(property).where(eq(property.name, 'reveal.accountDailyLimit'));
  });
});

describe('who accepts', () => {
  it('hears why he cannot: the order is cancelled, he has left, he has no vehicle', async () => {
    const taxi = await desk.aTaxi();
    const { orderId } = (await desk.place()).data;
    await desk.push(orderId, taxi.driverId);
    await desk.cancel(orderId, { cancelType: 1 });
    const reason = async (id: string) => (await desk.accept(id, taxi.driverId)).data;
    expect(await reason(orderId)).toMatchObject({ reason: 'ORDER_CANCELLED' });
    const { id } = await desk.order();
    await desk.push(id, taxi.driverId);
    const set = (values: Partial<typeof driver.$inferInsert>) =>
      upstream.store.db.update(driver).set(values).where(eq(driver.id, taxi.driverId));
    await set({ vehicleId: null });
    expect(await reason(id)).toMatchObject({ reason: 'DRIVER_WITHOUT_VEHICLE' });
    await set({ state: 4 });
    expect(await reason(id)).toMatchObject({ reason: 'DRIVER_LEFT' });
    await set({ state: 2, vehicleId: taxi.vehicleId });
    expect(await reason(id)).toMatchObject({ reason: 'DRIVER_BUSY' });
  });
});
