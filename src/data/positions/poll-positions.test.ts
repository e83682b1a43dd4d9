import { beforeEach, expect, it, vi } from 'vitest';
import type { AskOptions } from '../ask.ts';
import { POLL_MS, type PolledPositions, pollPositions } from './poll-positions.ts';

const NOW = 5_000_000;
const TOWN = { zoom: 13, box: [108, 22, 109, 23], chosen: [] } as const;

const aVehicle = (plateNumber: string, more: object = {}) => ({
  plateNumber,
  companyId: null,
  dataFrom: 1,
  lng: 108.3,
  lat: 22.8,
  direction: 90,
  speed: 30,
  businessStatus: 3,
  gpsTime: NOW - 20_000,
  receiveTime: NOW - 15_000,
  ...more,
});

let asked: { name: string; query: Record<string, unknown>; options: AskOptions }[];
let answers: Record<string, () => unknown>;
let states: string[];
let positions: PolledPositions;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  asked = [];
  states = [];
  answers = { clusterLocations: () => ({ clusters: [], vehicleLocationVoList: [aVehicle('桂A1')] }) };
  positions = pollPositions({
    ask: (async (
      { name }: { name: string },
      { query }: { query: Record<string, unknown> },
      options: AskOptions,
    ) => {
      asked.push({ name, query, options });
      return answers[name]?.();
    }) as never,
    timers: { after: (ms, run) => clearTimeout.bind(null, setTimeout(run, ms)) },
    now: () => Date.now(),
    upstreamNow: () => Date.now(),
    onState: state => states.push(state),
  });
  return () => vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('asks where the map looks once it rests, and every ten seconds from then on', async () => {
  for (let moved = 0; moved < 5; moved++) {
    positions.look(TOWN);
    await pass(100);
  }
  expect(asked).toEqual([]);
  await pass(500);
  expect(asked).toMatchObject([
    { name: 'clusterLocations', query: { bounds: TOWN.box, zoom: 13 }, options: { isBackground: true } },
  ]);
  await pass(2 * POLL_MS);
  expect(asked).toHaveLength(3);
  expect(states.at(-1)).toBe('open');
});

it('fills the store, by plates where vehicles have no id', async () => {
  answers.clusterLocations = () => ({
    clusters: [{ id: 'c', count: 12, lng: 108, lat: 22 }],
    vehicleLocationVoList: [aVehicle('桂A1'), aVehicle('桂A2', { vehicleId: '7', businessStatus: 1 })],
  });
  positions.look(TOWN);
  await pass(500);
  const { store } = positions;
  const [one, other] = [store.placeOf('桂A1') ?? -1, store.placeOf('7') ?? -1];
  expect(store.count).toBe(2);
  expect([store.lng[one], store.heading[one], store.status[one], store.status[other]]).toEqual([
    108.3, 90, 3, 1,
  ]);
  expect(Date.now() - (store.heardOn[one] ?? 0)).toBeGreaterThanOrEqual(15_000);
  expect(store.vehicleAt(other)?.plateNumber).toBe('桂A2');
  expect(positions.clusters()).toMatchObject([{ id: 'c' }]);
  answers.clusterLocations = () => ({ clusters: [], vehicleLocationVoList: [] });
  await pass(POLL_MS);
  expect([store.count, positions.clusters()]).toEqual([0, []]);
});

it('draws nothing of a vehicle or a cluster that is nowhere, and counts what a cluster tells', async () => {
  const place = { lng: 108, lat: 22 };
  answers.clusterLocations = () => ({
    clusters: [
      { id: 'count', ...place, count: 12, carrying: null },
      { id: 'sum', ...place, count: null, carrying: 3, empty: 4 },
      { id: 'nowhere', lng: null, lat: null, count: 5 },
    ],
    vehicleLocationVoList: [aVehicle('桂A1', { lng: null }), aVehicle('桂A2', { businessStatus: null })],
  });
  positions.look(TOWN);
  await pass(500);
  expect(positions.store.count).toBe(0);
  expect(positions.clusters()).toMatchObject([
    { id: 'count', count: 12, carrying: 0, taken: 0, empty: 0, outOfService: 0 },
    { id: 'sum', count: 7, carrying: 3, taken: 0, empty: 4, outOfService: 0 },
  ]);
});

it('asks for those that are followed one by one where they are not among the others', async () => {
  answers.queryLocationByplateNumber = () => aVehicle('桂A9', { vehicleId: '9', lng: 120 });
  positions.look({ ...TOWN, chosen: ['桂A1', '9'] });
  await pass(500);
  expect(asked.slice(1).map(({ query }) => query)).toEqual([{ plateNumber: '9' }]);
  expect(positions.store.lng[positions.store.placeOf('9') ?? -1]).toBe(120);
  await pass(POLL_MS);
  expect(asked.at(-1)?.query).toEqual({ plateNumber: '桂A9' });
});

it('says when nothing comes, keeps what there is, and goes on asking', async () => {
  positions.look(TOWN);
  await pass(500);
  answers.clusterLocations = () => {
    throw new Error('away');
  };
  await pass(POLL_MS);
  expect([states.at(-1), positions.store.count]).toEqual(['lost', 1]);
  answers.clusterLocations = () => ({ clusters: [], vehicleLocationVoList: [] });
  await pass(POLL_MS);
  expect(states.at(-1)).toBe('open');
});

it('rests while nobody sees the page, and asks at once when somebody does', async () => {
  positions.look(TOWN);
  await pass(500);
  positions.show(false);
  await pass(10 * POLL_MS);
  expect(asked).toHaveLength(1);
  positions.show(true);
  await pass(0);
  expect(asked).toHaveLength(2);
  positions.end();
  await pass(10 * POLL_MS);
  expect(asked).toHaveLength(2);
});
