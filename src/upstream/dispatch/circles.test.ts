/** Circle searches and a vehicle by its plate, as a dispatcher asks for them. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMovingFleet } from '../../../tests/builders/moving-fleet.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { anOrder } from '../../../tests/builders/orders.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { AREA_DICTIONARY } from '../../contract/dictionary.ts';
import { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import { INDUSTRY_FEED, OWN_PLATFORM } from '../../contract/vehicle-location.ts';
import { dictionary } from '../core/lookups/dictionary-table.ts';
import type { LastFix } from '../core/positions/fix.ts';
import { driverShift } from '../domain/fleet/tables.ts';

let office: Office;
let fleet: ReturnType<typeof aMovingFleet>;
let clerk: Person;
beforeAll(async () => {
  office = await anOffice();
  fleet = aMovingFleet(office);
  clerk = await office.aClerk({ rights: ['monitoring.map'], areaIds: ['450102'] });
});
afterAll(() => office.close());
beforeEach(() => fleet.clear());

const CENTRE = { lng: 108.366, lat: 22.817 };
async function aTaxi(metres: number, at: Partial<LastFix> = {}, addressType = '450102') {
  const known = await fleet.aVehicle({ addressType });
  await fleet.aDriver({ vehicleId: known.vehicleId });
  const lat = CENTRE.lat + metres / 111_195;
  fleet.report({ vehicleId: known.vehicleId, receivedOn: office.clock(), lng: CENTRE.lng, lat, ...at });
  return known;
}
const search = async (name: Extract<keyof typeof dispatchQueryCalls, `circle${string}`>, query: object) =>
  clerk.ask(dispatchQueryCalls[name], { query });

it('searches around a point as far as is said or usual, in the areas of who asks', async () => {
  const [near, carrying, far] = [await aTaxi(100), await aTaxi(300, { status: 1 }), await aTaxi(900)];
  await aTaxi(50, {}, '450103');
  const plates = async (query: object) =>
    (await search('circleSearchByLoadV3', { ...CENTRE, ...query })).data.vehicleLocationVoList.map(
      ({ plateNumber }) => plateNumber,
    );
  expect(await plates({})).toEqual([near.plateNumber, carrying.plateNumber]);
  expect(await plates({ radius: 1_000, load: 'false' })).toEqual([near.plateNumber, far.plateNumber]);
  expect(await plates({ load: 'true' })).toEqual([carrying.plateNumber]);
  expect((await search('circleSearchByLoadV3', CENTRE)).data).toMatchObject({ radius: 500, emptyCount: 1 });
});

it('searches around an order for whoever may be offered it, and says what speaks for and against him', async () => {
  const order = await anOrder(office.store.db);
  const taxi = await aTaxi(200, { heading: 180, speed: 30 });
  await aTaxi(200, { status: 2 });
  const { data } = await search('circleSearchWithoutNoPush', { orderId: order.id });
  expect(data).toMatchObject({
    vehicleLocationVoList: [
      {
        plateNumber: taxi.plateNumber,
        isOfferable: 1,
        distance: 200,
        eta: 41,
        score: 33,
        reasons: [{ code: 'toward', value: null }],
      },
    ],
    isRough: 1,
  });
  const both = await search('circleSearchWithPushOrNotLoad', { orderId: order.id });
  expect(both.data.vehicleLocationVoList).toHaveLength(1);
});

it('wants a whole point, or an order that he may see', async () => {
  const foreign = await anOrder(office.store.db, { addressType: '450103' });
  for (const orderId of [foreign.id, '999999']) {
    expect(await search('circleSearchWithoutNoPush', { orderId })).toMatchObject({ errCode: 3006 });
  }
  for (const query of [{}, { lng: 108 }, { lat: 22 }]) {
    expect(await search('circleSearchByLoadV3', query)).toMatchObject({ errCode: 3007 });
  }
});

it('finds a vehicle by its plate, also one that has never been heard, and none of another area', async () => {
  const [heard, foreign] = [await aTaxi(100, { status: 1 }), await aTaxi(100, {}, '450103')];
  const silent = await fleet.aVehicle();
  const find = (plateNum: string) => clerk.ask(dispatchQueryCalls.getVehicleInfo, { query: { plateNum } });
  const { vehicle } = (await find(heard.plateNumber.toLowerCase())).data;
  expect(vehicle).toMatchObject({ plateNumber: heard.plateNumber, load: true, isOfferable: 0, eta: null });
  expect(vehicle).not.toHaveProperty('distance');
  expect((await find(silent.plateNumber)).data).toEqual({
    vehicle: null,
    order: null,
    driverRecordList: [],
  });
  expect(await find(foreign.plateNumber)).toMatchObject({ errCode: 3006 });
  expect(await find('桂A00000')).toMatchObject({ errCode: 3006 });
});

it('tells of a vehicle who usually drives it and who drove it, each as the platform that tells it', async () => {
  const fed = await fleet.aVehicle({ dataFrom: INDUSTRY_FEED });
  const { vehicleId } = fed;
  const usual = await fleet.aDriver({ vehicleId });
  const [early, late] = [await fleet.aDriver(), await fleet.aDriver()];
  const foreign = await fleet.aDriver({ addressType: '450103', vehicleId });
  await fleet.aDriver({ vehicleId, state: 4 });
  await office.store.db.insert(driverShift).values([
    { driverId: early, vehicleId, beganOn: 1_000, endedOn: 2_000 },
    { driverId: late, vehicleId, beganOn: 3_000, endedOn: 4_000 },
    { driverId: early, vehicleId, beganOn: 5_000, endedOn: 6_000 },
    { driverId: foreign, vehicleId, beganOn: 7_000, endedOn: 8_000 },
  ]);
  const query = { plateNum: fed.plateNumber };
  const { data } = await clerk.ask(dispatchQueryCalls.getVehicleInfo, { query });
  const told = data.driverRecordList.map(each => [each.driverId, each.beganOn, each.endedOn, each.dataFrom]);
  expect(told).toEqual([
    [early, 5_000, 6_000, INDUSTRY_FEED],
    [late, 3_000, 4_000, INDUSTRY_FEED],
    [usual, null, null, OWN_PLATFORM],
  ]);
  for (const { mobile } of data.driverRecordList) expect(mobile).toMatch(/^\d{3}\*{4}\d{4}$/);
});

it('offers for a new order the areas of who asks, as far as they are in use', async () => {
  const areas = async (by: Person) =>
    (await by.ask(dispatchQueryCalls.queryCityWithCreateOrder)).data.map(({ addressType }) => addressType);
  expect(await areas(clerk)).toEqual(['450102']);
  expect(await areas(office.admin)).toEqual(expect.arrayContaining(['450102', '450103']));
  const { db } = office.store;
  const isThis = and(eq(dictionary.parentCode, AREA_DICTIONARY), eq(dictionary.dicValue, '450103'));
  await db.update(dictionary).set({ state: 0 }).where(isThis);
  expect(await areas(office.admin)).not.toContain('450103');
});
