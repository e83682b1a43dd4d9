/** Where vehicles were and who was where, from the journal and from trajectories alike, and only of one's own areas. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { gisPastCalls, LONGEST_SEARCH_MS, LONGEST_TRACK_MS } from '../../contract/gis-past.ts';
import type { Fix } from '../core/positions/fix.ts';
import { foldBatches } from '../core/positions/folding.ts';
import { trip } from '../core/positions/tables.ts';
import { driver, driverShift, vehicle } from '../domain/fleet/tables.ts';

const { trackVehicles, circleSearchTrackVehicles, queryLocationByplateNumber } = gisPastCalls;
const CENTRE = { lng: 108.366, lat: 22.817 };
/** Degrees of longitude that are 100 m here. */
const EAST_100 = 0.000_976;

let office: Office;
let clerk: Person;
let other: Person;
let count = 0;
let start: number;
beforeAll(async () => {
  office = await anOffice();
  clerk = await office.aClerk({ rights: ['monitoring.map'], areaIds: ['450102'] });
  other = await office.aClerk({ rights: ['vehiclemonitor'], areaIds: ['450105'] });
});
afterAll(() => office.close());
beforeEach(() => {
  office.clock.advance(10_000);
  start = office.clock();
});

async function aVehicle(addressType = '450102') {
  const plateNumber = `桂AQ${String(++count).padStart(4, '0')}`;
  const made = { searchKey: '', createdOn: 1, updatedOn: office.clock() };
  const [row] = await office.store.db
    .insert(vehicle)
    .values({ plateNumber, addressType, ...made })
    .returning();
  await office.fleet.register.refresh();
  return { plateNumber, vehicleId: row?.id ?? '' };
}

/** Hundreds of metres east of the centre, one after the other each ten seconds. */
async function drives(vehicleId: string, east: readonly number[], about: Partial<Fix> = {}) {
  const fixes = east.map(
    (hundreds, index): Fix => ({
      vehicleId,
      gpsTime: start - (east.length - index) * 10_000,
      lng: CENTRE.lng + hundreds * EAST_100,
      lat: CENTRE.lat,
      speed: 36,
      heading: 90,
      status: 3,
      dataFrom: 1,
      ...about,
    }),
  );
  office.fleet.intake.takeFixes(fixes);
  await office.fleet.intake.settled();
}
/** Everything is folded, or still in the journal. */
const FOLDED = [
  ['in the journal', async () => {}],
  [
    'folded',
    async () => {
      office.clock.advance(60_000);
      await office.run(foldBatches());
    },
  ],
] as const;

describe.each(FOLDED)('a track that is %s', (_where, fold) => {
  it('is told in the order of its times, as WGS-84', async () => {
    const { plateNumber, vehicleId } = await aVehicle();
    await drives(vehicleId, [0, 1, 2], { status: 1 });
    await fold();
    const query = { plateNumber, startTime: start - 20_000, endTime: start };
    const { data } = await clerk.ask(trackVehicles, { query });
    expect(data.map(({ gpsTime }) => gpsTime - start)).toEqual([-20_000, -10_000]);
    expect(data[1]).toMatchObject({
      lng: 108.367952,
      lat: 22.817,
      coordType: 1,
      direction: 90,
      speed: 36,
      businessStatus: 1,
      load: true,
      source: 1,
    });
  });

  it('is told by the circle that it led through, though no point lies within', async () => {
    const { plateNumber, vehicleId } = await aVehicle();
    await drives(vehicleId, [-3, -1, 1, 3]);
    await fold();
    const query = { ...CENTRE, radius: 50, startTime: start - 60_000, endTime: start };
    const { data } = await clerk.ask(circleSearchTrackVehicles, { query });
    const found = data.find(row => row.plateNumber === plateNumber);
    expect(found).toMatchObject({
      distance: 0,
      gpsTime: start - 25_000,
      firstTime: start - 25_000,
      coordType: 1,
    });
    const later = await clerk.ask(circleSearchTrackVehicles, {
      query: { ...query, startTime: start - 20_000 },
    });
    expect(later.data.map(row => row.plateNumber)).not.toContain(plateNumber);
  });
});

