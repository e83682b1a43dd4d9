import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Fix } from './fix.ts';
import { FixesByVehicle, packFixes, unpackFixes } from './packed-batch.ts';
import {
  mergePoints,
  packPoints,
  SLOT_MS,
  STEPS,
  slotOf,
  type TrackPoint,
  unpackPoints,
} from './packed-points.ts';

const SLOT = 5_966_667;
/** As finely as they are kept. */
const place = {
  lng: fc.integer({ min: -180 * STEPS, max: 180 * STEPS }).map(step => step / STEPS),
  lat: fc.integer({ min: -90 * STEPS, max: 90 * STEPS }).map(step => step / STEPS),
  speed: fc.integer({ min: 0, max: 3000 }).map(tenths => tenths / 10),
  heading: fc.integer({ min: 0, max: 359 }),
  status: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
};
const inSlot = fc.oneof(
  fc.integer({ min: 0, max: SLOT_MS - 1 }),
  fc.integer({ min: 0, max: 299 }).map(s => s * 1000),
);
const point: fc.Arbitrary<TrackPoint> = fc.record({
  gpsTime: inSlot.map(ms => SLOT * SLOT_MS + ms),
  ...place,
  source: fc.constantFrom(1 as const, 2 as const, 3 as const),
});
const points = fc
  .uniqueArray(point, { selector: ({ gpsTime }) => gpsTime, maxLength: 80 })
  .map(some => some.toSorted((a, b) => a.gpsTime - b.gpsTime));
const fix: fc.Arbitrary<Fix> = fc.record({
  vehicleId: fc.integer({ min: 1, max: 2 ** 48 - 1 }).map(String),
  gpsTime: fc.integer({ min: 0, max: 4_000_000_000_000 }),
  ...place,
  dataFrom: fc.constantFrom(1, 4_501_001),
});

it('gives points back as they were packed', () => {
  fc.assert(
    fc.property(points, some => {
      expect(unpackPoints(SLOT, packPoints(SLOT, some))).toEqual(some);
    }),
  );
});

it('gives fixes back as they were packed, all or those of one vehicle', () => {
  fc.assert(
    fc.property(fc.array(fix), some => {
      const packed = packFixes(some);
      expect(unpackFixes(packed)).toEqual(some);
      const one = some[0]?.vehicleId ?? '7';
      expect(unpackFixes(packed, one)).toEqual(some.filter(({ vehicleId }) => vehicleId === one));
    }),
  );
});

it('sorts pieces by vehicle and leaves each vehicle its order', () => {
  const few = fc.integer({ min: 1, max: 4 }).map(String);
  fc.assert(
    fc.property(fc.array(fc.array(fc.tuple(fix, few))), given => {
      const pieces = given.map(piece => piece.map(([of, vehicleId]): Fix => ({ ...of, vehicleId })));
      const sorted = new FixesByVehicle();
      for (const piece of pieces) sorted.add(packFixes(piece));
      const all = pieces.flat();
      const vehicles = new Set(all.map(({ vehicleId }) => vehicleId));
      expect(new Set(sorted.vehicles())).toEqual(vehicles);
      for (const one of vehicles)
        expect(sorted.of(one)).toEqual(all.filter(({ vehicleId }) => vehicleId === one));
    }),
  );
});

it('merges points in whatever order they come, each time once', () => {
  fc.assert(
    fc.property(points, fc.array(fc.nat()), (some, cuts) => {
      const piece = (index: number) => (cuts[index % Math.max(1, cuts.length)] ?? 0) % 3;
      const pieces = [0, 1, 2].map(wanted => some.filter((_, index) => piece(index) === wanted));
      const merged = [...pieces, some].reduce((there, fresh) => mergePoints(there, fresh.toReversed()), []);
      expect(merged).toEqual(some);
    }),
  );
});

it('keeps the point that came first where two have one time', () => {
  const first = { gpsTime: 7, lng: 108, lat: 22, speed: 0, heading: 0, status: 3, source: 1 } as const;
  expect(mergePoints([first], [{ ...first, lng: 109 }])).toEqual([first]);
  expect(mergePoints([], [first, { ...first, lng: 109 }])).toEqual([first]);
});

it('needs some ten bytes for a point of a moving taxi', () => {
  const drive = Array.from(
    { length: 30 },
    (_, index): TrackPoint => ({
      gpsTime: SLOT * SLOT_MS + index * 10_000,
      lng: 108.37 + index * 0.000_9 + Math.sin(index) * 0.000_1,
      lat: 22.82 + index * 0.000_4 + Math.cos(index) * 0.000_1,
      speed: 36 + Math.round(80 * Math.sin(index)) / 10,
      heading: (66 + Math.round(8 * Math.sin(index))) % 360,
      status: 1,
      source: 1,
    }),
  );
  expect(packPoints(SLOT, drive).length / drive.length).toBeLessThan(11);
  expect(slotOf(drive.at(-1)?.gpsTime ?? 0)).toBe(SLOT);
});
