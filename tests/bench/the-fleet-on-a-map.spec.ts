/**
 * What an update of the whole fleet costs the page that draws it: the console's map, MapLibre's own way to draw data
 * that changes, and an element for each vehicle, in turns in one browser.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../journeys/console.ts';
import { median, report } from '../measure/row.ts';
import { type BuiltPage, FLEET_MAP, serveBuilt } from './built-pages.ts';
import type { Way } from './fleet-map/main.ts';

const VEHICLES = 50_000;
const ROUNDS = 3;
/** Before it is measured: a page that has just opened compiles while it runs. */
const WARM = 8;
const UPDATES = 5;
const TARGET_MS = 5;
const TARGET_RATIO = 20;
const LIVELY = 20_000;
const LIVELY_SECONDS = 30;
/** The first drawing waits until software WebGL has compiled what it draws with. */
const WARM_SECONDS = 5;

/** Of a machine so many times slower, without graphics of its own. */
const THROTTLE = 4;
const WEAK_SECONDS = 60;
/** Until it has found out that it is one. */
const FINDS_OUT_SECONDS = 20;
const LONGEST_MS = 200;

let served: BuiltPage;
let browser: Browser;
beforeAll(async () => {
  [served, browser] = await Promise.all([
    serveBuilt(FLEET_MAP),
    openBrowser({ hasGraphics: true, isMeasured: true }),
  ]);
});
afterAll(async () => {
  await browser.close();
  await served.close();
});

/** A page on which a fleet is drawn in this way. */
async function drawn(way: Way, vehicles: number) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await page.goto(served.url);
  await page.evaluate(
    async ([how, many]) => {
      window.drawn = await window.draw(how, many);
    },
    [way, vehicles] as const,
  );
  await page.waitForTimeout(1_000);
  return page;
}

/**
 * Milliseconds of the processor that each update takes of the main thread, with the frame that shows it, beyond what a
 * frame takes in which nothing happens.
 */
async function msOf(way: Way, warm = WARM): Promise<number[]> {
  const page = await drawn(way, VEHICLES);
  const session = await page.context().newCDPSession(page);
  // software WebGL draws on the same cores: what the page waits for those is no work of its own
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
  const costOf = async (work: () => Promise<void>) => {
    const before = await busy();
    await page.evaluate(work);
    return (await busy()) - before;
  };
  // asking, and a frame in which nothing happens
  const idle: number[] = [];
  for (let frame = 0; frame < UPDATES; frame += 1)
    idle.push(await costOf(() => new Promise(drawn => requestAnimationFrame(() => drawn()))));
  const figures: number[] = [];
  for (let update = -warm; update < UPDATES; update += 1) {
    // software WebGL would soon be found too slow, and gather them: here each is drawn by itself
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const cost = await costOf(() => window.drawn.update());
    if (update >= 0) figures.push(cost - (median(idle) ?? 0));
    await page.waitForTimeout(600);
  }
  await page.close();
  return figures;
}

it('an update of 50,000 vehicles is a moment’s work', { timeout: 1_800_000 }, async () => {
  const figures: Record<Way, number[]> = { console: [], setData: [], markers: [] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of ['console', 'setData'] as const) figures[way].push(...(await msOf(way)));
  // minutes for each page, and beyond every doubt at once
  figures.markers.push(...(await msOf('markers', 1)));
  const [ours, theirs, elements] = [figures.console, figures.setData, figures.markers].map(median);
  if (ours === undefined || theirs === undefined || elements === undefined) throw new Error('unmeasured');
  report({
    id: 'S3a',
    what: `one update of ${VEHICLES.toLocaleString('en')} vehicles, from the frame’s bytes to the frame that shows it, processor time of the main thread alone, beyond an idle frame’s (software WebGL), ${ROUNDS} interleaved rounds of ${UPDATES} after ${WARM} to warm up`,
    target: `at most ${TARGET_MS} ms median; MapLibre’s setData at least ${TARGET_RATIO} times as much`,
    figure: `${ours.toFixed(1)} ms; setData ${theirs.toFixed(0)} ms (${(theirs / ours).toFixed(1)} times), an element for each ${elements.toFixed(0)} ms (${(elements / ours).toFixed(1)} times)`,
    isMet: ours <= TARGET_MS && theirs / ours >= TARGET_RATIO,
  });
  expect(ours).toBeGreaterThan(0);
});

it('20,000 vehicles that move each second never stop the page', { timeout: 300_000 }, async () => {
  const page = await drawn('console', LIVELY);
  const long = await page.evaluate(
    async ([warm, seconds]) => {
      const found: number[] = [];
      const observer = new PerformanceObserver(list => {
        for (const { duration } of list.getEntries()) found.push(duration);
      });
      for (let second = -warm; second < seconds; second += 1) {
        if (second === 0) observer.observe({ entryTypes: ['longtask'] });
        await window.drawn.update();
        await new Promise(next => setTimeout(next, 1_000));
      }
      observer.disconnect();
      return found;
    },
    [WARM_SECONDS, LIVELY_SECONDS] as const,
  );
  await page.close();
  const longest = long.length > 0 ? `, the longest of ${Math.max(...long).toFixed(0)} ms` : '';
  report({
    id: 'S3b',
    what: `${LIVELY.toLocaleString('en')} vehicles, all of them moving on once a second for ${LIVELY_SECONDS} s after ${WARM_SECONDS} to warm up: tasks of the main thread of more than 50 ms`,
    target: 'none',
    figure: `${long.length}${longest}`,
    isMet: long.length === 0,
  });
  expect(long).toBeInstanceOf(Array);
});

it('50,000 vehicles never stop the page of a weak machine', { timeout: 300_000 }, async () => {
  const page = await drawn('console', VEHICLES);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const { longest, frames } = await page.evaluate(
    async ([seconds, findsOut]) => {
      const begun = performance.now();
      const told = { longest: 0, frames: 0 };
      const observer = new PerformanceObserver(list => {
        for (const { duration } of list.getEntries()) told.longest = Math.max(told.longest, duration);
      });
      observer.observe({ entryTypes: ['longtask'] });
      const count = () => {
        if (performance.now() - begun > findsOut * 1_000) told.frames += 1;
        requestAnimationFrame(count);
      };
      count();
      for (let second = 1; second <= seconds; second += 1) {
        // not waited for: reports come whether or not anything has been drawn
        void window.drawn.update();
        await new Promise(next => setTimeout(next, begun + second * 1_000 - performance.now()));
      }
      observer.disconnect();
      return told;
    },
    [WEAK_SECONDS, FINDS_OUT_SECONDS] as const,
  );
  await page.close();
  const rate = frames / (WEAK_SECONDS - FINDS_OUT_SECONDS);
  report({
    id: 'S3c',
    what: `${VEHICLES.toLocaleString('en')} vehicles, all of them moving on once a second for ${WEAK_SECONDS} s, on a processor throttled ${THROTTLE} times and software WebGL: the longest that a click waits`,
    target: `at most ${LONGEST_MS} ms`,
    figure: `${longest.toFixed(0)} ms; ${rate.toFixed(0)} frames a second from the ${FINDS_OUT_SECONDS}th second on, gathered into clusters`,
    isMet: longest <= LONGEST_MS,
  });
  expect(frames).toBeGreaterThan(0);
});