describe('the past', () => {
  it('names who drove then, not who drives now', async () => {
    const { db } = office.store;
    const { plateNumber, vehicleId } = await aVehicle();
    const made = { addressType: '450102', searchKey: '', createdOn: 1, updatedOn: 1 };
    const people = await db
      .insert(driver)
      .values(['韦早班', '黄晚班'].map((name, index) => ({ name, mobile: `1391234567${index}`, ...made })))
      .returning();
    const [early = '', late = ''] = people.map(({ id }) => id);
    await drives(vehicleId, [0]);
    await db.insert(driverShift).values([
      { driverId: early, vehicleId, beganOn: start - 3_600_000, endedOn: start - 5_000 },
      { driverId: late, vehicleId, beganOn: start - 4_000 },
    ]);
    const query = { ...CENTRE, radius: 100 };
    const then = { ...query, startTime: start - 60_000, endTime: start };
    const was = (await clerk.ask(circleSearchTrackVehicles, { query: then })).data;
    expect(was.find(row => row.plateNumber === plateNumber)).toMatchObject({
      driverName: '韦早班',
      driverMobile: '139****5670',
    });
    const is = (await clerk.ask(circleSearchTrackVehicles, { query })).data;
    expect(is.find(row => row.plateNumber === plateNumber)).toMatchObject({ driverName: '黄晚班' });
  });

  it('knows of a vehicle without a driver', async () => {
    const { plateNumber, vehicleId } = await aVehicle();
    await drives(vehicleId, [0]);
    const query = { ...CENTRE, radius: 100, startTime: start - 60_000, endTime: start };
    const { data } = await clerk.ask(circleSearchTrackVehicles, { query });
    expect(data.find(row => row.plateNumber === plateNumber)).toMatchObject({
      driverId: null,
      driverMobile: null,
    });
    expect((await clerk.ask(queryLocationByplateNumber, { query: { plateNumber } })).data).toMatchObject({
      plateNumber,
      driverId: null,
      online: 1,
    });
  });

  it('is of one’s own areas', async () => {
    const { plateNumber, vehicleId } = await aVehicle();
    await drives(vehicleId, [0, 1]);
    const span = { startTime: start - 60_000, endTime: start };
    for (const query of [
      { ...CENTRE, radius: 2000 },
      { ...CENTRE, radius: 2000, ...span },
    ]) {
      const plates = async (who: Person) =>
        (await who.ask(circleSearchTrackVehicles, { query })).data.map(row => row.plateNumber);
      expect(await plates(clerk)).toContain(plateNumber);
      expect(await plates(other)).not.toContain(plateNumber);
    }
    expect((await other.ask(trackVehicles, { query: { plateNumber, ...span } })).errCode).toBe(3006);
    expect((await other.ask(queryLocationByplateNumber, { query: { plateNumber } })).errCode).toBe(3006);
    const everywhere = await aVehicle('-1');
    await drives(everywhere.vehicleId, [0]);
    const { errCode } = await other.ask(queryLocationByplateNumber, {
      query: { plateNumber: everywhere.plateNumber },
    });
    expect(errCode).toBe(0);
  });

  it('is asked for within limits, and with both times or none', async () => {
    const { plateNumber } = await aVehicle();
    const day = { startTime: start - LONGEST_TRACK_MS - 1, endTime: start };
    expect((await clerk.ask(trackVehicles, { query: { plateNumber, ...day } })).errCode).toBe(3007);
    const back = { startTime: start, endTime: start - 1 };
    expect((await clerk.ask(trackVehicles, { query: { plateNumber, ...back } })).errCode).toBe(3007);
    const circle = { ...CENTRE, radius: 100 };
    for (const wrong of [
      { startTime: start },
      { endTime: start },
      back,
      { startTime: start - LONGEST_SEARCH_MS - 1, endTime: start },
    ]) {
      const { errCode } = await clerk.ask(circleSearchTrackVehicles, { query: { ...circle, ...wrong } });
      expect(errCode, JSON.stringify(wrong)).toBe(3007);
    }
  });

  it('is refused, and said to be too wide, where more was driven than one search may read', async () => {
    const far = { lng: 107, lat: 22 };
    const [endTime, slot] = [start - LONGEST_SEARCH_MS, Math.floor((start - LONGEST_SEARCH_MS) / 300_000)];
    const rowsOf = (vehicles: number) => sql`
      insert into trajectory (vehicle_id, slot, points, west, south, east, north, packed)
      select 900000 + ${count++}::int * 100000 + vehicle, ${slot}::int - back, 1, 107000000, 22000000, 107000000, 22000000, ''
      from generate_series(1, ${vehicles}::int) vehicle, generate_series(0, 9) back`;
    const query = { ...far, radius: 100, startTime: endTime - 3_600_000, endTime };
    await office.store.db.execute(rowsOf(3_000));
    expect((await clerk.ask(circleSearchTrackVehicles, { query })).errCode).toBe(0);
    await office.store.db.execute(rowsOf(1));
    const { errCode, failure } = await clerk.ask(circleSearchTrackVehicles, { query });
    expect([errCode, failure.reason]).toEqual([3005, 'SEARCH_TOO_WIDE']);
    const narrower = { ...query, startTime: endTime - 600_000 };
    expect((await clerk.ask(circleSearchTrackVehicles, { query: narrower })).errCode).toBe(0);
  });

  it('says that a vehicle was never heard, as of one that is not there', async () => {
    const { plateNumber } = await aVehicle();
    expect((await clerk.ask(queryLocationByplateNumber, { query: { plateNumber } })).errCode).toBe(3006);
    expect(
      (await clerk.ask(queryLocationByplateNumber, { query: { plateNumber: '桂A99999' } })).errCode,
    ).toBe(3006);
  });
});

