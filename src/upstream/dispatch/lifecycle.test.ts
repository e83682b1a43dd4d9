/** An order from the caller's words to the end of the ride, and everything that may come between. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aMobile, type DispatchDesk, northOf, PICK_UP } from '../../../tests/builders/dispatch-desk.ts';
import type { Person, Upstream } from '../../../tests/builders/upstream.ts';
import { withDispatchDesk } from '../../../tests/builders/with-dispatch-desk.ts';
import { dispatchCalls } from '../../contract/dispatch.ts';
import { dispatchDeskCalls } from '../../contract/dispatch-desk.ts';
import { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import { NO_COMPANY } from '../../contract/online-rate.ts';
import { order as orders } from '../../contract/order.ts';
import { company, driver } from '../domain/fleet/tables.ts';
import { taxiOrder } from '../domain/orders/tables.ts';
import { place as gazetteer } from '../domain/places.ts';

let upstream: Upstream;
let desk: DispatchDesk;
let clerk: Person;
withDispatchDesk(given => {
  ({ upstream, desk, clerk } = given);
});

describe('a ride', () => {
  it('goes from the order to the rating, and its log tells each step', async () => {
    const taxi = await desk.aTaxi();
    const { orderId: id } = (await desk.place({ name: '覃桂芳' })).data;
    expect((await desk.push(id, taxi.driverId)).data).toMatchObject({
      mainStatus: 1,
      subStatus: 12,
      pushCount: 1,
    });
    const [offer] = await desk.offers(taxi.driverId);
    expect(offer).toMatchObject({ order: { orderId: id, mobile: null }, assignedUntil: null });
    const read = { pushId: offer?.pushId, driverId: taxi.driverId, act: 'read' };
    expect((await desk.report(read, read)).data).toEqual([{ outcome: 'noted' }, { outcome: 'known' }]);
    const taken = await desk.accept(id, taxi.driverId);
    expect(taken.data).toMatchObject({
      mainStatus: 2,
      subStatus: 21,
      mobile: expect.stringMatching(/^138\*{4}\d{4}$/),
    });
    const called = await desk.contact(id, taxi.driverId);
    expect(called.data).toEqual({ number: expect.stringMatching(/^138\d{8}$/) });
    taxi.stand({ metres: 50 });
    await desk.arrive(id, taxi.driverId);
    await desk.meter(id, taxi.driverId, { load: true });
    upstream.clock.advance(900_000);
    await desk.meter(id, taxi.driverId, { load: false, price: 2_150, distance: 6_200 });
    expect(await desk.stateOf(id)).toBe('3/31');
    await desk.pay(id, 2_150);
    await desk.rate(id, 4);
    expect(await desk.stateOf(id)).toBe('3/33');
    expect(await desk.actionsOf(id)).toEqual([
      'create',
      'offer',
      'accept',
      'missPassenger',
      'arrive',
      'board',
      'arriveUnpaid',
      'pay',
      'rate',
    ]);
    const { data } = await clerk.ask(orders.calls.list, { query: { id } });
    expect(data).toMatchObject([
      {
        passenger: { nickName: '覃桂芳', mobile: expect.stringMatching(/^138\*{4}\d{4}$/) },
        driver: { id: taxi.driverId },
        price: 2_150,
        paidAmount: 2_150,
        distance: 6_200,
        duration: 900,
        star: 4,
        readCount: 1,
        replyCount: 1,
      },
    ]);
  });

  it('takes a place of its vehicle by hand once it has one, and its log says so', async () => {
    const taxi = await desk.aTaxi();
    const { id: orderId } = await desk.order();
    const add = () =>
      clerk.ask(dispatchQueryCalls.addTrajectoryPosition, {
        query: { orderId, ...PICK_UP, gpsTime: upstream.clock() },
      });
    expect(await add()).toMatchObject({ errCode: 3002, failure: { reason: 'ORDER_STATE' } });
    await desk.push(orderId, taxi.driverId);
    await desk.accept(orderId, taxi.driverId);
    expect((await add()).errCode).toBe(0);
    expect((await desk.actionsOf(orderId)).at(-1)).toBe('addPoint');
  });

  it('is nobody else’s than its driver’s', async () => {
    const [taxi, other] = [await desk.aTaxi({ metres: 20 }), await desk.aTaxi({ metres: 30 })];
    const { id } = await desk.order();
    await desk.push(id, taxi.driverId);
    await desk.accept(id, taxi.driverId);
    for (const act of [
      () => desk.contact(id, other.driverId),
      () => desk.arrive(id, other.driverId),
      () => desk.meter(id, other.driverId, { load: true }),
    ])
      expect((await act()).errCode).toBe(3006);
    expect(await desk.stateOf(id)).toBe('2/21');
  });

  it('is of the company that its driver had when it was accepted', async () => {
    const { db } = upstream.store;
    const taxi = await desk.aTaxi();
    const isDriver = eq(driver.id, taxi.driverId);
    const [one, other] = await db
      .insert(company)
      .values(
        ['邕城出租', '青山出租'].map(companyName => ({
          companyName,
          addressType: '450102',
          searchKey: '',
          createdOn: 0,
          updatedOn: 0,
        })),
      )
      .returning();
    await db
      .update(driver)
      .set({ companyId: one?.id ?? null })
      .where(isDriver);
    const { id } = await desk.order();
    await desk.push(id, taxi.driverId);
    const found = async (companyId: string | undefined) =>
      (await clerk.ask(orders.calls.list, { query: { id, companyId } as never })).data;
    expect(await found(NO_COMPANY)).toMatchObject([{ companyId: null, companyName: null }]);
    await desk.accept(id, taxi.driverId);
    await db
      .update(driver)
      .set({ companyId: other?.id ?? null })
      .where(isDriver);
    expect(await found(one?.id)).toMatchObject([
      { companyId: one?.id, companyName: one?.companyName, driver: { companyName: one?.companyName } },
    ]);
    expect(await found(NO_COMPANY)).toEqual([]);
    await clerk.ask(dispatchCalls.reAssignOrder, { body: { orderId: id, reason: '车辆故障' } as never });
    expect(await found(NO_COMPANY)).toMatchObject([{ companyId: null }]);
  });

  it('is of who calls by the number, whose name is not asked again', async () => {
    const mobile = aMobile();
    const nickName = async (body: object) => {
      const { passenger: who } = await desk.order({ mobile, ...body });
      // two of one number within ten minutes would be one
      upstream.clock.advance(660_000);
      return who.nickName;
    };
    expect(await nickName({})).toBeNull();
    expect(await nickName({ name: '覃桂芳' })).toBe('覃桂芳');
    expect(await nickName({})).toBe('覃桂芳');
  });

  it('still has the way to who waits before it, then the way to where he wants to go, if he has said so', async () => {
    const taxi = await desk.aTaxi({ metres: 500 });
    const { id } = await desk.order({ dest: { address: '南宁东站', ...northOf(4_000) } });
    const way = async () => clerk.ask(dispatchQueryCalls.getActiveOrderLine, { query: { orderId: id } });
    expect(await way()).toMatchObject({ errCode: 3002, failure: { reason: 'ORDER_STATE' } });
    await desk.push(id, taxi.driverId);
    await desk.accept(id, taxi.driverId);
    const { data: toPassenger } = await way();
    expect(toPassenger).toMatchObject({ orderId: id, vehicle: { vehicleId: taxi.vehicleId } });
    expect(toPassenger.line.length).toBeGreaterThan(1);
    expect(toPassenger.distance).toBeGreaterThanOrEqual(500);
    expect(toPassenger.distance).toBeLessThan(1_500);
    taxi.stand({ metres: 20 });
    await desk.meter(id, taxi.driverId, { load: true });
    const { data: toDest } = await way();
    expect(toDest.distance).toBeGreaterThanOrEqual(3_980);
    expect(toDest.eta).toBeGreaterThan(toPassenger.eta ?? Number.POSITIVE_INFINITY);
    await upstream.store.db
      .update(taxiOrder)
      .set({ destLng: null, destLat: null })
      .where(eq(taxiOrder.id, id));
    expect((await way()).data).toMatchObject({ line: [], distance: null, eta: null });
  });

  it('is believed to have begun when the meter goes down beside the passenger', async () => {
    const taxi = await desk.aTaxi();
    const { id } = await desk.order();
    await desk.push(id, taxi.driverId);
    await desk.accept(id, taxi.driverId);
    taxi.stand({ metres: 400 });
    expect(await desk.meter(id, taxi.driverId, { load: true })).toMatchObject({
      errCode: 3002,
      data: { reason: 'DRIVER_TOO_FAR' },
    });
    taxi.stand({ metres: 20 });
    await desk.meter(id, taxi.driverId, { load: true });
    expect(await desk.actionsOf(id)).toEqual(['create', 'offer', 'accept', 'arrive', 'board']);
  });

  it('is the same when its reports come twice', async () => {
    const taxi = await desk.aTaxi({ metres: 20 });
    const { id } = await desk.order();
    await desk.push(id, taxi.driverId);
    for (const step of [
      () => desk.accept(id, taxi.driverId),
      () => desk.arrive(id, taxi.driverId),
      () => desk.meter(id, taxi.driverId, { load: true }),
      () => desk.meter(id, taxi.driverId, { load: false, price: 1_500, isPaid: true, payChannel: 3 }),
      () => desk.pay(id),
    ]) {
      expect((await step()).errCode).toBe(0);
      expect((await step()).errCode).toBe(0);
    }
    expect(await desk.actionsOf(id)).toEqual(['create', 'offer', 'accept', 'arrive', 'board', 'arrivePaid']);
  });
});

describe('the caller', () => {
  it('is known the next time, with where he was fetched', async () => {
    const mobile = aMobile();
    await desk.order({ mobile, name: '韦先生' });
    const second = await desk.order({ mobile, force: 1 });
    const { data } = await clerk.ask(dispatchQueryCalls.getPassagerInfo, { query: { mobile } });
    expect(data).toMatchObject({
      nickName: '韦先生',
      orderCount: 2,
      addresses: [{ address: '金湖广场', useCount: 2 }],
      runningOrders: [{ id: second.id }, { mainStatus: 1 }],
    });
    expect(data?.mobile).toMatch(/\*{4}/);
    const nobody = await clerk.ask(dispatchQueryCalls.getPassagerInfo, { query: { mobile: aMobile() } });
    expect(nobody.data).toBeNull();
  });

  it('who has an open order is told which, and gets another one only when that is meant', async () => {
    const mobile = aMobile();
    const first = await desk.order({ mobile });
    const again = await clerk.ask(dispatchCalls.createOrder, {
      body: { mobile, origin: { address: '金湖广场', ...PICK_UP } },
    });
    expect(again).toMatchObject({
      errCode: 3004,
      data: { reason: 'ORDER_RECENT', orderId: first.id, orderNo: first.orderNo },
    });
    await desk.order({ mobile, force: 1 });
    upstream.clock.advance(601_000);
    await desk.order({ mobile });
  });

  it('needs a number, or has come himself', async () => {
    const origin = { address: '金湖广场', ...PICK_UP };
    const without = await clerk.ask(dispatchCalls.createOrder, { body: { origin } });
    expect(without).toMatchObject({ errCode: 3007, data: { fields: [{ field: 'mobile' }] } });
    const walkIn = await clerk.ask(dispatchCalls.createOrder, { body: { origin, walkIn: 1 } });
    expect(walkIn.data).toMatchObject({ passenger: { mobile: null }, mainStatus: 1 });
  });
});

describe('an order that cannot be', () => {
  const origin = { address: '金湖广场', ...PICK_UP };
  const dest = { address: '金湖广场', ...PICK_UP };
  const nowhere = { address: '无', lng: 0, lat: 0 };
  const HOUR_MS = 3_600_000;
  const place = (body: object) => desk.place({ origin, ...body });
  const take = (body: object) =>
    clerk.ask(dispatchCalls.createOrder, { body: { mobile: aMobile(), origin, ...body } });

  it('is refused at its field, from the door as from the desk', async () => {
    const now = upstream.clock();
    const wrong: [object, string, string | undefined][] = [
      [{ origin: nowhere }, 'origin', 'PLACE_NOWHERE'],
      [{ dest: nowhere }, 'dest', 'PLACE_NOWHERE'],
      [{ dest }, 'dest', 'DEST_IS_ORIGIN'],
      [{ passengerNum: 12 }, 'passengerNum', undefined],
      [{ useTime: now - 24 * HOUR_MS }, 'useTime', 'USE_TIME_OFF'],
      [{ useTime: now + 91 * 24 * HOUR_MS }, 'useTime', 'USE_TIME_OFF'],
    ];
    for (const [body, field, reason] of wrong)
      for (const send of [place, take]) {
        const { errCode, data } = await send(body);
        expect({ errCode, data }).toMatchObject({
          errCode: 3007,
          data: { fields: [{ field }], ...(reason && { reason }) },
        });
      }
    expect(await upstream.store.db.$count(taxiOrder)).toBe(0);
    expect((await place({ useTime: now - 60_000, passengerNum: 6 })).errCode).toBe(0);
  });

  it('is not changed into one either', async () => {
    const { id: orderId } = await desk.order();
    const change = (body: object) => clerk.ask(dispatchDeskCalls.changeOrder, { body: { orderId, ...body } });
    expect(await change({ dest })).toMatchObject({ errCode: 3007, data: { reason: 'DEST_IS_ORIGIN' } });
    const useTime = upstream.clock() - HOUR_MS;
    expect(await change({ useTime })).toMatchObject({ errCode: 3007, data: { reason: 'USE_TIME_OFF' } });
  });

  it('outside every area is refused from the door, and asked about at the desk', async () => {
    const { db } = upstream.store;
    await db
      .insert(gazetteer)
      .values({ name: '金湖广场', kind: 'mall', addressType: '450103', searchKey: '', ...PICK_UP });
    const far = { origin: { address: '北京', lng: 116.4, lat: 39.9 } };
    const refused = { errCode: 3007, data: { reason: 'OUT_OF_AREAS', fields: [{ field: 'origin' }] } };
    expect(await place(far)).toMatchObject(refused);
    expect(await take(far)).toMatchObject(refused);
    expect((await take({ ...far, force: 1 })).errCode).toBe(0);
    expect((await place({})).errCode).toBe(0);
    await db.delete(gazetteer);
  });
});
