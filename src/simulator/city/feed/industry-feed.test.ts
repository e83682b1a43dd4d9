// @tier full
import { expect, it } from 'vitest';
import { INDUSTRY_FEED, OWN_PLATFORM } from '../../../contract/vehicle-location.ts';
import { metresBetween } from '../../../upstream/core/positions/sphere.ts';
import { createCity } from '../city.ts';
import { HOUR_MS, midnightOf } from '../driving/day.ts';
import { createIndustryFeed, FEED_FAULTS } from './industry-feed.ts';

const NOON = midnightOf(20_515) + 12 * HOUR_MS;
const VEHICLES = 300;
const fleet = Array.from({ length: VEHICLES }, (_, index) => ({
  vehicleId: String(index + 1),
  dataFrom: index % 6 === 5 ? INDUSTRY_FEED : OWN_PLATFORM,
}));
const sources = fleet.map(({ dataFrom }) => dataFrom);

/** Half an hour, asked every so many seconds. */
function run(everySeconds: number, seed = 7) {
  const city = createCity({
    profile: { vehicles: VEHICLES, interval: 5, ordersADay: 600, ridesPerLoss: 60 },
    seed,
    startOn: NOON,
    fleet,
  });
  const feed = createIndustryFeed(sources, seed);
  const own = new Map<string, { lng: number; lat: number }>();
  const passed: (ReturnType<typeof feed.due>[number] & { on: number })[] = [];
  for (let on = NOON; on <= NOON + HOUR_MS / 2; on += everySeconds * 1_000) {
    city.run(on, {
      fixes: batch => {
        for (let row = 0; row < batch.size; row += 1)
          own.set(`${batch.vehicle[row]} ${batch.gpsTime[row]}`, {
            lng: batch.lng[row] ?? 0,
            lat: batch.lat[row] ?? 0,
          });
        feed.hear(batch);
      },
    });
    passed.push(...feed.due(on).map(row => ({ ...row, on })));
  }
  return { own, passed, feed };
}

it('passes on what the own platform’s terminals have reported, later and with the faults that it has', () => {
  const { own, passed, feed } = run(1);
  const heard = new Set(passed.map(({ vehicle }) => vehicle));
  const ofOwn = sources.filter(source => source === OWN_PLATFORM).length;
  expect([...heard].every(vehicle => sources[vehicle] === OWN_PLATFORM)).toBe(true);
  // some it never hears, and a few of which nothing else is known are about
  expect(heard.size).toBeLessThan(ofOwn);
  expect(heard.size).toBeGreaterThan(ofOwn * (1 - 3 * FEED_FAULTS.missing));
  let far = 0;
  let late = 0;
  for (const row of passed) {
    const before = own.get(`${row.vehicle} ${row.gpsTime}`);
    expect(before).toBeDefined();
    if (before && metresBetween(before, row) > 250) far += 1;
    if (row.on - row.gpsTime > 90_000) late += 1;
  }
  expect(far / passed.length).toBeGreaterThan(0.01);
  expect(far / passed.length).toBeLessThan(0.2);
  expect(late / passed.length).toBeGreaterThan(0.01);
  expect(late / passed.length).toBeLessThan(0.2);
  const unheard = sources.filter((_, vehicle) => feed.isUnheard(vehicle)).length;
  expect(unheard).toBeLessThan(ofOwn / 20);
});

it('passes on the same for the same seed, however often it is asked, and other things for another', () => {
  const told = (from: ReturnType<typeof run>) =>
    from.passed
      .map(({ on: _, ...row }) => JSON.stringify(row))
      .toSorted()
      .slice(0, 4_000);
  const first = told(run(1));
  // what is still on its way when it is asked last is none of the first
  expect(told(run(5))).toEqual(first);
  expect(told(run(1, 8))).not.toEqual(first);
});
