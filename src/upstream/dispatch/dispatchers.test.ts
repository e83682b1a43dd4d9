/** What dispatchers do about an order, and what nobody may do. */
import { and, eq, like } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aMobile, type DispatchDesk } from '../../../tests/builders/dispatch-desk.ts';
import type { Person, Upstream } from '../../../tests/builders/upstream.ts';
import { withDispatchDesk } from '../../../tests/builders/with-dispatch-desk.ts';
import { dispatchCalls } from '../../contract/dispatch.ts';
import { dispatchDeskCalls } from '../../contract/dispatch-desk.ts';
import { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import { lockCalls } from '../../contract/lock.ts';
import { order as orders } from '../../contract/order.ts';
import { operateLog } from '../core/audit/tables.ts';
import { adminUser } from '../core/identity/tables.ts';
import { passenger, taxiOrder } from '../domain/orders/tables.ts';

let upstream: Upstream;
let desk: DispatchDesk;
let clerk: Person;
withDispatchDesk(given => {
  ({ upstream, desk, clerk } = given);
});

describe('nobody', () => {
  it('has two orders at once', async () => {
    const taxi = await desk.aTaxi();
    const [one, two] = [await desk.order(), await desk.order()];
    await desk.push(one.id, taxi.driverId);
    await desk.push(two.id, taxi.driverId);
    await desk.accept(one.id, taxi.driverId);
    expect(await desk.accept(two.id, taxi.driverId)).toMatchObject({ data: { reason: 'DRIVER_BUSY' } });
  });

  it('takes an order that is cancelled at the same moment twice over', async () => {
    const taxi = await desk.aTaxi();
    const { id } = await desk.order();
    await desk.push(id, taxi.driverId);
    const [taken, cancelled] = await Promise.all([
      desk.accept(id, taxi.driverId),
      clerk.ask(dispatchCalls.cancelOrder, { body: { orderId: id, cancelType: 2 } }),
    ]);
    // a cancellation after the acceptance is allowed; an acceptance after the cancellation is not
    expect(cancelled.errCode).toBe(0);
    expect([0, 3002]).toContain(taken.errCode);
    expect((await desk.stateOf(id)).startsWith('7/')).toBe(true);
  });

  it('drives who has gone off duty between offer and answer', async () => {
    const taxi = await desk.aTaxi();
    const { id } = await desk.order();
    await desk.push(id, taxi.driverId);
    const other = await desk.fleet.aDriver();
    await desk.fleet.drives(other, taxi.vehicleId);
    expect(await desk.accept(id, taxi.driverId)).toMatchObject({ data: { reason: 'DRIVER_BUSY' } });
  });

  it('cancels while a passenger is aboard', async () => {
    const taxi = await desk.aTaxi({ metres: 20 });
    const { orderId: id } = (await desk.place()).data;
    await desk.push(id, taxi.driverId);
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
    await desk.assign(id, first.driverId);
    await desk.accept(id, first.driverId);
    await clerk.ask(dispatchCalls.reAssignOrder, { body: { orderId: id, reason: '车辆故障' } });
    expect(await desk.stateOf(id)).toBe('1/15');
    await desk.timers();
    expect(await desk.stateOf(id)).toBe('1/11');
    expect(await desk.assign(id, first.driverId)).toMatchObject({ data: { reason: 'DRIVER_BUSY' } });
    expect((await desk.assign(id, second.driverId)).errCode).toBe(0);
    // the former is free again
    const next = await desk.order();
    expect((await desk.assign(next.id, first.driverId)).errCode).toBe(0);
  });

  it('records a no-show after ten minutes and a try to reach the passenger', async () => {
    const taxi = await desk.aTaxi({ metres: 20 });
    const mobile = aMobile();
    const { id } = await desk.order({ mobile });
    await desk.push(id, taxi.driverId);
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

  it('assigns an order that another one has claimed only after taking it over, and the log says so', async () => {
    const taxi = await desk.aTaxi();
    const { id, orderNo } = await desk.order();
    const admin = await upstream.signIn('admin');
    await admin.ask(lockCalls.takeLock, { body: { resource: orders.resource, recordId: id } });
    const { data } = await clerk.ask(dispatchQueryCalls.queryOrderList, { query: {} });
    expect(data.jsonOrderList).toMatchObject([{ id, lockedBy: admin.id }]);
    expect(await desk.assign(id, taxi.driverId)).toMatchObject({
      errCode: 3003,
      data: { lockedBy: expect.any(String) },
    });
    await clerk.ask(dispatchDeskCalls.takeOverOrder, { body: { orderId: id } });
    expect((await desk.assign(id, taxi.driverId)).errCode).toBe(0);
    expect(await desk.actionsOf(id)).toEqual(['create', 'takeOver', 'assign']);
    const logged = await upstream.store.db
      .select()
      .from(operateLog)
      .where(and(eq(operateLog.objectId, id), like(operateLog.method, 'dispatch%.%ssignOrder')));
    expect(JSON.parse(logged.at(-1)?.after ?? '{}')).toMatchObject({
      driverName: expect.stringMatching(/./),
    });
    const [taken] = await upstream.store.db
      .select()
      .from(operateLog)
      .where(and(eq(operateLog.objectId, id), like(operateLog.method, '%.takeOverOrder')));
    expect(taken).toMatchObject({ objectType: 'order', objectName: orderNo, before: null, after: null });
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
    const answers = await Promise.all([
      desk.assign(id, first.driverId),
      desk.assign(id, second.driverId, admin),
    ]);
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
    await desk.push(id, taxi.driverId);
    await desk.accept(id, taxi.driverId);
    const body = { orderId: id, version };
    const cancelled = await clerk.ask(dispatchCalls.cancelOrder, { body: { ...body, cancelType: 2 } });
    const takenBack = await clerk.ask(dispatchCalls.reAssignOrder, { body: { ...body, reason: '太远' } });
    for (const { errCode, data } of [cancelled, takenBack]) {
      expect(errCode).toBe(3001);
      expect(data).toMatchObject({ current: { mainStatus: 2, driver: { id: taxi.driverId } } });
    }
    expect(await desk.stateOf(id)).toBe('2/21');
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
