import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aFix } from '../../../../tests/builders/moving-fleet.ts';
import { memoryPositions } from './memory-positions.ts';
import { nearestIn, nearestOf } from './nearest.ts';
import { bearingBetween, metresBetween } from './sphere.ts';

const CENTRE = { lng: 108.366, lat: 22.817 };
const fixes = fc
  .array(fc.record({ lng: fc.integer({ min: 0, max: 12 }), lat: fc.integer({ min: 0, max: 12 }) }))
  .map(places =>
    places.map(({ lng, lat }, index) =>
      aFix({ vehicleId: String(100 - index), lng: 108.36 + lng / 1_000, lat: 22.81 + lat / 1_000 }),
    ),
  );

it('are those that a sort would put first, of equals the smaller number', () => {
  const any = fc.property(fixes, fc.integer({ min: 1, max: 20 }), (all, most) => {
    const sorted = all
      .map(fix => ({ fix, metres: metresBetween(fix, CENTRE) }))
      .toSorted((a, b) => a.metres - b.metres || Number(a.fix.vehicleId) - Number(b.fix.vehicleId));
    expect(nearestOf(all, CENTRE, most)).toEqual(sorted.slice(0, most));
  });
  fc.assert(any);
});

it('are the same in a circle, whoever is wanted', () => {
  const any = fc.property(fixes, fc.integer({ min: 1, max: 5 }), fc.nat(1_500), (all, most, radius) => {
    const positions = memoryPositions();
    for (const fix of all) positions.take(fix, 1);
    const isWanted = ({ vehicleId }: { vehicleId: string }) => Number(vehicleId) % 3 > 0;
    const wanted = positions.inCircle(CENTRE, radius).filter(isWanted);
    expect(nearestIn(positions, { centre: CENTRE, radius, most }, isWanted)).toEqual(
      nearestOf(wanted, CENTRE, most),
    );
  });
  fc.assert(any);
});

it.each([
  [0, 1, 0],
  [1, 1, 42.7],
  [1, 0, 90],
  [0, -1, 180],
  [-1, 0, 270],
])('who goes %d to the east and %d to the north goes in direction %d', (east, north, direction) => {
  const to = { lng: CENTRE.lng + east / 100, lat: CENTRE.lat + north / 100 };
  expect(bearingBetween(CENTRE, to)).toBeCloseTo(direction, 0);
});
