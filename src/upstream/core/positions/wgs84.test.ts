import fc from 'fast-check';
import gcoord from 'gcoord';
import { expect, it } from 'vitest';
import { metresBetween } from './sphere.ts';
import { toWgs84 } from './wgs84.ts';

const inChina = fc.record({
  lng: fc.double({ min: 80, max: 125, noNaN: true }),
  lat: fc.double({ min: 20, max: 45, noNaN: true }),
});

it.each([
  [2, gcoord.GCJ02],
  [3, gcoord.BD09],
] as const)('brings coordinates of kind %i back to where they are', (coordType, system) => {
  fc.assert(
    fc.property(inChina, place => {
      const [lng, lat] = gcoord.transform([place.lng, place.lat], gcoord.WGS84, system);
      const found = toWgs84({ lng, lat }, coordType);
      expect(metresBetween({ lng, lat }, place)).toBeGreaterThan(50);
      expect(found && metresBetween(found, place)).toBeLessThan(2);
    }),
  );
});

it('leaves WGS-84 as it is, to the millionth of a degree', () => {
  expect(toWgs84({ lng: 108.366_543_21, lat: -22.817_001_98 }, 1)).toEqual({
    lng: 108.366_543,
    lat: -22.817_002,
  });
});

it.each([
  [181, 22],
  [-181, 22],
  [108, 91],
  [108, -91],
  [0, 0],
  [Number.NaN, 22],
  [108, Number.POSITIVE_INFINITY],
])('finds no place at %d, %d', (lng, lat) => {
  for (const coordType of [1, 2, 3] as const) expect(toWgs84({ lng, lat }, coordType)).toBeUndefined();
});
