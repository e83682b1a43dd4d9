/** What drivers are offered, and what becomes of an order while nobody has taken it. */
import { describe, expect, it } from 'vitest';
import type { DispatchDesk } from '../../../tests/builders/dispatch-desk.ts';
import type { Person, Upstream } from '../../../tests/builders/upstream.ts';
import { withDispatchDesk } from '../../../tests/builders/with-dispatch-desk.ts';
import { dispatchCalls } from '../../contract/dispatch.ts';
import { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import { order as orders } from '../../contract/order.ts';
import { property } from '../core/properties.ts';

let upstream: Upstream;
let desk: DispatchDesk;
let clerk: Person;
withDispatchDesk(given => {
  ({ upstream, desk, clerk } = given);
});

describe('time limits', () => {
  it('bring an order nobody takes before a person, then end it', async () => {
    const { id } = await desk.order();
    await desk.later(179);
    expect(await desk.stateOf(id)).toBe('1/11');
    await desk.later(1);
    expect(await desk.stateOf(id)).toBe('1/14');
    await desk.later(119);
    expect(await desk.stateOf(id)).toBe('1/14');
    await desk.later(1);
    expect(await desk.stateOf(id)).toBe('8/14');
    expect(await desk.actionsOf(id)).toEqual(['create', 'noResponse', 'autoCancel']);
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
    expect([await desk.stateOf(id), await level()]).toEqual(['8/14', 0]);
  });

  it('begin anew with every offer', async () => {
    const taxi = await desk.aTaxi();
    const { id } = await desk.order();
    await desk.later(170);
    taxi.stand();
    await desk.push(id, taxi.driverId);
    await desk.later(20);
    expect(await desk.stateOf(id)).toBe('1/12');
  });

  it('wake a reserved order twenty minutes before, and give it up no sooner than ten minutes after', async () => {
    const useTime = upstream.clock() + 3_600_000;
    const { id } = await desk.order({ useTime });
    expect(await desk.stateOf(id)).toBe('1/10');
    await desk.later(2_399);
    expect(await desk.stateOf(id)).toBe('1/10');
    await desk.later(1);
    expect(await desk.stateOf(id)).toBe('1/11');
    await desk.later(180);
    expect(await desk.stateOf(id)).toBe('1/14');
    await desk.later(1_019 + 600);
    expect(await desk.stateOf(id)).toBe('1/14');
    await desk.later(1);
    expect(await desk.stateOf(id)).toBe('8/14');
  });

  it('give an assigned order back after thirty seconds, without its driver', async () => {
    const taxi = await desk.aTaxi();
    const { id } = await desk.order();
    expect((await desk.assign(id, taxi.driverId)).data).toMatchObject({
      subStatus: 13,
      plateNum: expect.any(String),
    });
    await desk.later(30);
    expect(await desk.stateOf(id)).toBe('1/11');
    taxi.stand();
    expect(await desk.assign(id, taxi.driverId)).toMatchObject({
      errCode: 3002,
      data: { reason: 'DRIVER_BUSY' },
    });
  });

  it('are those of the properties', async () => {
    const { db } = upstream.store;
    const stamps = { createdOn: 1, updatedOn: 1 };
    await db.insert(property).values({ name: 'order.noResponseSeconds', value: '60', ...stamps });
    const { id } = await desk.order();
    await desk.later(60);
    expect(await desk.stateOf(id)).toBe('1/14');
    await db.delete(property);
  });

  it('are met once by two processes, and are not lost with one', async () => {
    const { id } = await desk.order();
    upstream.clock.advance(180_000);
    await Promise.all([desk.timers(), desk.timers(), desk.timers()]);
    expect(await desk.actionsOf(id)).toEqual(['create', 'noResponse']);
  });
});

describe('offers', () => {
  it('of a passenger’s app go out by themselves, wider and wider, up to three kilometres', async () => {
    const near = await desk.aTaxi({ metres: 300 });
    const far = await desk.aTaxi({ metres: 2_500 });
    const beyond = await desk.aTaxi({ metres: 4_500 });
    const { data } = await desk.place();
    await desk.timers();
    expect(await desk.stateOf(data.orderId)).toBe('1/12');
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
    expect(await desk.stateOf(id)).toBe('1/11');
  });

  it('reach nobody where nobody is, and change nothing', async () => {
    const { id } = await desk.order();
    const reply = await clerk.ask(dispatchCalls.pushOrderMessageToDrivers, { body: { orderId: id } });
    expect(reply).toMatchObject({ errCode: 3002, data: { reason: 'NOBODY_NEAR' } });
    expect(await desk.stateOf(id)).toBe('1/11');
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
    await desk.push(id, taxi.driverId);
    const [offer] = await desk.offers(taxi.driverId);
    await desk.report({ pushId: offer?.pushId, driverId: taxi.driverId, act: 'reject', reason: '距离远' });
    expect(await desk.push(id, taxi.driverId)).toMatchObject({
      errCode: 3002,
      data: { reason: 'DRIVER_BUSY' },
    });
    expect(await desk.accept(id, taxi.driverId)).toMatchObject({ data: { reason: 'ORDER_GRABBED' } });
  });

  it('given to one alone and rejected, go back to the queue at once', async () => {
    const taxi = await desk.aTaxi();
    const { id } = await desk.order();
    await desk.assign(id, taxi.driverId);
    const [offer] = await desk.offers(taxi.driverId);
    expect(offer?.assignedUntil).toBe(upstream.clock() + 30_000);
    await desk.report({ pushId: offer?.pushId, driverId: taxi.driverId, act: 'read' });
    expect(await desk.stateOf(id)).toBe('1/13');
    await desk.report({ pushId: offer?.pushId, driverId: taxi.driverId, act: 'reject' });
    expect(await desk.stateOf(id)).toBe('1/11');
  });
});
