import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { TrackPoint } from './packed-points.ts';
import { visitOf } from './past.ts';
import { metresBetween } from './sphere.ts';

const CENTRE = { lng: 108.366, lat: 22.817 };
const START = 1_790_000_000_000;
const drive = fc.array(
  fc.record({
    lng: fc.integer({ min: -3000, max: 3000 }).map(step => CENTRE.lng + step / 1e6),
    lat: fc.integer({ min: -3000, max: 3000 }).map(step => CENTRE.lat + step / 1e6),
    wait: fc.constantFrom(10_000, 60_000, 61_000),
  }),
  { minLength: 1, maxLength: 12 },
);
function pointsOf(some: readonly { lng: number; lat: number; wait: number }[]): TrackPoint[] {
  let gpsTime = START;
  return some.map(({ lng, lat, wait }) => {
    gpsTime += wait;
    return { gpsTime, lng, lat, speed: 30, heading: 0, status: 3, source: 1 };
  });
}

/** The way in small steps: how near it comes, and when it is inside. */
function slowly(points: readonly TrackPoint[], radius: number) {
  let [nearest, isIn] = [Number.POSITIVE_INFINITY, false];
  for (const [index, to] of points.entries()) {
    const from = points[index - 1] ?? to;
    const isStraight = to.gpsTime - from.gpsTime <= 60_000;
    for (let share = isStraight ? 0 : 1; share <= 1; share += 1 / 200) {
      const at = { lng: from.lng + share * (to.lng - from.lng), lat: from.lat + share * (to.lat - from.lat) };
      const metres = metresBetween(at, CENTRE);
      nearest = Math.min(nearest, metres);
      isIn ||= metres <= radius;
    }
    nearest = Math.min(nearest, metresBetween(to, CENTRE));
  }
  return { nearest, isIn };
}

it('finds whoever drove through a circle, between two points too, and how near he came', () => {
  fc.assert(
    fc.property(drive, fc.integer({ min: 20, max: 400 }), (some, radius) => {
      const points = pointsOf(some);
      const slow = slowly(points, radius);
      const visit = visitOf('7', points, CENTRE, radius);
      // a step is some metres long
      if (Math.abs(slow.nearest - radius) < 5) return;
      expect(visit !== undefined).toBe(slow.nearest < radius);
      if (!visit) return;
      expect(Math.abs(visit.distance - slow.nearest)).toBeLessThan(5);
      expect(visit.firstTime).toBeLessThanOrEqual(visit.nearest.gpsTime);
      expect(visit.lastTime).toBeGreaterThanOrEqual(visit.nearest.gpsTime);
      expect(visit.firstTime).toBeGreaterThanOrEqual(points[0]?.gpsTime ?? 0);
      expect(visit.lastTime).toBeLessThanOrEqual(points.at(-1)?.gpsTime ?? 0);
    }),
    { numRuns: 300 },
  );
});

it('does not know where somebody was who was silent for long', () => {
  const far = 0.01;
  const [from, to] = pointsOf([
    { lng: CENTRE.lng - far, lat: CENTRE.lat, wait: 0 },
    { lng: CENTRE.lng + far, lat: CENTRE.lat, wait: 61_000 },
  ]) as [TrackPoint, TrackPoint];
  expect(visitOf('7', [from, to], CENTRE, 200)).toBeUndefined();
  expect(visitOf('7', [from, { ...to, gpsTime: from.gpsTime + 60_000 }], CENTRE, 200)).toMatchObject({
    distance: 0,
  });
});
