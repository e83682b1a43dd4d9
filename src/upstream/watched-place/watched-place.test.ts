/** Places that are watched, and who came and went, over HTTP. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFix, aMovingFleet } from '../../../tests/builders/moving-fleet.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { logCalls } from '../../contract/log.ts';
import { MOST_PLACES_WATCHED, placeVisitCalls, watchedPlace } from '../../contract/watched-place.ts';
import { foldBatches } from '../core/positions/folding.ts';
import { placePresence, placeVisit, watchedPlaceTable } from './tables.ts';
import { closeSilentVisits, forgetOldVisits } from './tending.ts';
import { writeVisits } from './visit-writer.ts';

const [ONE, TWO] = ['450102', '450103'] as const;
const READ = 'vehiclemonitor.nntaxi.monitorAddress';
const EDIT = 'vehiclemonitor.nntaxi.monitorAddress:edit';
const CENTRE = { lng: 108.366, lat: 22.817 };
const FAR = { lng: 108.4, lat: 22.9 };
const TEN_S = 10_000;
const MINUTE = 60_000;

let office: Office;
let fleet: ReturnType<typeof aMovingFleet>;
let taxi: Record<'one' | 'two', string>;
beforeAll(async () => {
  office = await anOffice();
  fleet = aMovingFleet(office);
  await fleet.clear();
  await office.store.db.delete(watchedPlaceTable);
  taxi = {
    one: (await fleet.aVehicle({ addressType: ONE })).vehicleId,
    two: (await fleet.aVehicle({ addressType: TWO })).vehicleId,
  };
});
afterAll(() => office.close());

let count = 0;
async function aPlace(over: object = {}, person = office.admin) {
  const body = { name: `地点${++count}`, ...CENTRE, radius: 200, ...over };
  return person.ask(watchedPlace.calls.create, { body });
}
const aWatcher = (areaIds: string[] = [], rights = [READ]) => office.aClerk({ rights, areaIds });
const visits = async (query: object, person = office.admin) =>
  (await person.ask(placeVisitCalls.listPlaceVisits, { query })).data;
const counts = async (person = office.admin) => (await person.ask(placeVisitCalls.countPlaceVisits)).data;

/** One position every ten seconds from now on, written down at the end. */
async function drive(vehicleId: string, places: readonly { lng: number; lat: number }[]) {
  for (const place of places) {
    office.clock.advance(TEN_S);
    const now = office.clock();
    office.fleet.intake.takeFixes([aFix({ vehicleId, ...place, gpsTime: now })]);
  }
  await office.fleet.intake.settled();
  office.clock.advance(MINUTE);
  await office.run(foldBatches([writeVisits]));
}

