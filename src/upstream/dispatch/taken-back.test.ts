/** What a person takes back from a driver: for some seconds an assignment, and until he is there an order. */
import { describe, expect, it } from 'vitest';
import type { DispatchDesk } from '../../../tests/builders/dispatch-desk.ts';
import { setProperty } from '../../../tests/builders/property.ts';
import type { Person, Upstream } from '../../../tests/builders/upstream.ts';
import { withDispatchDesk } from '../../../tests/builders/with-dispatch-desk.ts';
import { dispatchCalls } from '../../contract/dispatch.ts';
import { dispatchBatchCalls } from '../../contract/dispatch-batch.ts';
import { lockCalls } from '../../contract/lock.ts';
import { ORDER_RESOURCE } from '../../contract/order.ts';
import { roughRoads } from '../core/outside/rough-roads.ts';
import { orderBatches } from '../domain/orders/batching.ts';

let upstream: Upstream;
let desk: DispatchDesk;
let clerk: Person;
withDispatchDesk(given => {
  ({ upstream, desk, clerk } = given);
});

const withdraw = async (orderIds: string[], by: Person = clerk) =>
  (await by.ask(dispatchBatchCalls.withdrawAssignments, { body: { orderIds } })).data;

describe('an assignment', () => {
  it('is withdrawn within ten seconds: the order waits, the driver is asked no more and may be asked again', async () => {
    const { driverId } = await desk.aTaxi();
    const { id } = await desk.order();
    await desk.assign(id, driverId);
    expect(await desk.offers(driverId)).toHaveLength(1);
    upstream.clock.advance(9_900);
    expect(await withdraw([id])).toEqual([{ orderId: id, isWithdrawn: 1, reason: null }]);
    expect(await desk.stateOf(id)).toBe('1/11');
    expect(await desk.offers(driverId)).toEqual([]);
    expect((await desk.accept(id, driverId)).errCode).not.toBe(0);
    expect(await desk.actionsOf(id)).toEqual(['create', 'assign', 'withdraw']);
    expect((await desk.assign(id, driverId)).data).toMatchObject({ subStatus: 13 });
  });

  it('is not when its time is over, when the driver has accepted it, or when there is none; the others of the same call are', async () => {
    const [late, taken, none, good] = [
      await desk.order(),
      await desk.order(),
      await desk.order(),
      await desk.order(),
    ];
    const taxis = [await desk.aTaxi(), await desk.aTaxi(), await desk.aTaxi()];
    await desk.assign(late.id, taxis[0]?.driverId ?? '');
    upstream.clock.advance(12_001);
    await desk.assign(taken.id, taxis[1]?.driverId ?? '');
    await desk.assign(good.id, taxis[2]?.driverId ?? '');
    expect((await desk.accept(taken.id, taxis[1]?.driverId ?? '')).errCode).toBe(0);
    expect(await withdraw([good.id, late.id, taken.id, none.id])).toEqual([
      { orderId: good.id, isWithdrawn: 1, reason: null },
      { orderId: late.id, isWithdrawn: 0, reason: 'WITHDRAW_LATE' },
      { orderId: taken.id, isWithdrawn: 0, reason: 'ORDER_ACCEPTED' },
      { orderId: none.id, isWithdrawn: 0, reason: 'ORDER_STATE' },
    ]);
    expect(await desk.stateOf(taken.id)).toBe('2/21');
    // the same once more is refused, too
    expect(await withdraw([good.id])).toMatchObject([{ isWithdrawn: 0, reason: 'ORDER_STATE' }]);
  });
});

describe('an order that a person has taken back from its driver', () => {
  const aTakenOne = async () => {
    const first = await desk.aTaxi({ metres: 100 });
    const { data } = await desk.place();
    await desk.timers();
    expect((await desk.accept(data.orderId, first.driverId)).errCode).toBe(0);
    const second = await desk.aTaxi({ metres: 150 });
    const body = { orderId: data.orderId, reason: '迟迟不到' };
    expect((await clerk.ask(dispatchCalls.reAssignOrder, { body })).errCode).toBe(0);
    return { id: data.orderId, second };
  };
  const claim = (id: string) =>
    clerk.ask(lockCalls.takeLock, {
      body: { resource: ORDER_RESOURCE, recordId: id, windowId: 'window-1' },
    });
  const pushes = async (id: string) => (await desk.actionsOf(id)).filter(action => action === 'offer').length;

  it('is offered by itself to nobody while that person has it open, and again once it is left', async () => {
    const { id, second } = await aTakenOne();
    await desk.later(1);
    await claim(id);
    for (let seconds = 0; seconds < 40; seconds += 2) {
      second.stand();
      await desk.later(2);
    }
    expect([await desk.stateOf(id), await pushes(id)]).toEqual(['1/11', 1]);
    const left = { resource: ORDER_RESOURCE, recordId: id, windowId: 'window-1' };
    expect((await clerk.ask(lockCalls.releaseLock, { query: left })).errCode).toBe(0);
    second.stand();
    await desk.later(3);
    expect([await desk.stateOf(id), await pushes(id)]).toEqual(['1/12', 2]);
  });

  it('goes on by itself after some seconds where nobody has it open', async () => {
    const { id, second } = await aTakenOne();
    await desk.later(1);
    await desk.later(1);
    expect(await desk.stateOf(id)).toBe('1/11');
    second.stand();
    await desk.later(6);
    expect(await desk.stateOf(id)).toBe('1/12');
  });

  it('is assigned by no match either', async () => {
    await setProperty(upstream.store.db, 'order.autoOffer', 'none');
    await setProperty(upstream.store.db, 'order.batchSeconds', '1');
    const turn = () => upstream.run(orderBatches({ fleet: upstream.fleet, roads: roughRoads }));
    const taxi = await desk.aTaxi();
    const { id } = await desk.order();
    await desk.assign(id, taxi.driverId);
    await withdraw([id]);
    upstream.clock.advance(2_000);
    taxi.stand();
    await turn();
    expect(await desk.stateOf(id)).toBe('1/11');
    upstream.clock.advance(4_000);
    taxi.stand();
    await turn();
    expect(await desk.stateOf(id)).toBe('1/13');
  });
});
