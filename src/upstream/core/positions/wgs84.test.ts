import fc from 'fast-check';
import gcoord from 'gcoord';
import { describe, expect, it } from 'vitest';
import { metresBetween } from './sphere.ts';
import { toWgs84 } from './wgs84.ts';

const inChina = fc.record({
  lng: fc.double({ min: 80, max: 125, noNaN: true }),
  lat: fc.double({ min: 20, max: 45, noNaN: true }),
});

const shifted = (place: { lng: number; lat: number }, system: typeof gcoord.GCJ02 | typeof gcoord.BD09) => {
  const [lng, lat] = gcoord.transform([place.lng, place.lat], gcoord.WGS84, system);
  return { lng, lat };
};

describe.each([
  [2, gcoord.GCJ02],
  [3, gcoord.BD09],
] as const)('coordinates of kind %i', (coordType, system) => {
  it('are brought back to where they are', () => {
    fc.assert(
      fc.property(inChina, place => {
        const found = toWgs84(shifted(place, system), coordType);
        expect(found && metresBetween(found, place)).toBeLessThan(2);
      }),
    );
  });

  // in a few places far from the cities the systems all but meet
  it('are far off in Nanning', () => {
    const nanning = { lng: 108.366543, lat: 22.817002 };
    expect(metresBetween(shifted(nanning, system), nanning)).toBeGreaterThan(100);
  });
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
