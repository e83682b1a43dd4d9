/**
 * Who is within a circle, among vehicles that all move: the memory of a process against GEOSEARCH of a Redis server on
 * the same machine, with the same positions, the same movements and the same circles between each other.
 */
import { createClient } from '@redis/client';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fix } from '../../src/upstream/core/positions/fix.ts';
import { memoryPositions } from '../../src/upstream/core/positions/memory-positions.ts';
import { isMeasuring, median, report } from '../measure/row.ts';

const SERVER = process.env.TEST_REDIS_URL;
const VEHICLES = isMeasuring ? 100_000 : 5_000;
/** Some 41 by 44 km. */
const WIDE = 0.4;
const CENTRE = { lng: 108.366, lat: 22.817 };
const RADII = [500, 1_000, 2_000, 5_000] as const;
/** In each, so many move (as in a tenth of a second), and then a circle of each radius is searched. */
const ROUNDS = isMeasuring ? 500 : 20;
const MOVES = VEHICLES / 100;
const KEY = 'cabdesk:bench:positions';
const TARGET_MS = 0.3;
const TARGET_RATIO = 15;

const drawn = xoroshiro128plus(5);
const chance = () => (drawn.next() >>> 0) / 2 ** 32;

const positions = memoryPositions();
const places = Array.from({ length: VEHICLES }, () => ({
  lng: CENTRE.lng + (chance() - 0.5) * WIDE,
  lat: CENTRE.lat + (chance() - 0.5) * WIDE,
}));
let gpsTime = 1_790_000_000_000;
const fixOf = (vehicle: number): Fix => {
  const { lng, lat } = places[vehicle] ?? CENTRE;
  return { vehicleId: String(vehicle), gpsTime, lng, lat, speed: 36, heading: 90, status: 3, dataFrom: 1 };
};
/** Some hundred metres, as in ten seconds. */
function move(vehicle: number) {
  const place = places[vehicle];
  if (!place) return;
  place.lng += (chance() - 0.5) * 0.002;
  place.lat += (chance() - 0.5) * 0.002;
}

describe.skipIf(SERVER === undefined)('a search in a circle', () => {
  const redis = createClient({ url: SERVER ?? '' });
  const member = (vehicle: number) => {
    const { lng, lat } = places[vehicle] ?? CENTRE;
    return { longitude: lng, latitude: lat, member: String(vehicle) };
  };
  beforeAll(async () => {
    await redis.connect();
    await redis.del(KEY);
    for (let vehicle = 0; vehicle < VEHICLES; vehicle += 1) positions.take(fixOf(vehicle), gpsTime);
    for (let from = 0; from < VEHICLES; from += 1000) {
      await redis.geoAdd(
        KEY,
        Array.from({ length: 1000 }, (_, index) => member(from + index)),
      );
    }
  });
  afterAll(async () => {
    await redis.del(KEY);
    await redis.close();
  });

  async function advance() {
    gpsTime += 100;
    const moved = Array.from({ length: MOVES }, () => Math.floor(chance() * VEHICLES));
    moved.forEach(move);
    for (const vehicle of moved) positions.take(fixOf(vehicle), gpsTime);
    await redis.geoAdd(KEY, moved.map(member));
  }

  it('answers within a third of a millisecond', { timeout: 600_000 }, async () => {
    const took = { ours: [] as number[], redis: [] as number[], server: [] as number[] };
    const farthest = { ours: [] as number[], redis: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      await advance();
      for (const radius of RADII) {
        const centre = {
          lng: CENTRE.lng + (chance() - 0.5) * WIDE * 0.8,
          lat: CENTRE.lat + (chance() - 0.5) * WIDE * 0.8,
        };
        const begin = performance.now();
        const found = positions.inCircle(centre, radius);
        const between = performance.now();
        const theirs = await redis.geoSearch(
          KEY,
          { longitude: centre.lng, latitude: centre.lat },
          { radius, unit: 'm' },
        );
        const end = performance.now();
        // on the edge the two compute distances a little differently
        expect(Math.abs(found.length - theirs.length)).toBeLessThanOrEqual(2 + theirs.length * 0.01);
        took.ours.push(between - begin);
        took.redis.push(end - between);
        if (radius === 5_000) {
          farthest.ours.push(between - begin);
          farthest.redis.push(end - between);
        }
      }
    }
    const stats = await redis.info('commandstats');
    const server =
      Number(/cmdstat_geosearch:[^\r]*usec_per_call=([\d.]+)/.exec(stats)?.[1] ?? Number.NaN) / 1000;
    const ratio = median(took.redis) / median(took.ours);
    const mean = took.ours.reduce((sum, ms) => sum + ms, 0) / took.ours.length;
    const widest = median(farthest.redis) / median(farthest.ours);
    report({
      id: 'S5',
      what: `who is within 500 m to 5 km among ${VEHICLES.toLocaleString('en')} vehicles on 41 by 44 km, of which 1 % move between two rounds, ${took.ours.length} searches, against GEOSEARCH of Redis in the same run`,
      target: `p99 at most ${TARGET_MS} ms; ${TARGET_RATIO} times faster than GEOSEARCH`,
      figure: `p99 ${p99(took.ours).toFixed(2)} ms (Redis ${p99(took.redis).toFixed(1)} ms); ${ratio.toFixed(0)} times faster by the median of all, ${widest.toFixed(0)} times by that of 5 km alone; ${(server / mean).toFixed(0)} times by the mean against the time within the Redis server, without the way to it`,
      isMet: p99(took.ours) <= TARGET_MS && ratio >= TARGET_RATIO && widest >= TARGET_RATIO,
    });
    expect(ratio).toBeGreaterThan(1);
  });
});

function p99(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}
