/** All who wait are assigned by themselves, where the operator wants it. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type DispatchDesk, northOf } from '../../../../tests/builders/dispatch-desk.ts';
import { setProperty } from '../../../../tests/builders/property.ts';
import type { Person, Upstream } from '../../../../tests/builders/upstream.ts';
import { withDispatchDesk } from '../../../../tests/builders/with-dispatch-desk.ts';
import { dispatchBatchCalls } from '../../../contract/dispatch-batch.ts';
import { lockCalls } from '../../../contract/lock.ts';
import { ORDER_RESOURCE } from '../../../contract/order.ts';
import { roughRoads } from '../../core/outside/rough-roads.ts';
import { orderBatches } from './batching.ts';
import { orderLog, taxiOrder } from './tables.ts';

let upstream: Upstream;
let desk: DispatchDesk;
let clerk: Person;
withDispatchDesk(given => {
  ({ upstream, desk, clerk } = given);
});

const turn = () => upstream.run(orderBatches({ fleet: upstream.fleet, roads: roughRoads }));
const stateOf = async (id: string) => {
  const [row] = await upstream.store.db.select().from(taxiOrder).where(eq(taxiOrder.id, id));
  return [row?.subStatus, row?.driverId ?? null];
};

it('nobody is assigned by itself unless the operator wants it', async () => {
  await desk.aTaxi();
  const { id } = await desk.order();
  upstream.clock.advance(60_000);
  await turn();
  expect(await stateOf(id)).toEqual([11, null]);
});

it('who has waited for long enough is, who has not keeps waiting, and the log tells that nobody did it', async () => {
  await setProperty(upstream.store.db, 'order.batchSeconds', '30');
  const { driverId } = await desk.aTaxi({ metres: 100 });
  const other = await desk.aTaxi({ metres: 900 });
  const early = await desk.order();
  upstream.clock.advance(20_000);
  const late = await desk.order({ origin: { address: '朝阳广场', ...northOf(900) } });
  await turn();
  expect(await stateOf(early.id)).toEqual([11, null]);
  upstream.clock.advance(10_000);
  await Promise.all([turn(), turn()]);
  expect(await stateOf(early.id)).toEqual([13, driverId]);
  expect(await stateOf(late.id)).toEqual([11, null]);
  const log = await upstream.store.db.select().from(orderLog).where(eq(orderLog.orderId, early.id));
  expect(log.filter(({ action }) => action === 'assign')).toMatchObject([
    { operatorType: 0, operatorName: null },
  ]);
  upstream.clock.advance(20_000);
  await turn();
  expect(await stateOf(late.id)).toEqual([13, other.driverId]);
});

it('an order that somebody has in hand is left to him', async () => {
  await setProperty(upstream.store.db, 'order.batchSeconds', '1');
  await desk.aTaxi();
  const { id } = await desk.order();
  const taken = await clerk.ask(lockCalls.takeLock, {
    body: { resource: ORDER_RESOURCE, recordId: id, windowId: 'window-1' },
  });
  expect(taken.errCode).toBe(0);
  upstream.clock.advance(5_000);
  await turn();
  expect(await stateOf(id)).toEqual([11, null]);
});

it('nor does a match that another one accepts take it from him', async () => {
  const { driverId } = await desk.aTaxi();
  const { id } = await desk.order();
  await clerk.ask(lockCalls.takeLock, { body: { resource: ORDER_RESOURCE, recordId: id } });
  const accept = async (person: Person) =>
    (await person.ask(dispatchBatchCalls.acceptBatch, { body: { pairs: [{ orderId: id, driverId }] } })).data;
  const admin = await upstream.signIn('admin');
  expect(await accept(admin)).toMatchObject([{ isAssigned: 0, reason: 'LOCKED' }]);
  expect(await accept(clerk)).toMatchObject([{ isAssigned: 1 }]);
});

describe('a match that is accepted', () => {
  const accept = async (orderId: string, driverId: string) => {
    const body = { pairs: [{ orderId, driverId }] };
    return (await clerk.ask(dispatchBatchCalls.acceptBatch, { body })).data[0];
  };
  // what was proposed in the test before serves no more
  beforeEach(() => void upstream.clock.advance(2_001));
  const proposed = async (query = {}) =>
    (await clerk.ask(dispatchBatchCalls.batchProposal, { query })).data.pairs.map(({ orderId }) => orderId);

  it('does not go to who has passengers by then, is not heard any more, or has another order', async () => {
    const taxi = await desk.aTaxi();
    const [first, second] = [await desk.order(), await desk.order()];
    const busy = { isAssigned: 0, reason: 'DRIVER_BUSY' };
    taxi.stand({ status: 1 });
    expect(await accept(first.id, taxi.driverId)).toMatchObject(busy);
    taxi.stand();
    upstream.clock.advance(3_600_000);
    clerk = await desk.clerk();
    expect(await accept(first.id, taxi.driverId)).toMatchObject(busy);
    taxi.stand();
    expect(await accept(first.id, taxi.driverId)).toMatchObject({ isAssigned: 1, reason: null });
    expect(await accept(second.id, taxi.driverId)).toMatchObject(busy);
    expect(await stateOf(second.id)).toEqual([11, null]);
  });

  it('is proposed no more at once, though a proposal serves for two seconds', async () => {
    const { driverId } = await desk.aTaxi();
    const { id } = await desk.order();
    expect(await proposed()).toEqual([id]);
    await accept(id, driverId);
    expect(await proposed()).toEqual([]);
  });

  it('is of the area that is asked for', async () => {
    await desk.aTaxi({ metres: 100 });
    await desk.aTaxi({ metres: 200 });
    const here = await desk.order({ addressType: '450103' });
    const elsewhere = await desk.order({ addressType: '450102' });
    expect(await proposed({ addressType: '450103' })).toEqual([here.id]);
    expect(await proposed({ addressType: '450102' })).toEqual([elsewhere.id]);
    expect((await proposed()).toSorted()).toEqual([here.id, elsewhere.id].toSorted());
  });
});
