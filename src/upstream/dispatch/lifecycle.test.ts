/** An order from the caller's words to the end of the ride, and everything that may come between. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aDispatchDesk,
  aMobile,
  type DispatchDesk,
  northOf,
  PICK_UP,
} from '../../../tests/builders/dispatch-desk.ts';
import { anUpstream, type Person, type Upstream } from '../../../tests/builders/upstream.ts';
import { dispatchCalls } from '../../contract/dispatch.ts';
import { dispatchDeskCalls } from '../../contract/dispatch-desk.ts';
import { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import { lockCalls } from '../../contract/lock.ts';
import { order as orders } from '../../contract/order.ts';
import { property } from '../core/properties.ts';
import { adminUser } from '../core/tables.ts';
import { orderLog, orderOffer, orderTimer, passenger, taxiOrder } from '../domain/orders/tables.ts';

let upstream: Upstream;
let desk: DispatchDesk;
let clerk: Person;
beforeAll(async () => {
  upstream = await anUpstream();
  desk = await aDispatchDesk(upstream);
});
afterAll(() => upstream.close());
beforeEach(async () => {
  const { db } = upstream.store;
  for (const table of [orderOffer, orderTimer, orderLog, taxiOrder]) await db.delete(table);
  await desk.fleet.clear();
  clerk = await desk.clerk();
});

const stateOf = async (orderId: string) => {
  const [row] = await upstream.store.db.select().from(taxiOrder).where(eq(taxiOrder.id, orderId));
  return `${row?.mainStatus}/${row?.subStatus}`;
};
const actionsOf = async (orderId: string) => {
  const { data } = await clerk.ask(dispatchDeskCalls.listOrderLog, { query: { orderId } });
  return data.map(({ action }) => action);
};
const push = (orderId: string, driverId: string) =>
  clerk.ask(dispatchCalls.pushOrderMessageToDriver, { body: { orderId, driverId } });
const assign = (orderId: string, driverId: string, by = clerk) =>
  by.ask(dispatchCalls.assignOrder, { body: { orderId, driverId } });

describe('a ride', () => {
  it('goes from the order to the rating, and its log tells each step', async () => {
    const taxi = await desk.aTaxi();
    const { id } = await desk.order({ name: '覃桂芳', isOldPerson: 1 });
    expect((await push(id, taxi.driverId)).data).toMatchObject({
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
    expect(await stateOf(id)).toBe('3/31');
    await desk.pay(id);
    await desk.rate(id, 4);
    expect(await stateOf(id)).toBe('3/33');
    expect(await actionsOf(id)).toEqual([
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
        passenger: { nickName: '覃桂芳', isOldPerson: 1, mobile: expect.stringMatching(/^138\*{4}\d{4}$/) },
        driver: { id: taxi.driverId },
        price: 1_500,
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
    await push(orderId, taxi.driverId);
    await desk.accept(orderId, taxi.driverId);
    expect((await add()).errCode).toBe(0);
    expect((await actionsOf(orderId)).at(-1)).toBe('addPoint');
  });

  it('is nobody else’s than its driver’s', async () => {
    const [taxi, other] = [await desk.aTaxi({ metres: 20 }), await desk.aTaxi({ metres: 30 })];
    const { id } = await desk.order();
    await push(id, taxi.driverId);
    await desk.accept(id, taxi.driverId);
    for (const act of [
      () => desk.contact(id, other.driverId),
      () => desk.arrive(id, other.driverId),
      () => desk.meter(id, other.driverId, { load: true }),
    ])
      expect((await act()).errCode).toBe(3006);
    expect(await stateOf(id)).toBe('2/21');
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
    await push(id, taxi.driverId);
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
    await push(id, taxi.driverId);
    await desk.accept(id, taxi.driverId);
    taxi.stand({ metres: 400 });
    expect(await desk.meter(id, taxi.driverId, { load: true })).toMatchObject({
      errCode: 3002,
      data: { reason: 'DRIVER_TOO_FAR' },
    });
    taxi.stand({ metres: 20 });
    await desk.meter(id, taxi.driverId, { load: true });
    expect(await actionsOf(id)).toEqual(['create', 'offer', 'accept', 'arrive', 'board']);
  });

  it('is the same when its reports come twice', async () => {
    const taxi = await desk.aTaxi({ metres: 20 });
    const { id } = await desk.order();
    await push(id, taxi.driverId);
    for (const step of [
      () => desk.accept(id, taxi.driverId),
      () => desk.arrive(id, taxi.driverId),
      () => desk.meter(id, taxi.driverId, { load: true }),
      () => desk.meter(id, taxi.driverId, { load: false, isPaid: true, payChannel: 3 }),
      () => desk.pay(id),
    ]) {
      expect((await step()).errCode).toBe(0);
      expect((await step()).errCode).toBe(0);
    }
    expect(await actionsOf(id)).toEqual(['create', 'offer', 'accept', 'arrive', 'board', 'arrivePaid']);
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

describe('time limits', () => {
  it('bring an order nobody takes before a person, then end it', async () => {
    const { id } = await desk.order();
    await desk.later(179);
    expect(await stateOf(id)).toBe('1/11');
    await desk.later(1);
    expect(await stateOf(id)).toBe('1/14');
    await desk.later(119);
    expect(await stateOf(id)).toBe('1/14');
    await desk.later(1);
    expect(await stateOf(id)).toBe('8/14');
    expect(await actionsOf(id)).toEqual(['create', 'noResponse', 'autoCancel']);
  });

  it('are near, and then over, as a list shows it', async () => {
    const { id } = await desk.order();
    const level = async () => (await clerk.ask(orders.calls.list, { query: { id } })).data[0]?.slaLevel;
    expect(await level()).toBe(0);
    await desk.later(179);
    expect(await level()).toBe(1);
    await desk.later(1);
    expect(await level()).toBe(2);
    await desk.later(120);
    expect([await stateOf(id), await level()]).toEqual(['8/14', 0]);
  });

  it('begin anew with every offer', async () => {
    const taxi = await desk.aTaxi();
    const { id } = await desk.order();
    await desk.later(170);
    taxi.stand();
    await push(id, taxi.driverId);
    await desk.later(20);
    expect(await stateOf(id)).toBe('1/12');
  });

  it('wake a reserved order twenty minutes before, and give it up no sooner than ten minutes after', async () => {
    const useTime = upstream.clock() + 3_600_000;
    const { id } = await desk.order({ useTime });
    expect(await stateOf(id)).toBe('1/10');
    await desk.later(2_399);
    expect(await stateOf(id)).toBe('1/10');
    await desk.later(1);
    expect(await stateOf(id)).toBe('1/11');
    await desk.later(180);
    expect(await stateOf(id)).toBe('1/14');
    await desk.later(1_019 + 600);
    expect(await stateOf(id)).toBe('1/14');
    await desk.later(1);
    expect(await stateOf(id)).toBe('8/14');
  });

  it('give an assigned order back after thirty seconds, without its driver', async () => {
    const taxi = await desk.aTaxi();
    const { id } = await desk.order();
    expect((await assign(id, taxi.driverId)).data).toMatchObject({
      subStatus: 13,
      plateNum: expect.any(String),
    });
    await desk.later(30);
    expect(await stateOf(id)).toBe('1/11');
    taxi.stand();
    expect(await assign(id, taxi.driverId)).toMatchObject({ errCode: 3002, data: { reason: 'DRIVER_BUSY' } });
  });

  it('are those of the properties', async () => {
    const { db } = upstream.store;
    const stamps = { createdOn: 1, updatedOn: 1 };
    await db.insert(property).values({ name: 'order.noResponseSeconds', value: '60', ...stamps });
    const { id } = await desk.order();
    await desk.later(60);
    expect(await stateOf(id)).toBe('1/14');
    await db.delete(property);
  });

  it('are met once by two processes, and are not lost with one', async () => {
    const { id } = await desk.order();
    upstream.clock.advance(180_000);
    await Promise.all([desk.timers(), desk.timers(), desk.timers()]);
    expect(await actionsOf(id)).toEqual(['create', 'noResponse']);
  });
});

describe('offers', () => {
  it('of a passenger’s app go out by themselves, wider and wider, up to three kilometres', async () => {
    const near = await desk.aTaxi({ metres: 300 });
    const far = await desk.aTaxi({ metres: 2_500 });
    const beyond = await desk.aTaxi({ metres: 4_500 });
    const { data } = await desk.place();
    await desk.timers();
    expect(await stateOf(data.orderId)).toBe('1/12');
    expect(await desk.offers(near.driverId)).toHaveLength(1);
    expect(await desk.offers(far.driverId)).toHaveLength(0);
    for (let step = 0; step < 60; step += 1) await desk.later(1);
    for (const taxi of [near, far, beyond]) taxi.stand();
    expect(await desk.offers(far.driverId)).toHaveLength(1);
    expect(await desk.offers(beyond.driverId)).toHaveLength(0);
    const all = await clerk.ask(dispatchCalls.pushOrderMessageToDrivers, {
      body: { orderId: data.orderId, radius: 5_000 },
    });
    expect(all.data).toMatchObject({ offered: 1, leftOut: [] });
  });

  it('of the back office wait for a person', async () => {
    await desk.aTaxi();
    const { id } = await desk.order();
    await desk.timers();
    expect(await stateOf(id)).toBe('1/11');
  });

  it('reach nobody where nobody is, and change nothing', async () => {
    const { id } = await desk.order();
    const reply = await clerk.ask(dispatchCalls.pushOrderMessageToDrivers, { body: { orderId: id } });
    expect(reply).toMatchObject({ errCode: 3002, data: { reason: 'NOBODY_NEAR' } });
    expect(await stateOf(id)).toBe('1/11');
  });

  it('are won by the first who takes them', async () => {
    const [first, second] = [await desk.aTaxi(), await desk.aTaxi()];
    const { id } = await desk.order();
    await clerk.ask(dispatchCalls.pushOrderMessageToDrivers, {
      body: { orderId: id, driverIds: [first.driverId, second.driverId] },
    });
    const answers = await Promise.all([desk.accept(id, first.driverId), desk.accept(id, second.driverId)]);
    expect(answers.map(({ errCode }) => errCode).toSorted()).toEqual([0, 3002]);
    expect(answers.find(({ errCode }) => errCode !== 0)?.data).toMatchObject({ reason: 'ORDER_GRABBED' });
    const { data } = await clerk.ask(dispatchQueryCalls.queryPushOrderInfo, { query: { orderId: id } });
    expect(data.map(({ replyStatus }) => replyStatus).toSorted()).toEqual([3, 4]);
  });

  it('rejected, are not made again to the same driver', async () => {
    const taxi = await desk.aTaxi();
    const { id } = await desk.order();
    await push(id, taxi.driverId);
    const [offer] = await desk.offers(taxi.driverId);
    await desk.report({ pushId: offer?.pushId, driverId: taxi.driverId, act: 'reject', reason: '距离远' });
    expect(await push(id, taxi.driverId)).toMatchObject({ errCode: 3002, data: { reason: 'DRIVER_BUSY' } });
    expect(await desk.accept(id, taxi.driverId)).toMatchObject({ data: { reason: 'ORDER_GRABBED' } });
  });

  it('given to one alone and rejected, go back to the queue at once', async () => {
    const taxi = await desk.aTaxi();
    const { id } = await desk.order();
    await assign(id, taxi.driverId);
    const [offer] = await desk.offers(taxi.driverId);
    expect(offer?.assignedUntil).toBe(upstream.clock() + 30_000);
    await desk.report({ pushId: offer?.pushId, driverId: taxi.driverId, act: 'read' });
    expect(await stateOf(id)).toBe('1/13');
    await desk.report({ pushId: offer?.pushId, driverId: taxi.driverId, act: 'reject' });
    expect(await stateOf(id)).toBe('1/11');
  });
});

describe('nobody', () => {
  it('has two orders at once', async () => {
    const taxi = await desk.aTaxi();
    const [one, two] = [await desk.order(), await desk.order()];
    await push(one.id, taxi.driverId);
    await push(two.id, taxi.driverId);
    await desk.accept(one.id, taxi.driverId);
    expect(await desk.accept(two.id, taxi.driverId)).toMatchObject({ data: { reason: 'DRIVER_BUSY' } });
  });

  it('takes an order that is cancelled at the same moment twice over', async () => {
    const taxi = await desk.aTaxi();
    const { id } = await desk.order();
    await push(id, taxi.driverId);
    const [taken, cancelled] = await Promise.all([
      desk.accept(id, taxi.driverId),
      clerk.ask(dispatchCalls.cancelOrder, { body: { orderId: id, cancelType: 2 } }),
    ]);
    // a cancellation after the acceptance is allowed; an acceptance after the cancellation is not
    expect(cancelled.errCode).toBe(0);
    expect([0, 3002]).toContain(taken.errCode);
    expect((await stateOf(id)).startsWith('7/')).toBe(true);
  });

  it('drives who has gone off duty between offer and answer', async () => {
    const taxi = await desk.aTaxi();
    const { id } = await desk.order();
    await push(id, taxi.driverId);
    const other = await desk.fleet.aDriver();
    await desk.fleet.drives(other, taxi.vehicleId);
    expect(await desk.accept(id, taxi.driverId)).toMatchObject({ data: { reason: 'DRIVER_BUSY' } });
  });

  it('cancels while a passenger is aboard', async () => {
    const taxi = await desk.aTaxi({ metres: 20 });
    const { id } = await desk.order();
    await push(id, taxi.driverId);
    await desk.accept(id, taxi.driverId);
    await desk.meter(id, taxi.driverId, { load: true });
    const byOffice = await clerk.ask(dispatchCalls.cancelOrder, { body: { orderId: id, cancelType: 1 } });
    expect(byOffice).toMatchObject({ errCode: 3002, data: { reason: 'ORDER_STATE' } });
    expect(await desk.cancel(id, { cancelType: 1 })).toMatchObject({ errCode: 3002 });
    expect(await desk.cancel(id, { driverId: taxi.driverId, cancelType: 4 })).toMatchObject({
      errCode: 3002,
    });
  });
});

describe('a dispatcher', () => {
  it('takes an order back for another driver', async () => {
    const [first, second] = [await desk.aTaxi(), await desk.aTaxi()];
    const { id } = await desk.order();
    await assign(id, first.driverId);
    await desk.accept(id, first.driverId);
    await clerk.ask(dispatchCalls.reAssignOrder, { body: { orderId: id, reason: '车辆故障' } });
    expect(await stateOf(id)).toBe('1/15');
    await desk.timers();
    expect(await stateOf(id)).toBe('1/11');
    expect(await assign(id, first.driverId)).toMatchObject({ data: { reason: 'DRIVER_BUSY' } });
    expect((await assign(id, second.driverId)).errCode).toBe(0);
    // the former is free again
    const next = await desk.order();
    expect((await assign(next.id, first.driverId)).errCode).toBe(0);
  });

  it('records a no-show after ten minutes and a try to reach the passenger', async () => {
    const taxi = await desk.aTaxi({ metres: 20 });
    const mobile = aMobile();
    const { id } = await desk.order({ mobile });
    await push(id, taxi.driverId);
    await desk.accept(id, taxi.driverId);
    await desk.arrive(id, taxi.driverId);
    const noShow = () => clerk.ask(dispatchCalls.cancelOrder, { body: { orderId: id, cancelType: 20 } });
    upstream.clock.advance(600_000);
    expect(await noShow()).toMatchObject({ errCode: 3002, data: { reason: 'NO_SHOW_EARLY' } });
    await desk.contact(id, taxi.driverId);
    expect((await noShow()).data).toMatchObject({ mainStatus: 9 });
    const [who] = await upstream.store.db.select().from(passenger).where(eq(passenger.mobile, mobile));
    expect(who).toMatchObject({ noShowCount: 1, credit: 85 });
  });

  it('assigns an order that another one has claimed only after taking it over', async () => {
    const taxi = await desk.aTaxi();
    const { id } = await desk.order();
    const admin = await upstream.signIn('admin');
    await admin.ask(lockCalls.takeLock, { body: { resource: orders.resource, recordId: id } });
    const { data } = await clerk.ask(dispatchQueryCalls.queryOrderList, { query: {} });
    expect(data.jsonOrderList).toMatchObject([{ id, lockedBy: admin.id }]);
    expect(await assign(id, taxi.driverId)).toMatchObject({
      errCode: 3003,
      data: { lockedBy: expect.any(String) },
    });
    await clerk.ask(dispatchDeskCalls.takeOverOrder, { body: { orderId: id } });
    expect((await assign(id, taxi.driverId)).errCode).toBe(0);
    expect(await actionsOf(id)).toEqual(['create', 'takeOver', 'assign']);
  });

  it('is found by the end of its number and of the passenger’s, where nobody has said which is meant', async () => {
    const { id, orderNo } = await desk.order({ mobile: '13800004706' });
    const found = async (query: object) =>
      (await clerk.ask(dispatchQueryCalls.queryOrderList, { query })).data.jsonOrderList.map(
        order => order.id,
      );
    for (const keyword of ['4706', '13800004706', orderNo.slice(-4)])
      expect(await found({ keyword })).toContain(id);
    expect(await found({ keyword: '4706', searchType: 2 })).not.toContain(id);
    expect(await found({ keyword: '4707' })).not.toContain(id);
  });

  it('who is one of two that assign at once gets it, or learns that he did not', async () => {
    const [first, second] = [await desk.aTaxi(), await desk.aTaxi()];
    const { id } = await desk.order();
    const admin = await upstream.signIn('admin');
    const answers = await Promise.all([assign(id, first.driverId), assign(id, second.driverId, admin)]);
    expect(answers.map(({ errCode }) => errCode).toSorted()).toEqual([0, 3002]);
  });

  it('changes an order on the version he has seen', async () => {
    const { id, version } = await desk.order();
    const change = (remark: string) =>
      clerk.ask(dispatchDeskCalls.changeOrder, { body: { orderId: id, version, remark } });
    expect((await change('带轮椅')).data).toMatchObject({ remark: '带轮椅', version: version + 1 });
    expect(await change('两件行李')).toMatchObject({
      errCode: 3001,
      data: { current: { remark: '带轮椅', orderNo: expect.any(String) } },
    });
  });

  it('changes where an order leads, and takes it out again; what is not told stays', async () => {
    const dest = { city: '南宁市', address: '南宁东站', detail: '到达层', lng: 108.4, lat: 22.84 };
    const { id: orderId } = await desk.order({ remark: '带轮椅' });
    const change = async (body: object) =>
      (await clerk.ask(dispatchDeskCalls.changeOrder, { body: { orderId, ...body } })).data;
    const origin = { detail: '3 号门' };
    expect(await change({ dest, originDetail: '3 号门' })).toMatchObject({ dest, origin, remark: '带轮椅' });
    expect(await change({ passengerNum: 3 })).toMatchObject({ dest, origin, passengerNum: 3 });
    expect(await change({ dest: null, originDetail: null })).toMatchObject({
      dest: null,
      origin: { detail: null },
      passengerNum: 3,
    });
  });

  it('cancels or takes back no order that is another one by now', async () => {
    const taxi = await desk.aTaxi();
    const { id, version } = await desk.order();
    await push(id, taxi.driverId);
    await desk.accept(id, taxi.driverId);
    const body = { orderId: id, version };
    const cancelled = await clerk.ask(dispatchCalls.cancelOrder, { body: { ...body, cancelType: 2 } });
    const takenBack = await clerk.ask(dispatchCalls.reAssignOrder, { body: { ...body, reason: '太远' } });
    for (const { errCode, data } of [cancelled, takenBack]) {
      expect(errCode).toBe(3001);
      expect(data).toMatchObject({ current: { mainStatus: 2, driver: { id: taxi.driverId } } });
    }
    expect(await stateOf(id)).toBe('2/21');
  });

  it('sees orders of his areas alone', async () => {
    const { id } = await desk.order({ addressType: '450103' });
    await upstream.store.db.update(taxiOrder).set({ addressType: '450105' }).where(eq(taxiOrder.id, id));
    const { db } = upstream.store;
    await db
      .update(adminUser)
      .set({ areaIds: ['450103'] })
      .where(eq(adminUser.account, 'dispatcher'));
    const limited = await upstream.signIn('dispatcher');
    const list = await limited.ask(dispatchQueryCalls.queryOrderList, { query: {} });
    expect(list.data.jsonOrderList).toEqual([]);
    for (const reply of [
      await limited.ask(dispatchCalls.cancelOrder, { body: { orderId: id, cancelType: 1 } }),
      await limited.ask(dispatchDeskCalls.listOrderLog, { query: { orderId: id } }),
      await limited.ask(dispatchQueryCalls.queryPushOrderInfo, { query: { orderId: id } }),
    ])
      expect(reply.errCode).toBe(3006);
    await db.update(adminUser).set({ areaIds: [] }).where(eq(adminUser.account, 'dispatcher'));
  });
});
