/** Who may be offered an order, who may not, and in which order they stand. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMovingFleet } from '../../../../tests/builders/moving-fleet.ts';
import { anOffer, anOrder } from '../../../../tests/builders/orders.ts';
import { anUpstream, type Upstream } from '../../../../tests/builders/upstream.ts';
import type { Roads } from '../../core/outside/roads.ts';
import { roughRoads } from '../../core/outside/rough-roads.ts';
import type { LastFix } from '../../core/positions/fix.ts';
import { trip } from '../../core/positions/tables.ts';
import type { driver, vehicle } from '../fleet/tables.ts';
import { type CandidateCircle, findCandidates } from './candidates.ts';
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

const CENTRE = { lng: 108.366, lat: 22.817 };
/** So many metres to the north of the order. */
const north = (metres: number) => ({ lng: CENTRE.lng, lat: CENTRE.lat + metres / 111_195 });

interface About {
  at?: Partial<LastFix>;
  vehicle?: Partial<typeof vehicle.$inferInsert>;
  driver?: Partial<typeof driver.$inferInsert>;
}

/** Empty, standing a kilometre and a half away, heard just now, with its usual driver. */
async function aTaxi({ at = {}, ...about }: About = {}) {
  const { vehicleId } = await fleet.aVehicle(about.vehicle);
  const driverId = await fleet.aDriver({ vehicleId, ...about.driver });
  fleet.report({ vehicleId, speed: 0, receivedOn: upstream.clock(), ...north(1_500), ...at });
  return { vehicleId, driverId };
}

const find = (asked: Partial<CandidateCircle> = {}, roads: Roads = roughRoads) =>
  findCandidates(
    { db: upstream.store.db, now: upstream.clock(), fleet: upstream.fleet, roads },
    { centre: CENTRE, radius: 3_000, areaIds: [], most: 50, ...asked },
  );
const idsOf = ({ vehicleLocationVoList }: Awaited<ReturnType<typeof find>>) =>
  vehicleLocationVoList.map(({ vehicleId }) => vehicleId);
const offerable = async (asked: Partial<CandidateCircle> = {}) =>
  idsOf(await find({ only: 'offerable', ...asked }));
const reasonsOf = async (asked: Partial<CandidateCircle>) =>
  (await find(asked)).vehicleLocationVoList.map(({ reasons }) => reasons.map(({ code }) => code));

describe('without an order', () => {
  it('answers the nearest first, as many as are asked for, and counts all empty ones', async () => {
    const far = await aTaxi({ at: north(900) });
    const near = await aTaxi({ at: north(100) });
    await aTaxi({ at: { ...north(1_000), status: 1 } });
    await aTaxi({ at: north(3_100) });
    const found = await find({ most: 2 });
    expect(idsOf(found)).toEqual([near.vehicleId, far.vehicleId]);
    expect(found).toMatchObject({ emptyCount: 2, radius: 3_000, isRough: 0 });
    expect(found.vehicleLocationVoList[0]).toMatchObject({
      distance: 100,
      eta: null,
      score: null,
      reasons: [],
      isOfferable: 1,
      isMonitored: 0,
    });
  });

  it('tells those with passengers from empty ones: neither are those ordered or out of service', async () => {
    const carrying = await aTaxi({ at: { status: 1 } });
    for (const status of [2, 4] as const) await aTaxi({ at: { status } });
    const empty = await aTaxi({ at: { status: 3 } });
    expect(idsOf(await find({ load: true }))).toEqual([carrying.vehicleId]);
    expect(idsOf(await find({ load: false }))).toEqual([empty.vehicleId]);
  });

  it('shows nothing of another area, and nothing that is scrapped', async () => {
    const own = await aTaxi();
    await aTaxi({ vehicle: { addressType: '450103' } });
    await aTaxi({ vehicle: { state: 4 } });
    expect(await find({ areaIds: ['450102'] }).then(idsOf)).toEqual([own.vehicleId]);
    expect(await find()).toMatchObject({ emptyCount: 2 });
  });
});

