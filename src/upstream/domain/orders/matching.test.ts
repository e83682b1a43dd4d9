/** The whole queue against all empty taxis. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMovingFleet } from '../../../../tests/builders/moving-fleet.ts';
import { anOffer, anOrder } from '../../../../tests/builders/orders.ts';
import { setProperty } from '../../../../tests/builders/property.ts';
import { anUpstream, type Upstream } from '../../../../tests/builders/upstream.ts';
import type { Roads } from '../../core/outside/roads.ts';
import { roughRoads, roughWay } from '../../core/outside/rough-roads.ts';
import type { LastFix } from '../../core/positions/fix.ts';
import { proposeBatch } from './matching.ts';
import { orderOffer, taxiOrder } from './tables.ts';

let upstream: Upstream;
let fleet: ReturnType<typeof aMovingFleet>;
beforeAll(async () => {
  upstream = await anUpstream();
  fleet = aMovingFleet(upstream);
});
afterAll(() => upstream.close());
beforeEach(async () => {
  await upstream.store.db.delete(orderOffer);
  await upstream.store.db.delete(taxiOrder);
  await fleet.clear();
});

/** So many metres to the north of the middle of the town. */
const north = (metres: number) => ({ lng: 108.366, lat: 22.817 + metres / 111_195 });

async function aTaxi(metres: number, at: Partial<LastFix> = {}, driver: { star?: number } = {}) {
  const { vehicleId, plateNumber } = await fleet.aVehicle();
  const driverId = await fleet.aDriver({ vehicleId, name: '陈', ...driver });
  fleet.report({ vehicleId, speed: 0, receivedOn: upstream.clock(), ...north(metres), ...at });
  return { vehicleId, plateNumber, driverId };
}
const waits = (metres: number, over: Parameters<typeof anOrder>[1] = {}) => {
  const { lng: originLng, lat: originLat } = north(metres);
  return anOrder(upstream.store.db, { originLng, originLat, ...over });
};
const propose = (asked: Partial<Parameters<typeof proposeBatch>[1]> = {}, roads: Roads = roughRoads) =>
  proposeBatch(
    { db: upstream.store.db, now: upstream.clock(), fleet: upstream.fleet, roads },
    { areaIds: [], ...asked },
  );
const seconds = (metres: number) => roughWay(north(0), north(metres)).seconds;

describe('a batch', () => {
  it('gives up what is nearest to one for what is best for all, and says what that gains', async () => {
    const minute = 60_000;
    const first = await waits(0, { waitingOn: upstream.clock() - 2 * minute });
    const second = await waits(-500, { waitingOn: upstream.clock() - minute });
    const [south, far] = [await aTaxi(-150), await aTaxi(400)];
    expect(await propose()).toEqual({
      on: upstream.clock(),
      pairs: [
        {
          orderId: first.id,
          orderNo: first.orderNo,
          driverId: far.driverId,
          driverName: '陈',
          plateNumber: far.plateNumber,
          vehicleId: far.vehicleId,
          eta: seconds(400),
        },
        expect.objectContaining({ orderId: second.id, driverId: south.driverId, eta: seconds(350) }),
      ],
      seconds: seconds(400) + seconds(350),
      oneByOneSeconds: seconds(150) + seconds(900),
      leftOver: 0,
      isRough: 1,
    });
  });

  it('is of what waits, is the asker’s, and is not carried already', async () => {
    const { db } = upstream.store;
    for (const subStatus of [10, 13, 15] as const) {
      const busy = subStatus === 13 ? { driverId: await fleet.aDriver() } : {};
      await waits(0, { subStatus, ...busy });
    }
    await waits(0, { mainStatus: 2, subStatus: 21, driverId: (await aTaxi(10)).driverId });
    await waits(0, { addressType: '450103' });
    const own = await waits(0, { subStatus: 12 });
    const other = await waits(50, { subStatus: 14 });
    await aTaxi(0, { status: 1 });
    await aTaxi(0, { receivedOn: upstream.clock() - 3_600_000 });
    for (let count = 0; count < 3; count += 1) await aTaxi(100);
    const ids = (await propose({ areaIds: ['450102'] })).pairs.map(({ orderId }) => orderId);
    expect(ids).toEqual([own.id, other.id]);
    expect((await propose({ addressType: '450103' })).pairs).toHaveLength(1);
    expect((await propose({ addressType: '-1' })).pairs).toHaveLength(3);
    await db.delete(taxiOrder);
    expect(await propose()).toMatchObject({
      pairs: [],
      seconds: 0,
      oneByOneSeconds: 0,
      leftOver: 0,
      isRough: 0,
    });
  });

  it('never gives an order to who is excluded from it, was offered it, or is too far away', async () => {
    const { db } = upstream.store;
    const [former, offered, free] = [await aTaxi(10), await aTaxi(20), await aTaxi(30)];
    const order = await waits(0, { excludedDriverIds: [former.driverId] });
    await anOffer(db, { orderId: order.id, driverId: offered.driverId, replyStatus: 2 });
    expect((await propose()).pairs).toMatchObject([{ driverId: free.driverId }]);
    const lonely = await waits(8_000);
    const apart = await propose();
    expect(apart).toMatchObject({ pairs: [{ orderId: order.id }], leftOver: 1 });
    await setProperty(upstream.store.db, 'order.autoRadius', '10000');
    expect((await propose()).pairs.map(({ orderId }) => orderId)).toEqual([order.id, lonely.id]);
  });

  it('asks about places that are near each other together, and about no more than are taken at once', async () => {
    for (let count = 0; count < 30; count += 1) await waits(count * 120);
    for (let count = 0; count < 60; count += 1) await aTaxi(count * 60 + 7);
    const asked: number[] = [];
    const counting: Roads = {
      ...roughRoads,
      table: (from, to) => {
        asked.push(from.length + to.length);
        return roughRoads.table(from, to);
      },
    };
    const { pairs, seconds: all, oneByOneSeconds } = await propose({}, counting);
    expect(pairs).toHaveLength(30);
    expect(new Set(pairs.map(({ driverId }) => driverId)).size).toBe(30);
    expect(all).toBeLessThanOrEqual(oneByOneSeconds);
    expect(Math.max(...asked)).toBeLessThanOrEqual(100);
    expect(asked.length).toBeLessThan(10);
  });
});
