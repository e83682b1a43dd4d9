/** Who has left the town, since when, and who is told of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMovingFleet } from '../../../tests/builders/moving-fleet.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { outOfTownCalls } from '../../contract/out-of-town.ts';
import { propertyCalls } from '../../contract/property.ts';
import { place } from '../domain/places.ts';
import { judgeOutOfTown } from './judging.ts';
import { outOfTown } from './tables.ts';
import { createTown } from './town.ts';

const [ONE, TWO] = ['450102', '450103'] as const;
const OUTLINE = '108.30,22.75 108.40,22.75 108.40,22.85 108.30,22.85';
const MINUTE = 60_000;
const INSIDE = { lng: 108.35, lat: 22.8 };
/** A kilometre beyond the edge in the east, and five. */
const NEAR = { lng: 108.41, lat: 22.8 };
const FAR = { lng: 108.45, lat: 22.8 };
/** Beyond the edge, but not by so much that it has left. */
const AT_EDGE = { lng: 108.402, lat: 22.8 };

let office: Office;
let fleet: ReturnType<typeof aMovingFleet>;
let look: () => Promise<void>;
beforeAll(async () => {
  office = await anOffice();
  fleet = aMovingFleet(office);
  const { db } = office.store;
  await db.delete(place);
  const named = { kind: 'mall' as const, addressType: ONE, searchKey: '' };
  await db.insert(place).values([
    { name: '东门', ...NEAR, ...named },
    { name: '远村', ...FAR, ...named },
  ]);
});
afterAll(() => office.close());
beforeEach(async () => {
  await fleet.clear();
  await office.store.db.delete(outOfTown);
  await setOutline(OUTLINE);
  look = aJudge();
});

/** As a process that has just begun. */
const aJudge = () => {
  const job = judgeOutOfTown(office.fleet, createTown(undefined));
  return () => office.run(job);
};

async function setOutline(value: string | null) {
  const name = 'position.townOutline';
  const { data } = await office.admin.ask(propertyCalls.listProperties, { query: { name } });
  return office.admin.ask(propertyCalls.updateProperty, { body: { id: data[0]?.id ?? '', value } });
}

const report = (vehicleId: string, where: { lng: number; lat: number }, minutesAgo = 0) => {
  const on = office.clock() - minutesAgo * MINUTE;
  return fleet.report({ vehicleId, ...where, gpsTime: on, receivedOn: on });
};
const list = async (query: object = {}, person = office.admin) => {
  const { data, total } = await person.ask(outOfTownCalls.listOutOfTown, { query });
  return { data, total, plates: data.map(({ plateNumber }) => plateNumber) };
};
const refusal = async (query: object, person = office.admin) =>
  (await person.ask(outOfTownCalls.listOutOfTown, { query })).errCode;
const picture = async (person = office.admin) => (await person.ask(outOfTownCalls.outOfTownPicture, {})).data;
const aMonitor = (areaIds: string[]) => office.aClerk({ rights: ['vehiclemonitor.outCity'], areaIds });

