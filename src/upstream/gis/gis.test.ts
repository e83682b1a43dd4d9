/** What plain consoles ask of the map: vehicles in view, and the ones that somebody keeps an eye on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMovingFleet } from '../../../tests/builders/moving-fleet.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { clusteringCalls, mapCalls } from '../../contract/clustering.ts';
import { logCalls } from '../../contract/log.ts';
import { propertyCalls } from '../../contract/property.ts';
import { watchCalls } from '../../contract/watched-vehicle.ts';

const [ONE, TWO, EVERYWHERE] = ['450102', '450103', '-1'] as const;

let office: Office;
let fleet: ReturnType<typeof aMovingFleet>;
beforeAll(async () => {
  office = await anOffice();
  fleet = aMovingFleet(office);
});
afterAll(() => office.close());

const aMonitor = (areaIds: string[] = []) =>
  office.aClerk({ rights: ['vehiclemonitor', 'vehiclemonitor.map:watch'], areaIds });

/** Far away from each other, in a piece of the sea that is each test's own. */
let sea = 100;
async function aFleetAtSea(...areas: string[]) {
  sea += 1;
  const [lng, lat] = [sea, -30];
  const bounds = [lng - 0.4, lat - 0.4, lng + 0.4, lat + 0.4];
  const vehicles = [];
  for (const [at, addressType] of areas.entries()) {
    const known = await fleet.aVehicle({ addressType });
    fleet.report({ vehicleId: known.vehicleId, lng: lng - 0.3 + at * 0.05, lat });
    vehicles.push(known);
  }
  return { bounds, vehicles, lng, lat };
}

describe('vehicles in view', () => {
  it('stand alone where few are, each as an item of its own', async () => {
    const { bounds, vehicles } = await aFleetAtSea(ONE, TWO);
    const { data } = await office.admin.ask(mapCalls.clusterLocations, { query: { bounds, zoom: 13 } });
    expect(data.clusters).toEqual([]);
    expect(data.vehicleLocationVoList).toMatchObject(
      vehicles.map(({ plateNumber }) => ({ plateNumber, coordType: 1, businessStatus: 3, isMonitored: 0 })),
    );
  });

  it('are one point where so many are as the properties say', async () => {
    const { bounds, lng, lat } = await aFleetAtSea();
    for (let taxi = 0; taxi < 12; taxi++) {
      const { vehicleId } = await fleet.aVehicle();
      fleet.report({ vehicleId, lng: lng + 0.0001, lat, status: taxi < 4 ? 1 : 3 });
    }
    const ask = () => office.admin.ask(mapCalls.clusterLocations, { query: { bounds, zoom: 16 } });
    const { data } = await ask();
    expect(data).toMatchObject({
      clusters: [{ count: 12, carrying: 4, empty: 8 }],
      vehicleLocationVoList: [],
    });
    const developer = await office.signIn('developer');
    const set = await developer.ask(clusteringCalls.setClusteringProps, {
      body: { minPoints: 13, meters: 20 },
    });
    expect(set.data).toEqual({ minPoints: 13, meters: 20 });
    expect((await ask()).data.vehicleLocationVoList).toHaveLength(12);
    await developer.ask(clusteringCalls.setClusteringProps, { body: { minPoints: 10, meters: 10 } });
  });

  it('are those of one’s areas, and of the area that is asked for', async () => {
    const { bounds, vehicles } = await aFleetAtSea(ONE, TWO, EVERYWHERE);
    const [one, two, everywhere] = vehicles.map(({ vehicleId }) => vehicleId);
    const seen = async (person: { ask: typeof office.admin.ask }, addressType?: string) => {
      const query = { bounds, zoom: 13, ...(addressType && { addressType }) };
      const { data } = await person.ask(mapCalls.clusterLocations, { query });
      return data.vehicleLocationVoList.map(({ vehicleId }) => vehicleId);
    };
    const clerk = await aMonitor([ONE]);
    expect(await seen(clerk)).toEqual([one, everywhere]);
    expect(await seen(clerk, TWO)).toEqual([]);
    expect(await seen(office.admin)).toEqual([one, two, everywhere]);
    expect(await seen(office.admin, TWO)).toEqual([two]);
    expect(await seen(office.admin, EVERYWHERE)).toEqual([one, two, everywhere]);
  });

  it('are none of a scrapped vehicle, and a view that is none is refused', async () => {
    const { bounds, vehicles } = await aFleetAtSea(ONE);
    await fleet.change(vehicles[0]?.vehicleId ?? '', { state: 4 });
    const { data } = await office.admin.ask(mapCalls.clusterLocations, { query: { bounds } });
    expect(data).toEqual({ clusters: [], vehicleLocationVoList: [] });
    for (const wrong of [[], [1, 2, 3], [108, 23, 109, 22], [108, 22, 999, 23]]) {
      const reply = await office.admin.ask(mapCalls.clusterLocations, { query: { bounds: wrong } });
      expect(reply.errCode).toBe(3007);
    }
  });
});

describe('the settings of clusters', () => {
  it('are the properties themselves, set by a supervisor and told to everybody', async () => {
    const clerk = await office.aClerk();
    expect((await clerk.ask(clusteringCalls.clusteringProps)).data).toEqual({ minPoints: 10, meters: 10 });
    const developer = await office.signIn('developer');
    await developer.ask(clusteringCalls.setClusteringProps, { body: { minPoints: 5, meters: 10 } });
    const { data } = await office.admin.ask(propertyCalls.listProperties, {
      query: { groupName: 'cluster' },
    });
    expect(data.map(({ name, value }) => [name, value]).sort()).toEqual([
      ['cluster.meters', '10'],
      ['cluster.minPoints', '5'],
    ]);
    const wrong = await developer.ask(clusteringCalls.setClusteringProps, {
      body: { minPoints: 1, meters: 10 },
    });
    expect(wrong).toMatchObject({ errCode: 3007, failure: { fields: [{ field: 'minPoints' }] } });
  });
});