describe('who may be offered an order', () => {
  it('is online, empty, and driven by somebody who works and has no other order', async () => {
    const { db } = upstream.store;
    const good = await aTaxi();
    await aTaxi({ at: { status: 2 } });
    await aTaxi({ at: { status: 4 } });
    await aTaxi({ at: { receivedOn: upstream.clock() - 600_001 } });
    await aTaxi({ driver: { state: 2 } });
    const [riding, assigned, done] = [await aTaxi(), await aTaxi(), await aTaxi()];
    await anOrder(db, { mainStatus: 2, subStatus: 21, driverId: riding.driverId });
    await anOrder(db, { subStatus: 13, driverId: assigned.driverId });
    await anOrder(db, { mainStatus: 3, subStatus: 31, driverId: done.driverId });
    const order = await anOrder(db);
    expect(await offerable({ order })).toEqual([good.vehicleId, done.vehicleId]);
    // also without an order to offer
    expect(await offerable()).toEqual([good.vehicleId, done.vehicleId]);
  });

  it('is who is at the wheel, not who usually is', async () => {
    const { db } = upstream.store;
    const taxi = await aTaxi();
    const relief = await fleet.aDriver();
    await fleet.drives(relief, taxi.vehicleId);
    const order = await anOrder(db, { excludedDriverIds: [taxi.driverId] });
    const { vehicleLocationVoList } = await find({ order });
    expect(vehicleLocationVoList).toMatchObject([{ driverId: relief, isOfferable: 1 }]);
    const against = await anOrder(db, { excludedDriverIds: [relief] });
    expect((await find({ order: against })).vehicleLocationVoList).toMatchObject([
      { isOfferable: 0, reasons: [{ code: 'former', value: null }] },
    ]);
  });

  it('may be asked for by name, however far he is', async () => {
    const order = await anOrder(upstream.store.db);
    const [near, far, none] = [await aTaxi(), await aTaxi({ at: north(20_000) }), await fleet.aDriver()];
    await fleet.drives(far.driverId, far.vehicleId);
    const driverIds = [none, far.driverId];
    expect(await offerable({ order, driverIds })).toEqual([far.vehicleId]);
    expect(await offerable({ order, driverIds: [near.driverId] })).toEqual([near.vehicleId]);
  });

  it('is not who usually drives it while he is at another wheel', async () => {
    const [own, other] = [await aTaxi(), await aTaxi()];
    await fleet.drives(own.driverId, other.vehicleId);
    expect(await offerable()).toEqual([other.vehicleId]);
    expect(await find({ only: 'offerable' })).toMatchObject({
      vehicleLocationVoList: [{ driverId: own.driverId }],
      emptyCount: 2,
    });
  });

  it('has not been offered it, but in an earlier wait, or without a word from him', async () => {
    const { db } = upstream.store;
    const order = await anOrder(db);
    const taxis = await Promise.all([0, 2, 4, 5, 6, 7].map(() => aTaxi()));
    for (const [index, replyStatus] of ([0, 2, 4, 5, 6, 7] as const).entries()) {
      await anOffer(db, { orderId: order.id, driverId: taxis[index]?.driverId ?? '', replyStatus });
    }
    const [, , lost, rejecting, silent, failed] = taxis.map(({ vehicleId }) => vehicleId);
    expect(new Set(await offerable({ order }))).toEqual(new Set([silent, failed]));
    const later = await anOrder(db, { waitingOn: upstream.clock() + 1 });
    for (const { driverId } of taxis.slice(2, 4))
      await anOffer(db, {
        orderId: later.id,
        driverId,
        replyStatus: driverId === taxis[2]?.driverId ? 4 : 5,
      });
    const again = await offerable({ order: later });
    expect(again).toContain(lost);
    expect(again.at(-1)).toBe(rejecting);
  });

  it('has the seats that are asked for', async () => {
    const large = await aTaxi({ vehicle: { seats: 7 } });
    await aTaxi({ vehicle: { seats: 5 } });
    await aTaxi();
    expect(await offerable({ order: await anOrder(upstream.store.db, { vehicleType: 2 }) })).toEqual([
      large.vehicleId,
    ]);
  });

  it('stands among those that were offered it or are empty, with what became of it', async () => {
    const { db } = upstream.store;
    const order = await anOrder(db);
    const empty = await aTaxi();
    const offered = await aTaxi({ at: { status: 2 } });
    await aTaxi({ at: { status: 2 } });
    await anOffer(db, { orderId: order.id, replyStatus: 2, ...offered });
    const { vehicleLocationVoList } = await find({ order, only: 'offeredOrEmpty' });
    expect(vehicleLocationVoList).toMatchObject([
      { vehicleId: empty.vehicleId, lastPushStatus: null, lastPushTime: null },
      { vehicleId: offered.vehicleId, lastPushStatus: 2, lastPushTime: upstream.clock() },
    ]);
  });
});