describe('a vehicle', () => {
  it('is out from when it was heard 300 m beyond the edge until it is heard within', async () => {
    const { vehicleId } = await fleet.aVehicle();
    report(vehicleId, AT_EDGE, 9);
    await look();
    expect((await list()).total).toBe(0);
    report(vehicleId, NEAR, 8);
    await look();
    report(vehicleId, FAR, 6);
    await look();
    expect((await list()).data).toMatchObject([
      {
        vehicleId,
        leftTime: office.clock() - 8 * MINUTE,
        lastTime: office.clock() - 6 * MINUTE,
        leftAddress: '东门',
        address: '远村',
        bearing: 90,
        online: 1,
      },
    ]);
    report(vehicleId, AT_EDGE, 4);
    await look();
    expect((await list()).data).toMatchObject([{ vehicleId, leftTime: office.clock() - 8 * MINUTE }]);
    report(vehicleId, INSIDE, 2);
    // the list knows at once, the table at the next look
    expect((await list()).total).toBe(0);
    await look();
    expect(await office.store.db.select().from(outOfTown)).toEqual([]);
  });

  it('keeps since when it is out, whichever process looks', async () => {
    const { vehicleId } = await fleet.aVehicle();
    report(vehicleId, NEAR, 30);
    await look();
    report(vehicleId, FAR, 1);
    await aJudge()();
    expect((await list()).data).toMatchObject([{ leftTime: office.clock() - 30 * MINUTE }]);
  });

  it('stays on the list when it falls silent, and leaves it when it is scrapped', async () => {
    const { vehicleId } = await fleet.aVehicle();
    report(vehicleId, FAR, 60);
    await look();
    expect((await list()).data).toMatchObject([{ vehicleId, online: 0 }]);
    await fleet.change(vehicleId, { state: 4 });
    expect((await list()).total).toBe(0);
    await look();
    expect(await office.store.db.select().from(outOfTown)).toEqual([]);
  });

  it('is judged anew by another outline, and by none where nobody has drawn one', async () => {
    const { vehicleId } = await fleet.aVehicle();
    report(vehicleId, NEAR);
    await look();
    expect((await list()).total).toBe(1);
    await setOutline('108.20,22.75 108.50,22.75 108.50,22.85');
    await look();
    expect((await list()).total).toBe(0);
    await setOutline(null);
    await look();
    expect(await list()).toMatchObject({ total: 0 });
    expect(await picture()).toEqual({ outline: null, vehicles: [] });
  });
});

describe('the list', () => {
  beforeEach(async () => {
    const company = await fleet.aCompany({ companyName: '桂南出租' });
    const one = await fleet.aVehicle({ plateNumber: '桂AT9001', addressType: ONE, companyId: company });
    const two = await fleet.aVehicle({ plateNumber: '桂AT9002', addressType: TWO });
    const driverId = await fleet.aDriver({ name: '韦大力', mobile: '13800001234' });
    await fleet.drives(driverId, one.vehicleId);
    report(one.vehicleId, NEAR, 5);
    report(two.vehicleId, FAR, 20);
    report((await fleet.aVehicle()).vehicleId, INSIDE);
    await look();
  });

  it('has the longest away first, and is sorted as one asks', async () => {
    expect((await list()).plates).toEqual(['桂AT9002', '桂AT9001']);
    expect((await list({ orderBy: 'distance' })).plates).toEqual(['桂AT9001', '桂AT9002']);
    expect((await list({ orderBy: 'plateNumber', order: 'desc' })).plates).toEqual(['桂AT9002', '桂AT9001']);
    expect(await refusal({ orderBy: 'driverMobile' })).toBe(3007);
    expect(await list({ current: 2, size: 1 })).toMatchObject({ plates: ['桂AT9001'], total: 2 });
  });

  it('is filtered by area, status and a part of the plate', async () => {
    expect((await list({ addressType: TWO })).plates).toEqual(['桂AT9002']);
    expect((await list({ keyword: 't9001' })).plates).toEqual(['桂AT9001']);
    expect((await list({ businessStatus: 1 })).plates).toEqual([]);
    expect((await list({ businessStatus: 3 })).total).toBe(2);
  });

  it('says who drives it, and his number masked', async () => {
    const [row] = (await list({ keyword: '9001' })).data;
    expect(row).toMatchObject({ companyName: '桂南出租', driverName: '韦大力', driverMobile: '138****1234' });
    expect(row?.distance).toBeGreaterThan(1_000);
  });

  it('and the map tell only of vehicles of one’s areas', async () => {
    const clerk = await aMonitor([ONE]);
    expect(await list({}, clerk)).toMatchObject({ plates: ['桂AT9001'], total: 1 });
    expect((await picture(clerk)).vehicles.map(({ plateNumber }) => plateNumber)).toEqual(['桂AT9001']);
    expect(await list({}, await aMonitor(['450105']))).toMatchObject({ total: 0 });
    const other = await office.aClerk({ rights: ['vehiclemonitor.map'], areaIds: [] });
    expect(await refusal({}, other)).toBe(3008);
  });

  it('is drawn with the outline, the furthest first', async () => {
    const { outline, vehicles } = await picture();
    expect(outline).toHaveLength(4);
    expect(vehicles).toMatchObject([
      { plateNumber: '桂AT9002', ...FAR },
      { plateNumber: '桂AT9001', ...NEAR },
    ]);
  });
});