describe('who is there now', () => {
  it('is found around a centre of another coordinate system, the nearest first', async () => {
    const [near, far] = [await aVehicle(), await aVehicle()];
    await drives(near.vehicleId, [30]);
    await drives(far.vehicleId, [33]);
    const at = { lng: CENTRE.lng + 30 * EAST_100, lat: CENTRE.lat };
    const { data } = await clerk.ask(circleSearchTrackVehicles, { query: { ...at, radius: 500 } });
    expect(data.map(({ plateNumber, distance }) => [plateNumber, Math.round(distance / 100)])).toEqual([
      [near.plateNumber, 0],
      [far.plateNumber, 3],
    ]);
    const moved = await clerk.ask(circleSearchTrackVehicles, { query: { ...at, radius: 100, coordType: 2 } });
    expect(moved.data).toEqual([]);
  });
});

describe('trips', () => {
  const tripsOf = (vehicleId: string) =>
    office.store.db.select().from(trip).where(sql`${trip.vehicleId} = ${vehicleId}`).orderBy(trip.onTime);

  it('stand open from load on, and are closed at load off, over several foldings', async () => {
    const { plateNumber, vehicleId } = await aVehicle();
    await drives(vehicleId, [0]);
    for (const [seconds, status, hundreds] of [
      [60, 1, 1],
      [120, 1, 5],
      [180, 3, 9],
    ] as const) {
      office.clock.advance(60_000);
      await drives(vehicleId, [hundreds], { status, gpsTime: start + seconds * 1000 });
      office.clock.advance(60_000);
      await office.run(foldBatches());
      const [row, ...more] = await tripsOf(vehicleId);
      expect(more).toEqual([]);
      expect(row).toMatchObject({ plateNumber, onTime: start + 60_000, isWhole: 1, addressType: '450102' });
      expect(row?.offTime).toBe(status === 3 ? start + 180_000 : null);
      if (status === 3) expect((row?.distance ?? 0) / 800).toBeCloseTo(1, 1);
    }
  });

  it('end where a terminal was last heard that fell silent', async () => {
    const { vehicleId } = await aVehicle();
    await drives(vehicleId, [0]);
    office.clock.advance(20_000);
    await drives(vehicleId, [1], { status: 1, gpsTime: start + 10_000 });
    office.clock.advance(60_000);
    await office.run(foldBatches());
    const close = office.fleet.jobs.find(({ name }) => name === 'close-silent-trips');
    if (close) await office.run(close);
    expect((await tripsOf(vehicleId))[0]?.offTime).toBeNull();
    office.clock.advance(1_900_000);
    if (close) await office.run(close);
    expect((await tripsOf(vehicleId))[0]).toMatchObject({ offTime: start + 10_000, isWhole: 0, distance: 0 });
  });
});