describe('ranks', () => {
  it('whoever is there sooner along the roads before who is nearer', async () => {
    const order = await anOrder(upstream.store.db);
    const [near, far] = [await aTaxi({ at: north(300) }), await aTaxi({ at: north(900) })];
    const river: Roads = {
      ...roughRoads,
      waysTo: async (_to, from) => ({
        ways: from.map(({ lat }) =>
          lat < north(600).lat ? { seconds: 400, metres: 3_000 } : { seconds: 120, metres: 1_000 },
        ),
        isRough: false,
      }),
    };
    const { vehicleLocationVoList, isRough } = await find({ order }, river);
    expect(vehicleLocationVoList).toMatchObject([
      { vehicleId: far.vehicleId, eta: 120, roadDistance: 1_000, score: 120, reasons: [] },
      { vehicleId: near.vehicleId, eta: 400, reasons: [{ code: 'slowRoad', value: null }] },
    ]);
    expect(isRough).toBe(0);
  });

  it('by what else is known of them, and says so', async () => {
    const { db } = upstream.store;
    const order = await anOrder(db);
    const [one, other] = [await aTaxi({ driver: { star: 5 } }), await aTaxi({ driver: { star: 3 } })];
    expect(await offerable({ order })).toEqual([one.vehicleId, other.vehicleId]);
    const { vehicleLocationVoList } = await find({ order });
    expect(vehicleLocationVoList.map(({ star, reasons }) => [star, reasons])).toEqual([
      [5, [{ code: 'star', value: 5 }]],
      [3, [{ code: 'star', value: 3 }]],
    ]);
    const before = await anOrder(db, { mainStatus: 7 });
    for (const replyStatus of [3, 3, 6, 4, 0] as const) {
      await anOffer(db, { orderId: before.id, driverId: one.driverId, replyStatus });
    }
    await anOffer(db, { orderId: before.id, driverId: other.driverId, replyStatus: 5 });
    const month = upstream.clock() - 30 * 86_400_000;
    await anOffer(db, { orderId: before.id, driverId: other.driverId, replyStatus: 3, pushTime: month });
    const rated = (await find({ order })).vehicleLocationVoList;
    expect(rated.map(({ acceptRate }) => acceptRate)).toEqual([75, 0]);
    expect(rated[0]?.reasons).toEqual([
      { code: 'star', value: 5 },
      { code: 'accepts', value: 75 },
    ]);
  });

  it('who drives there before who drives away, and nothing by where one stands', async () => {
    const order = await anOrder(upstream.store.db);
    await aTaxi({ at: { heading: 0, speed: 30 } });
    await aTaxi({ at: { heading: 0, speed: 0 } });
    await aTaxi({ at: { heading: 180, speed: 30 } });
    expect(await reasonsOf({ order })).toEqual([['toward'], [], ['away']]);
  });

  it('who drives away by his way alone, where the roads know that he has to turn round', async () => {
    const order = await anOrder(upstream.store.db);
    const away = await aTaxi({ at: { heading: 0, speed: 30 } });
    await aTaxi({ at: { heading: 77, speed: 0 } });
    const headings: (number | undefined)[] = [];
    const knowing: Roads = {
      ...roughRoads,
      waysTo: async (_to, from) => {
        headings.push(...from.map(({ heading }) => heading));
        return { ways: from.map(() => ({ seconds: 90, metres: 900, isAhead: true })), isRough: false };
      },
    };
    const { vehicleLocationVoList } = await find({ order }, knowing);
    expect(headings).toEqual([0, undefined]);
    expect(vehicleLocationVoList[0]).toMatchObject({
      vehicleId: away.vehicleId,
      score: 90,
      reasons: [{ code: 'away', value: null }],
    });
  });

  it('who has waited long before who has just been paid; a shift that has begun ends the waiting', async () => {
    const { db } = upstream.store;
    const order = await anOrder(db);
    const now = upstream.clock();
    const [fresh, long, beginner] = [await aTaxi(), await aTaxi(), await aTaxi()];
    await fleet.drives(beginner.driverId, beginner.vehicleId, { beganOn: now - 60_000 });
    for (const [{ vehicleId }, minutes] of [
      [fresh, 1],
      [long, 25],
      [beginner, 500],
    ] as const) {
      const off = now - minutes * 60_000;
      const at = { onLng: 1, onLat: 1, offLng: 1, offLat: 1 };
      const times = { onTime: off - 600_000, offTime: off };
      await db.insert(trip).values({ vehicleId, plateNumber: 'x', ...at, ...times });
    }
    const { vehicleLocationVoList } = await find({ order });
    expect(vehicleLocationVoList.map(({ vehicleId, reasons }) => [vehicleId, reasons])).toEqual([
      [long.vehicleId, [{ code: 'idle', value: 25 }]],
      [fresh.vehicleId, []],
      [beginner.vehicleId, []],
    ]);
  });

  it('who has fallen silent, or has not answered, behind the others', async () => {
    const { db } = upstream.store;
    const order = await anOrder(db);
    await aTaxi({ at: { receivedOn: upstream.clock() - 60_000 } });
    const [unread, unanswered] = [await aTaxi(), await aTaxi()];
    await anOffer(db, { orderId: order.id, driverId: unread.driverId, replyStatus: 6 });
    const readTime = upstream.clock();
    await anOffer(db, { orderId: order.id, driverId: unanswered.driverId, replyStatus: 6, readTime });
    await aTaxi();
    expect(await reasonsOf({ order })).toEqual([
      [],
      ['unanswered', 'accepts'],
      ['silent'],
      ['unread', 'accepts'],
    ]);
  });

  it('equals by the number of the vehicle, and asks about no more than sixty on the roads', async () => {
    const order = await anOrder(upstream.store.db);
    const taxis: string[] = [];
    for (let count = 0; count < 65; count += 1) taxis.push((await aTaxi()).vehicleId);
    const asked: number[] = [];
    const counting: Roads = {
      ...roughRoads,
      waysTo: (to, from) => {
        asked.push(from.length);
        return roughRoads.waysTo(to, from);
      },
    };
    const found = await find({ order, most: 100 }, counting);
    expect(idsOf(found)).toEqual(taxis);
    expect(asked).toEqual([60]);
    expect(found.isRough).toBe(1);
  });
});
