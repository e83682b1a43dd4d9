/**
 * A monitor's tab that is open for an hour of the city, ten times as fast as outside: what it keeps in memory, and what
 * it and the server take of the processor meanwhile.
 */
import fs from 'node:fs';
import type { CDPSession } from 'playwright-core';
import { expect, it } from 'vitest';
import { cityCalls } from '../../src/contract/city.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { askAt } from '../builders/request.ts';
import { aSite, DEMO_PASSWORD, signIn } from '../journeys/console.ts';
import { report } from '../measure/row.ts';

const SPEED = 10;
const HOUR_S = 3_600 / SPEED;
const WARM_S = 300 / SPEED;
const LOOKS = 11;
const MOST_GROWTH = 0.1;
const MAP = '/vehicle-monitor/vehicleMonitoring';

const site = aSite({ CITY: 'city' }, { hasGraphics: true, isFirstStart: true });
/** Of the seven thousand some are in the workshop. */
const FEWEST_VEHICLES = 5_000;

/** Megabytes that are still needed. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

/** Seconds of the processor, of all threads since it began. Source: proc(5), utime and stime. */
function processorOf(pid: number): number {
  const fields = fs
    .readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Seconds of the page's main thread. */
async function mainThreadOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

it('an hour of the city leaves the tab as it was', { timeout: (HOUR_S + 300) * 1_000 }, async () => {
  const { server, aClerk } = site();
  const { page, complaints } = await aClerk();
  const body = { account: 'developer', password: DEMO_PASSWORD };
  const { data } = await askAt(server.url, sessionCalls.login, { body });
  const steered = await askAt(server.url, cityCalls.steerCity, { body: { speed: SPEED } }, data.token);
  expect(steered.errCode).toBe(0);
  await signIn(page, 'monitor', DEMO_PASSWORD, MAP);
  await page.locator('[data-ready=true]').waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // the whole of it
  await page.getByRole('button', { name: '显示全城' }).click();
  await page.waitForTimeout(WARM_S * 1_000);

  const pid = server.process.pid ?? 0;
  const told = async () => (await askAt(server.url, cityCalls.cityState, {}, data.token)).data?.told;
  const cityTime = async () => (await told())?.cityTime ?? 0;
  const vehicles = (await told())?.vehicles ?? 0;
  expect(vehicles).toBeGreaterThan(FEWEST_VEHICLES);
  const begun = {
    on: Date.now(),
    city: await cityTime(),
    cpu: processorOf(pid),
    main: await mainThreadOf(session),
  };
  const heaps: number[] = [await heapOf(session)];
  for (let look = 1; look <= LOOKS; look += 1) {
    await page.waitForTimeout(((HOUR_S - WARM_S) * 1_000) / LOOKS);
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
    what: `a monitor’s tab with the whole city of ${vehicles.toLocaleString('en')} vehicles in view for ${lived.toFixed(0)} simulated minutes at ${SPEED} times the speed, after the first five: heap after forced collection (software WebGL)`,
    target: `grows by less than ${MOST_GROWTH * 100} %`,
    figure: `${(growth * 100).toFixed(1)} % (${first.toFixed(1)} to ${last.toFixed(1)} MB, at most ${Math.max(...heaps).toFixed(1)}); main thread of the tab ${share((await mainThreadOf(session)) - begun.main)}, server with the city ${share(processorOf(pid) - begun.cpu)} of a core`,
    isMet: growth < MOST_GROWTH && lived > 50,
  });
  expect(complaints).toEqual([]);
  expect(growth).toBeLessThan(1);
});
