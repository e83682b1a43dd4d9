import fc from 'fast-check';
import gcoord from 'gcoord';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../contract/access.ts';
import { mapCalls } from '../../contract/clustering.ts';
import { gisPastCalls } from '../../contract/gis-past.ts';
import { onlineRateCalls } from '../../contract/online-rate.ts';
import { ask } from '../ask.ts';
import { type ForeignUpstream, ok, startForeignUpstream } from '../foreign-upstream.test-server.ts';
import { assumeSystem } from './assumed-system.ts';
import { holdsPlaces } from './holds-places.ts';
import { inWgs84 } from './in-wgs84.ts';

/** Metres, about. */
const apart = (a: { lng: number; lat: number }, b: { lng: number; lat: number }) =>
  Math.hypot((a.lng - b.lng) * 102_000, (a.lat - b.lat) * 111_000);

const NANNING = { lng: 108.366, lat: 22.817 };
const [lng, lat] = gcoord.transform([NANNING.lng, NANNING.lat], gcoord.WGS84, gcoord.GCJ02);

describe('positions of an answer', () => {
  it('come to WGS-84 from whatever system they say, and from the one that is assumed where they say none', () => {
    const spots = fc.record({
      lng: fc.double({ min: 75, max: 130, noNaN: true }),
      lat: fc.double({ min: 20, max: 50, noNaN: true }),
      coordType: fc.constantFrom(1, 2, 3, null),
      assumed: fc.constantFrom(1, 2, 3),
    });
    const arrive = fc.property(spots, ({ coordType, assumed, ...spot }) => {
      const system = { 1: gcoord.WGS84, 2: gcoord.GCJ02, 3: gcoord.BD09 }[coordType ?? assumed];
      const [east, north] = gcoord.transform([spot.lng, spot.lat], gcoord.WGS84, system);
      const [got] = inWgs84([{ lng: east, lat: north, coordType }], assumed) as [typeof spot];
      expect(got).toMatchObject({ coordType: 1 });
      expect(apart(got, spot)).toBeLessThan(1);
    });
    fc.assert(arrive);
  });

  it('stay away where there are none, and everything else stays as it is', () => {
    const never = { lng: null, lat: null, coordType: null, plateNumber: '桂A00001', groups: [null, 'x'] };
    expect(inWgs84({ rows: [never], count: 1 }, 2)).toEqual({ rows: [{ ...never, coordType: 1 }], count: 1 });
    expect(inWgs84({ lng: 1, lat: 2 }, 2)).toEqual({ lng: 1, lat: 2 });
  });
});

it('is known of calls which of them answer positions', () => {
  const placed = [mapCalls.clusterLocations, gisPastCalls.trackVehicles, onlineRateCalls.listOffline];
  expect(placed.map(({ data }) => holdsPlaces(data))).toEqual([true, true, true]);
  const calls = [accessCalls.permissionTree, onlineRateCalls.getVehicleOnlineCount];
  expect(calls.map(({ data }) => holdsPlaces(data))).toEqual([false, false]);
});

describe('a plain map service', () => {
  let upstream: ForeignUpstream;
  beforeAll(async () => {
    upstream = await startForeignUpstream();
  });
  afterEach(() => assumeSystem(2));
  afterAll(() => upstream.close());

  it('answers as its base map is drawn, and the console has it in WGS-84', async () => {
    upstream.answers['GET /api/gis/queryLocationByplateNumber'] = () =>
      ok({ plateNumber: '桂A00001', lng, lat, speed: 12 });
    const found = await ask(gisPastCalls.queryLocationByplateNumber, { query: { plateNumber: '桂A00001' } });
    expect(apart({ lng, lat }, NANNING)).toBeGreaterThan(100);
    expect(apart(found, NANNING)).toBeLessThan(1);
    expect(found).toMatchObject({ coordType: 1, speed: 12 });
  });

  it.each([
    [1, gcoord.WGS84],
    [3, gcoord.BD09],
  ] as const)('is taken for what the operator has set, as %i', async (coordType, system) => {
    assumeSystem(coordType);
    const [east, north] = gcoord.transform([NANNING.lng, NANNING.lat], gcoord.WGS84, system);
    upstream.answers['GET /api/gis/queryLocationByplateNumber'] = () =>
      ok({ plateNumber: '桂A00001', lng: east, lat: north });
    const found = await ask(gisPastCalls.queryLocationByplateNumber, { query: { plateNumber: '桂A00001' } });
    expect(apart(found, NANNING)).toBeLessThan(1);
    expect(found.coordType).toBe(1);
  });

  it('is believed where it says WGS-84', async () => {
    upstream.answers['GET /api/gis/trackVehicles'] = () => ok([{ ...NANNING, coordType: '1' }]);
    const query = { plateNumber: '桂A00001', startTime: 0, endTime: 1 };
    expect(await ask(gisPastCalls.trackVehicles, { query })).toMatchObject([NANNING]);
  });
});