describe('watched places', () => {
  it('are made, changed on the version one has seen, and removed, and the log tells', async () => {
    const { data: place } = await aPlace({ fromTime: '22:00', untilTime: '06:00', remark: '夜间' });
    expect(place).toMatchObject({ ...CENTRE, radius: 200, state: 1, fromTime: '22:00', version: 1 });
    const change = (body: object) =>
      office.admin.ask(watchedPlace.calls.update, { params: { id: place.id }, body });
    expect((await change({ radius: 300, version: 1 })).data).toMatchObject({ radius: 300, version: 2 });
    expect(await change({ radius: 400, version: 1 })).toMatchObject({
      errCode: 3001,
      failure: { current: { radius: 300 } },
    });
    const removed = await office.admin.ask(watchedPlace.calls.remove, {
      params: { id: place.id },
      query: { version: 2 },
    });
    expect(removed.errCode).toBe(0);
    const { data: log } = await office.admin.ask(logCalls.listOperateLog, {
      body: { objectType: 'watchedPlace', objectId: place.id, status: 1 },
    });
    expect(log.map(({ businessType }) => businessType)).toEqual([3, 2, 1]);
  });

  it.each([
    ['a radius below the least', { radius: 49 }],
    ['a radius above the most', { radius: 5_001 }],
    ['no place on the earth', { lat: 91 }],
    ['one hour without the other', { fromTime: '08:00' }],
    ['hours without length', { fromTime: '08:00', untilTime: '08:00' }],
    ['no time of day', { fromTime: '24:00', untilTime: '08:00' }],
  ])('are refused with %s', async (_, over) => {
    expect((await aPlace(over)).errCode).toBe(3007);
  });

  it('have names of their own', async () => {
    await aPlace({ name: '同名' });
    expect(await aPlace({ name: '同名' })).toMatchObject({
      errCode: 3004,
      failure: { reason: 'PLACE_NAME_TAKEN' },
    });
  });

  it('are seen with the right to the page and changed with the right to the button', async () => {
    const reader = await aWatcher();
    expect((await reader.ask(watchedPlace.calls.list)).errCode).toBe(0);
    expect((await aPlace({}, reader)).errCode).toBe(3008);
    expect((await aPlace({}, await aWatcher([], [READ, EDIT]))).errCode).toBe(0);
    const nobody = await aWatcher([], ['vehiclemonitor']);
    expect((await nobody.ask(watchedPlace.calls.list)).errCode).toBe(3008);
    expect((await nobody.ask(placeVisitCalls.countPlaceVisits)).errCode).toBe(3008);
  });

  it('are not more than a map bears', async () => {
    const { db } = office.store;
    const made = { createdOn: 1, updatedOn: 1, searchKey: '', ...CENTRE, radius: 50, state: 0 as const };
    const [{ there } = { there: 0 }] = await db
      .select({ there: sql<number>`count(*)::int` })
      .from(watchedPlaceTable);
    await db
      .insert(watchedPlaceTable)
      .values(
        Array.from({ length: MOST_PLACES_WATCHED - there }, (_, index) => ({ name: `满${index}`, ...made })),
      );
    expect(await aPlace()).toMatchObject({ errCode: 3005, failure: { reason: 'TOO_MANY_PLACES' } });
    await db.delete(watchedPlaceTable);
  });
});