describe('watched vehicles', () => {
  const list = async (person: { ask: typeof office.admin.ask }) =>
    (await person.ask(watchCalls.listWatched)).data;

  it('are on a list of one’s own, and say where they are', async () => {
    const { vehicles, lng } = await aFleetAtSea(ONE, ONE, ONE);
    const plateNumbers = vehicles.map(({ plateNumber }) => plateNumber.toLowerCase());
    const [clerk, other] = [await aMonitor(), await aMonitor()];
    const silent = await fleet.aVehicle();
    const { data } = await clerk.ask(watchCalls.watchVehicles, {
      body: { plateNumbers: [...plateNumbers, silent.plateNumber], reason: '投诉', color: '#ff0000' },
    });
    expect(data).toHaveLength(4);
    expect(data[0]).toMatchObject({ watchUser: clerk.id, reason: '投诉', lng: lng - 0.3, businessStatus: 3 });
    expect(data[3]).toMatchObject({ plateNumber: silent.plateNumber, lng: null, gpsTime: null, online: 0 });
    expect(await list(other)).toEqual([]);
    const query = { watchUser: clerk.id };
    for (const reply of [
      await other.ask(watchCalls.listWatched, { query }),
      await other.ask(watchCalls.watchVehicles, { query, body: { plateNumbers } }),
    ])
      expect(reply.errCode).toBe(3008);
    expect((await clerk.ask(watchCalls.listWatched, { query })).data).toHaveLength(4);
  });

  it('are added once, with what was said of them last', async () => {
    const { vehicles } = await aFleetAtSea(ONE);
    const plateNumbers = vehicles.map(({ plateNumber }) => plateNumber);
    const clerk = await aMonitor();
    const watch = (about: object = {}) =>
      clerk.ask(watchCalls.watchVehicles, {
        body: { plateNumbers: [...plateNumbers, ...plateNumbers], ...about },
      });
    await Promise.all([watch({ groupName: '甲' }), watch({ reason: '抽查' })]);
    expect(await list(clerk)).toMatchObject([{ groupName: '甲', reason: '抽查' }]);
    await watch({ endTime: office.clock() + 60_000 });
    const [first] = await list(clerk);
    office.clock.advance(60_000);
    expect(await list(clerk)).toEqual([]);
    expect((await watch()).data).toMatchObject([{ id: first?.id, endTime: null, startTime: office.clock() }]);
  });

  it('are refused all together where one is no vehicle of one’s areas', async () => {
    const { vehicles } = await aFleetAtSea(ONE, TWO);
    const clerk = await aMonitor([ONE]);
    const plateNumbers = vehicles.map(({ plateNumber }) => plateNumber);
    const reply = await clerk.ask(watchCalls.watchVehicles, { body: { plateNumbers } });
    expect(reply).toMatchObject({
      errCode: 3007,
      failure: { reason: 'VEHICLE_UNKNOWN', fields: [{ field: 'plateNumbers.1' }] },
    });
    expect(await list(clerk)).toEqual([]);
    await clerk.ask(watchCalls.watchVehicles, { body: { plateNumbers: plateNumbers.slice(0, 1) } });
    // it moves out of the person's areas, and is seen no more
    await fleet.change(vehicles[0]?.vehicleId ?? '', { addressType: TWO });
    expect(await list(clerk)).toEqual([]);
  });

  it('are taken off one by one and many at once, and the log tells of each', async () => {
    const { vehicles } = await aFleetAtSea(ONE, ONE, ONE);
    const clerk = await aMonitor();
    const plateNumbers = vehicles.map(({ plateNumber }) => plateNumber);
    const [first = '', ...rest] = plateNumbers;
    const { data } = await clerk.ask(watchCalls.watchVehicles, { body: { plateNumbers } });
    const taken = await clerk.ask(watchCalls.unwatchVehicle, { query: { plateNumber: first } });
    expect([taken.errCode, (await list(clerk)).length]).toEqual([0, 2]);
    expect((await clerk.ask(watchCalls.unwatchVehicle, { query: { plateNumber: first } })).errCode).toBe(
      3006,
    );
    const left = await clerk.ask(watchCalls.unwatchVehicles, {
      body: { plateNumbers: [...rest, '桂A99999'] },
    });
    expect(left.data).toEqual([]);
    const { data: entries } = await office.admin.ask(logCalls.listOperateLog, {
      body: { objectId: data[0]?.id ?? '', objectType: 'watchedVehicle' },
    });
    expect(entries.map(({ title, businessType }) => [title, businessType])).toEqual([
      ['gis', 3],
      ['gis', 1],
    ]);
  });

  it('are at most two hundred', async () => {
    const clerk = await aMonitor();
    const plates: string[] = [];
    for (let taxi = 0; taxi < 201; taxi++) plates.push((await fleet.aVehicle()).plateNumber);
    const watch = (plateNumbers: string[]) => clerk.ask(watchCalls.watchVehicles, { body: { plateNumbers } });
    expect((await watch(plates.slice(0, 200))).data).toHaveLength(200);
    expect((await watch(plates.slice(200))).errCode).toBe(3005);
    expect(await list(clerk)).toHaveLength(200);
  });
});
