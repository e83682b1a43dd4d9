/**
 * A monitor's tab that is open for a shift of the city, thirty times as fast as outside: what it keeps in memory, and what
 * it, the upstream and the city, each a process, take of the processor meanwhile. On one PostgreSQL, where
 * TEST_DATABASE_URL names one, and one Redis, where TEST_REDIS_URL does.
 */
import fs from 'node:fs';
import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cityCalls } from '../../src/contract/city.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { CITY_LOADS } from '../../src/simulator/city/profiles.ts';
import { openPostgres } from '../../src/upstream/core/database/postgres.ts';
import { aDatabase, isOnPostgres } from '../builders/database.ts';
import { askAt } from '../builders/request.ts';
import { filled } from '../builders/seeded-database.ts';
import { aDataDirectory, type Server, serve } from '../builders/server.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../journeys/console.ts';
import { report } from '../measure/row.ts';
import { heapOf } from './memory.ts';

const SPEED = 30;
const SHIFT_S = (8 * 3_600) / SPEED;
const WARM_S = 900 / SPEED;
const LOOKS = 31;
const MOST_GROWTH = 0.05;
const MAP = '/vehicle-monitor/vehicleMonitoring';

/** Of the seven thousand some are in the workshop. */
const FEWEST_VEHICLES = 5_000;
const PROFILE = 'city';

/** Seconds of the processor, of all threads since it began. Source: proc(5), utime and stime. */
function processorOf({ process }: Server): number {
  const fields = fs
    .readFileSync(`/proc/${process.pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Seconds of the page's main thread. */
async function mainThreadOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

describe.skipIf(!isOnPostgres)('a monitor’s tab', () => {
  const directory = aDataDirectory();
  const environment = { CITY: PROFILE, DATABASE_URL: '', REDIS_URL: process.env.TEST_REDIS_URL ?? '' };
  let database: Awaited<ReturnType<typeof aDatabase>>;
  let city: Server;
  let token = '';
  beforeAll(async () => {
    database = await aDatabase('template0');
    environment.DATABASE_URL = database.url;
    const store = openPostgres({ url: database.url, poolSize: 2, statementMs: 60_000 });
    await filled(store, CITY_LOADS[PROFILE].vehicles);
    await store.close();
    city = await serve(directory, environment);
    const body = { account: 'developer', password: DEMO_PASSWORD };
    token = (await askAt(city.url, sessionCalls.login, { body })).data.token;
    // it runs the city before there is another process that could
    const state = async () => (await askAt(city.url, cityCalls.cityState, {}, token)).data?.told;
    await vi.waitUntil(state, { timeout: 60_000, interval: 500 });
  }, 300_000);
  afterAll(async () => {
    await city?.stop();
    await database?.drop();
    fs.rmSync(directory, { recursive: true, force: true });
  });
  // ends before what it stands on
  const site = aSite(() => environment, { hasGraphics: true, isMeasured: true, isFirstStart: true });

  it('is after a shift of the city as it was before', { timeout: (SHIFT_S + 300) * 1_000 }, async () => {
    const { server, aClerk } = site();
    const { page, complaints } = await aClerk();
    const steered = await askAt(server.url, cityCalls.steerCity, { body: { speed: SPEED } }, token);
    expect(steered.errCode).toBe(0);
    await signIn(page, 'monitor', DEMO_PASSWORD, MAP);
    await page.locator('[data-ready=true]').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    // the whole of it
    await page.getByRole('button', { name: '显示全城' }).click();
    await page.waitForTimeout(WARM_S * 1_000);

    const told = async () => (await askAt(server.url, cityCalls.cityState, {}, token)).data?.told;
    const cityTime = async () => (await told())?.cityTime ?? 0;
    const said = await page.getByText(/^视野内 [\d\s]+ 辆$/).textContent();
    const vehicles = Number(said?.replaceAll(/\D/g, ''));
    expect(vehicles).toBeGreaterThan(FEWEST_VEHICLES);
    const begun = {
      on: Date.now(),
      city: await cityTime(),
      cityCpu: processorOf(city),
      upstreamCpu: processorOf(server),
      main: await mainThreadOf(session),
    };
    const heaps: number[] = [await heapOf(session)];
    for (let look = 1; look <= LOOKS; look += 1) {
      await page.waitForTimeout(((SHIFT_S - WARM_S) * 1_000) / LOOKS);
      heaps.push(await heapOf(session));
    }
    const seconds = (Date.now() - begun.on) / 1_000;
    const lived = ((await cityTime()) - begun.city) / 60_000;
    const [first = Number.NaN] = heaps;
    const last = heaps.at(-1) ?? Number.NaN;
    const growth = last / first - 1;
    const share = (of: number) => (of / seconds).toFixed(2);
    report({
      id: 'S11',
      what: `a monitor’s tab with the whole city, ${vehicles.toLocaleString('en')} vehicles, in view for ${lived.toFixed(0)} simulated minutes at ${SPEED} times the speed, after the first quarter of an hour, with city and upstream in processes of their own before one PostgreSQL${environment.REDIS_URL && ' and one Redis'}: heap after forced collection (software WebGL)`,
      target: `grows by less than ${MOST_GROWTH * 100} %`,
      figure: `${(growth * 100).toFixed(1)} % (${first.toFixed(1)} to ${last.toFixed(1)} MB, at most ${Math.max(...heaps).toFixed(1)}); main thread of the tab ${share((await mainThreadOf(session)) - begun.main)}, upstream ${share(processorOf(server) - begun.upstreamCpu)}, city ${share(processorOf(city) - begun.cityCpu)} of a core`,
      isMet: growth < MOST_GROWTH && lived > 450,
    });
    expect(complaints).toEqual([]);
    expect(growth).toBeLessThan(1);
  });
});
