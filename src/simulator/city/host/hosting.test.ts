// @tier full
import { and, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { anUpstream, type Person, type Upstream } from '../../../../tests/builders/upstream.ts';
import { cityCalls } from '../../../contract/city.ts';
import type { Db } from '../../../upstream/core/context.ts';
import type { Fix } from '../../../upstream/core/positions/fix.ts';
import { driverShift, vehicle } from '../../../upstream/domain/fleet/tables.ts';
import { dayOf, hourOf } from '../driving/day.ts';
import { type CityThread, createCityWork } from './city-work.ts';
import { type HostOptions, hostCity } from './hosting.ts';
import { ensureRun } from './steering.ts';
import { cityRun } from './tables.ts';

let upstream: Upstream;
let developer: Person;
let taken: Fix[];
let begun: number;
let ended: number;
/** Shifts that the city has told of, by drivers that are known. */
let begins: number;
/** Set, the database takes in nothing. */
let isAway: boolean;
/** Set, the next question ends the thread. */
let breaks: boolean;
let hosts: ReturnType<typeof hostCity>[];

beforeAll(async () => {
  upstream = await anUpstream();
  developer = await upstream.signIn('developer');
  await upstream.fleet.register.refresh();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  [taken, begun, ended, breaks, hosts, begins, isAway] = [[], 0, 0, false, [], 0, false];
  await upstream.store.db.delete(cityRun);
  await upstream.store.db.delete(driverShift);
  await ensureRun(upstream.store.db, { profile: 'dev', seed: 7 });
});
afterEach(async () => {
  for (const host of hosts) await host.stop();
});

function aThread(): CityThread {
  begun += 1;
  const work = createCityWork();
  return {
    ask: async asked => {
      if (breaks) throw new Error('the thread has ended');
      const moments = work(asked);
      begins += moments.shifts.filter(({ isBegin, driverId }) => isBegin && driverId !== undefined).length;
      return moments;
    },
    end: async () => {
      ended += 1;
    },
  };
}
function aHost({ holder = 'here', startsAt }: Partial<Pick<HostOptions, 'holder' | 'startsAt'>> = {}) {
  const host = hostCity({
    db: sometimesAway(upstream.store.db),
    clock: upstream.clock,
    holder,
    profile: 'dev',
    seed: 7,
    startsAt,
    startThread: aThread,
    hasTelephone: false,
    intake: { takeFixes: fixes => upstream.fleet.intake.takeFixes(keep(fixes)) },
  });
  hosts.push(host);
  return host;
}
const sometimesAway = (db: Db) =>
  new Proxy(db, {
    get(whole, name) {
      if (isAway && name === 'transaction') throw new Error('the database is away');
      return Reflect.get(whole, name);
    },
  });
const keep = (fixes: readonly Fix[]) => {
  taken.push(...fixes);
  return fixes;
};
const pass = async (host: ReturnType<typeof hostCity>, seconds: number) => {
  for (let count = 0; count < seconds; count += 1) {
    upstream.clock.advance(1_000);
    await upstream.run(host.job);
  }
};
const state = async () => (await developer.ask(cityCalls.cityState, {})).data;
const steer = (body: object) => developer.ask(cityCalls.steerCity, { body });

it('brings what the city’s terminals report into the way of every report', async () => {
  const host = aHost();
  await pass(host, 30);
  expect(begun).toBe(1);
  expect(taken.length).toBeGreaterThan(0);
  const late = taken.filter(({ gpsTime }) => gpsTime > upstream.clock());
  expect(late.length / taken.length).toBeLessThan(0.05);
  const heard = new Set(taken.map(({ vehicleId }) => vehicleId));
  expect(upstream.fleet.positions.size).toBeGreaterThan(heard.size * 0.95);
  const dumb = await upstream.store.db
    .select({ id: vehicle.id })
    .from(vehicle)
    .where(isNull(vehicle.terminalNo));
  expect(dumb.length).toBeGreaterThan(0);
  expect(dumb.filter(({ id }) => heard.has(id))).toEqual([]);
  const told = (await state())?.told;
  expect(told).toMatchObject({ on: upstream.clock(), cityTime: upstream.clock() });
  expect(told?.vehicles).toBe(
    (told?.carrying ?? 0) + (told?.taken ?? 0) + (told?.empty ?? 0) + (told?.out ?? 0),
  );
});

it('begins at the time of day it is told, and its terminals report by the time outside', async () => {
  const host = aHost({ startsAt: 500 });
  await pass(host, 30);
  const cityTime = (await state())?.told?.cityTime ?? 0;
  expect(hourOf(cityTime)).toBeCloseTo(500 / 60 + 29 / 3_600, 6);
  expect(dayOf(cityTime)).toBe(dayOf(upstream.clock()));
  const early = taken.filter(({ gpsTime }) => gpsTime < upstream.clock() - 60_000);
  const late = taken.filter(({ gpsTime }) => gpsTime > upstream.clock());
  expect((early.length + late.length) / taken.length).toBeLessThan(0.05);
});

it('stands while it is paused, and runs sixty times as fast where it is told to', async () => {
  const host = aHost();
  await pass(host, 1);
  const before = (await state())?.told?.cityTime ?? 0;
  await steer({ isPaused: true });
  await pass(host, 5);
  expect((await state())?.told).toMatchObject({ cityTime: before, positions: 0 });
  await steer({ isPaused: false, speed: 60 });
  taken.length = 0;
  await pass(host, 5);
  expect((await state())?.told?.cityTime).toBe(before + 5 * 60_000);
  const usual = taken.filter(
    ({ gpsTime }) => gpsTime > upstream.clock() - 10_000 && gpsTime <= upstream.clock(),
  );
  expect(usual.length / taken.length).toBeGreaterThan(0.95);
});

it('has the accidents and cuts that are wanted, as long as they last', async () => {
  const host = aHost();
  await steer({ accident: { minutes: 1 } });
  await steer({ cut: { percent: 100, minutes: 1 } });
  await pass(host, 5);
  expect((await state())?.accidents).toMatchObject([{ id: 1, road: expect.stringMatching(/./) }]);
  taken.length = 0;
  await pass(host, 20);
  const dumb = taken.length;
  upstream.clock.advance(60_000);
  await pass(host, 21);
  expect(dumb).toBeLessThan((taken.length - dumb) / 2);
  expect(await state()).toMatchObject({ accidents: [], cut: null });
});

it('reports shifts, so that it is known who drives', async () => {
  const host = aHost();
  await steer({ speed: 60 });
  await pass(host, 120);
  const rows = await upstream.store.db
    .select({ count: sql<number>`count(*)::int` })
    .from(driverShift)
    .where(and(isNull(driverShift.endedOn)));
  expect(rows[0]?.count).toBeGreaterThan(0);
});

it('loses no shift while the database takes in nothing, and begins no other city', async () => {
  const host = aHost();
  await steer({ speed: 60 });
  await pass(host, 1);
  isAway = true;
  let refused = 0;
  for (let turn = 0; turn < 60; turn += 1) await pass(host, 1).catch(() => refused++);
  isAway = false;
  await pass(host, 1);
  const rows = await upstream.store.db.select({ id: driverShift.id }).from(driverShift);
  expect([refused > 0, begun, rows.length]).toEqual([true, 1, begins]);
});

it('is run by one process, and by another soon after that one is silent', async () => {
  const [here, there] = [aHost({ holder: 'here' }), aHost({ holder: 'there' })];
  await pass(here, 1);
  await pass(there, 3);
  expect(begun).toBe(1);
  upstream.clock.advance(20_000);
  await pass(there, 1);
  expect(begun).toBe(2);
  const [row] = await upstream.store.db.select().from(cityRun).where(eq(cityRun.id, 1));
  expect(row?.holder).toBe('there');
  // who held it lets go when he finds out
  await pass(here, 1);
  await there.stop();
  await pass(here, 1);
  expect(begun).toBe(3);
});

it('goes on as it was steered when the server is started again', async () => {
  const first = aHost({ holder: 'before' });
  await steer({ speed: 60, rain: 2 });
  await steer({ accident: { minutes: 15 } });
  await pass(first, 2);
  await first.stop();
  expect((await state())?.told).toBeNull();

  await ensureRun(upstream.store.db, { profile: 'dev', seed: 7 });
  const second = aHost({ holder: 'after' });
  await pass(second, 1);
  const begunAt = (await state())?.told?.cityTime ?? 0;
  await pass(second, 2);
  expect(await state()).toMatchObject({
    speed: 60,
    rain: 2,
    accidents: [{ id: 1, road: expect.stringMatching(/./) }],
    told: { cityTime: begunAt + 2 * 60_000 },
  });
  expect(begun).toBe(2);
});

it('begins anew after its thread has ended', async () => {
  const host = aHost();
  await pass(host, 1);
  breaks = true;
  await expect(pass(host, 1)).rejects.toThrow('the thread has ended');
  breaks = false;
  await pass(host, 1);
  expect(begun).toBe(2);
  expect((await state())?.told).not.toBeNull();
});

it('lets go of a thread that does not begin', async () => {
  const host = aHost();
  breaks = true;
  for (let turn = 0; turn < 3; turn += 1) {
    await expect(pass(host, 1)).rejects.toThrow('the thread has ended');
  }
  expect([begun, ended]).toEqual([3, 3]);
});
