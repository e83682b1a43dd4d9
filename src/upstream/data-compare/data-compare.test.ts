/** Two sources of the same vehicles, as people with areas ask for them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMovingFleet } from '../../../tests/builders/moving-fleet.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { dataCompareCalls } from '../../contract/data-compare.ts';
import { INDUSTRY_FEED, OWN_PLATFORM } from '../../contract/vehicle-location.ts';

const [ONE, TWO] = ['450102', '450103'] as const;
const SECOND = 1_000;

let office: Office;
let fleet: ReturnType<typeof aMovingFleet>;
const vehicles: Record<string, string> = {};
const plates: Record<string, string> = {};

interface Heard {
  secondsAgo: number;
  lat?: number;
}

beforeAll(async () => {
  office = await anOffice();
  fleet = aMovingFleet(office);
  await fleet.clear();
  const company = await fleet.aCompany({ companyName: '桂南出租' });
  const now = office.clock();
  const add = async (
    name: string,
    over: Parameters<typeof fleet.aVehicle>[0],
    sides: Partial<Record<'own' | 'feed', Heard>>,
  ) => {
    const { vehicleId, plateNumber } = await fleet.aVehicle(over);
    vehicles[name] = vehicleId;
    plates[name] = plateNumber;
    for (const side of ['own', 'feed'] as const) {
      const heard = sides[side];
      if (!heard) continue;
      const at = now - heard.secondsAgo * SECOND;
      const dataFrom = side === 'own' ? OWN_PLATFORM : INDUSTRY_FEED;
      fleet.report({
        vehicleId,
        dataFrom,
        gpsTime: at,
        receivedOn: at,
        ...(heard.lat && { lat: heard.lat }),
      });
    }
  };
  await add('alike', { addressType: ONE }, { own: { secondsAgo: 5 }, feed: { secondsAgo: 15 } });
  await add(
    'late',
    { addressType: ONE, companyId: company },
    { own: { secondsAgo: 5 }, feed: { secondsAgo: 125 } },
  );
  await add('later', { addressType: TWO }, { own: { secondsAgo: 5 }, feed: { secondsAgo: 305 } });
  await add('apart', { addressType: ONE }, { own: { secondsAgo: 5 }, feed: { secondsAgo: 5, lat: 22.83 } });
  await add('unheardThere', { addressType: ONE }, { own: { secondsAgo: 5 } });
  await add('unheardHere', { addressType: TWO }, { feed: { secondsAgo: 5 } });
  await add('theirs', { addressType: ONE, dataFrom: INDUSTRY_FEED }, { feed: { secondsAgo: 5 } });
  await add('silent', { addressType: ONE }, { own: { secondsAgo: 5_000 }, feed: { secondsAgo: 5_000 } });
  await add('scrapped', { addressType: ONE, state: 4 }, { own: { secondsAgo: 5 } });
});
afterAll(() => office.close());

const compare = async (query: object = {}, person = office.admin) =>
  (await person.ask(dataCompareCalls.comparePlatforms, { query })).data;
const list = async (query: object = {}, person = office.admin) => {
  const { data, total } = await person.ask(dataCompareCalls.listCompared, { query });
  return { ids: data.map(({ vehicleId }) => vehicleId), total, data };
};
const aMonitor = (areaIds: string[] = []) =>
  office.aClerk({
    rights: ['vehiclemonitor', 'vehiclemonitor.nntaxi', 'vehiclemonitor.nntaxi.dataCompare'],
    areaIds,
  });

const NOBODY = {
  missingOwn: 0,
  missingFeed: 0,
  frozenOwn: 0,
  frozenFeed: 0,
  lateOwn: 0,
  lateFeed: 0,
  apart: 0,
  alike: 0,
};

describe('the counts', () => {
  it('put each vehicle into one bucket; nobody misses the taxis of the feed, the scrapped and the silent', async () => {
    expect(await compare()).toEqual({
      asOf: office.clock(),
      compared: 6,
      counts: { ...NOBODY, missingOwn: 1, missingFeed: 1, lateFeed: 2, apart: 1, alike: 1 },
    });
  });

  it('follow the limits that are asked for', async () => {
    const wide = await compare({ lateSeconds: 200, apartMetres: 5_000 });
    expect(wide.counts).toMatchObject({ lateFeed: 1, apart: 0, alike: 3 });
    expect((await compare({ missingSeconds: 86_400 })).compared).toBe(7);
    const refused = await office.admin.ask(dataCompareCalls.comparePlatforms, { query: { lateSeconds: 0 } });
    expect(refused).toMatchObject({ errCode: 3007, failure: { fields: [{ field: 'lateSeconds' }] } });
  });

  it('are those of one’s areas, for who may compare', async () => {
    expect((await compare({}, await aMonitor([TWO]))).counts).toEqual({
      ...NOBODY,
      missingOwn: 1,
      lateFeed: 1,
    });
    const other = await office.aClerk({ rights: ['vehiclemonitor', 'vehiclemonitor.nntaxi'] });
    expect((await other.ask(dataCompareCalls.comparePlatforms)).errCode).toBe(3008);
  });
});

describe('the vehicles', () => {
  it('of a bucket stand with both last positions, the worst first', async () => {
    const { ids, data } = await list({ bucket: 'lateFeed' });
    expect(ids).toEqual([vehicles.later, vehicles.late]);
    expect(data[1]).toMatchObject({
      plateNumber: plates.late,
      companyName: '桂南出租',
      addressType: ONE,
      bucket: 'lateFeed',
      lagSeconds: 120,
      metres: 0,
      ownTime: office.clock() - 5 * SECOND,
      feedTime: office.clock() - 125 * SECOND,
      feedReceivedOn: office.clock() - 125 * SECOND,
    });
  });

  it('without a bucket are all that are not alike', async () => {
    const { ids, total } = await list();
    expect(ids).toEqual([
      vehicles.unheardHere,
      vehicles.unheardThere,
      vehicles.later,
      vehicles.late,
      vehicles.apart,
    ]);
    expect(total).toBe(5);
    expect((await list({ size: 2, current: 2 })).ids).toEqual([vehicles.later, vehicles.late]);
  });

  it('are found by a part of the plate, and are those of one’s areas', async () => {
    expect((await list({ keyword: plates.apart?.slice(-4).toLowerCase() })).ids).toEqual([vehicles.apart]);
    expect((await list({}, await aMonitor([TWO]))).ids).toEqual([vehicles.unheardHere, vehicles.later]);
  });

  it('that one side does not tell of have nothing of it', async () => {
    const { data } = await list({ bucket: 'missingFeed' });
    expect(data).toMatchObject([{ feedTime: null, feedLng: null, lagSeconds: null, metres: null }]);
  });
});

it('is not disturbed by which of the two came last', async () => {
  const { vehicleId } = await fleet.aVehicle({ addressType: ONE });
  const now = office.clock();
  const told = [
    { dataFrom: INDUSTRY_FEED, gpsTime: now - 30 * SECOND },
    { dataFrom: OWN_PLATFORM, gpsTime: now - 20 * SECOND },
    { dataFrom: INDUSTRY_FEED, gpsTime: now - 10 * SECOND },
    { dataFrom: OWN_PLATFORM, gpsTime: now - 15 * SECOND },
  ];
  for (const one of told) fleet.report({ vehicleId, ...one, receivedOn: now });
  const { data } = await list({ bucket: 'alike', size: 200 });
  expect(data.find(row => row.vehicleId === vehicleId)).toMatchObject({
    ownTime: now - 15 * SECOND,
    feedTime: now - 10 * SECOND,
    lagSeconds: -5,
  });
});