describe('visits', () => {
  let placeId: string;
  beforeAll(async () => {
    await office.store.db.delete(watchedPlaceTable);
    placeId = (await aPlace({ name: '火车站' })).data.id;
  });

  it('begin when somebody has come, whoever takes the positions in', async () => {
    await drive(taxi.one, [FAR, FAR, CENTRE, CENTRE, CENTRE]);
    const [visit] = await visits({ placeId });
    expect(visit).toMatchObject({
      vehicleId: taxi.one,
      placeName: '火车站',
      plateNumber: fleet.register.byId(taxi.one)?.plateNumber,
      addressType: ONE,
      leftOn: null,
      minutes: 1,
      isWhole: 1,
    });
    expect(await counts()).toEqual([{ placeId, inside: 1, today: 1 }]);
  });

  it('go on in the next portion, and end when somebody has left', async () => {
    await drive(taxi.one, [CENTRE, CENTRE]);
    await drive(taxi.one, [FAR]);
    expect(await visits({ placeId, inside: 1 })).toHaveLength(1);
    await drive(taxi.one, [FAR]);
    const [visit, ...others] = await visits({ placeId });
    expect(others).toEqual([]);
    expect((visit?.leftOn ?? 0) - (visit?.cameOn ?? 0)).toBe(4 * TEN_S + 2 * MINUTE + 10_000);
    expect(await visits({ placeId, inside: 1 })).toEqual([]);
    expect(await counts()).toEqual([{ placeId, inside: 0, today: 1 }]);
    expect(await office.store.db.select().from(placePresence)).toEqual([]);
  });

  it('are judged once, also when the journal is gone through again', async () => {
    const { db } = office.store;
    const before = await db.select().from(placeVisit);
    const fix = aFix({ vehicleId: taxi.one, ...CENTRE, gpsTime: office.clock() - 5 * MINUTE });
    // late ones find their place in the trajectory and change no visit
    office.fleet.intake.takeFixes([fix, { ...fix, gpsTime: fix.gpsTime + TEN_S }]);
    await office.fleet.intake.settled();
    office.clock.advance(MINUTE);
    await office.run(foldBatches([writeVisits]));
    expect(await db.select().from(placeVisit)).toEqual(before);
  });

  it('are found by plate and by when somebody was inside', async () => {
    await drive(taxi.two, [FAR, CENTRE, CENTRE, FAR, FAR]);
    const plate = fleet.register.byId(taxi.two)?.plateNumber ?? '';
    const [its, ...others] = await visits({ keyword: plate.slice(2).toLowerCase() });
    expect([its?.vehicleId, others]).toEqual([taxi.two, []]);
    const { cameOn = 0 } = its ?? {};
    expect(await visits({ startTime: cameOn, endTime: cameOn })).toHaveLength(1);
    expect(await visits({ startTime: (its?.leftOn ?? 0) + 1 })).toEqual([]);
    expect(await visits({ endTime: 1 })).toEqual([]);
    expect((await visits({})).map(({ vehicleId }) => vehicleId)).toEqual([taxi.two, taxi.one]);
  });

  it('are told of vehicles in one’s areas only', async () => {
    const watcher = await aWatcher([TWO]);
    expect((await visits({}, watcher)).map(({ vehicleId }) => vehicleId)).toEqual([taxi.two]);
    expect(await counts(watcher)).toEqual([{ placeId, inside: 0, today: 1 }]);
    expect(await counts(await aWatcher(['450105']))).toEqual([]);
  });

  it('end, seen in part, when somebody is not heard any more', async () => {
    await drive(taxi.one, [FAR, CENTRE, CENTRE]);
    await office.run(closeSilentVisits);
    expect(await visits({ inside: 1 })).toHaveLength(1);
    for (const _ of [1, 2]) {
      office.clock.advance(15 * MINUTE);
      // nobody's session is idle for so long
      expect(await visits({ inside: 1 })).toHaveLength(1);
    }
    await office.run(closeSilentVisits);
    const [visit] = await visits({});
    expect(visit).toMatchObject({ vehicleId: taxi.one, isWhole: 0 });
    expect((visit?.leftOn ?? 0) - (visit?.cameOn ?? 0)).toBe(TEN_S);
    expect(await office.store.db.select().from(placePresence)).toEqual([]);
  });

  it('end when their place is switched off, and nobody comes there until it is on again', async () => {
    await drive(taxi.one, [FAR, CENTRE, CENTRE]);
    const set = (state: 0 | 1) =>
      office.admin.ask(watchedPlace.calls.update, { params: { id: placeId }, body: { state } });
    await set(0);
    expect(await visits({ inside: 1 })).toEqual([]);
    const before = (await visits({})).length;
    await drive(taxi.one, [CENTRE, CENTRE, CENTRE]);
    expect(await visits({})).toHaveLength(before);
    await set(1);
    await drive(taxi.one, [CENTRE, CENTRE]);
    expect(await visits({ inside: 1 })).toHaveLength(1);
  });

  it('are those of the place as it is now', async () => {
    await office.admin.ask(watchedPlace.calls.update, { params: { id: placeId }, body: FAR });
    await drive(taxi.one, [CENTRE, CENTRE]);
    expect(await visits({ inside: 1 })).toEqual([]);
    await drive(taxi.one, [FAR, FAR]);
    expect(await visits({ inside: 1 })).toHaveLength(1);
  });

  it('are forgotten after the days that the property says, save of who is inside', async () => {
    const { db } = office.store;
    const days = 91 * 24 * 60 * MINUTE;
    await db.execute(sql`update place_visit set came_on = came_on - ${days}::bigint, left_on = left_on - ${days}::bigint
      where vehicle_id = ${taxi.two}::bigint`);
    await db.execute(sql`update place_visit set came_on = came_on - ${days}::bigint where left_on is null`);
    const before = (await visits({})).length;
    await office.run(forgetOldVisits);
    expect(await visits({ keyword: fleet.register.byId(taxi.two)?.plateNumber ?? '' })).toEqual([]);
    expect(await visits({ inside: 1 })).toHaveLength(1);
    expect(await visits({})).toHaveLength(before - 1);
  });

  it('go with their place', async () => {
    await office.admin.ask(watchedPlace.calls.remove, { params: { id: placeId }, query: {} });
    expect(await visits({})).toEqual([]);
    expect(await office.store.db.select().from(placePresence)).toEqual([]);
  });
});
