import fc from 'fast-check';
import gcoord from 'gcoord';
import { describe, expect, it } from 'vitest';
import { shiftTo } from './crs.ts';

const METRES = 111_320;
/** In metres: it is least, with 40.9, at 98.59 E, 37.06 N. */
const LEAST = 40;
const inChina = [
  fc.double({ min: 98, max: 121, noNaN: true }),
  fc.double({ min: 22, max: 45, noNaN: true }),
] as const;

describe('the shift of Chinese road maps', () => {
  const shift = shiftTo('gcj02');

  it('is what it is elsewhere, to a decimetre', () => {
    fc.assert(
      fc.property(...inChina, (lng, lat) => {
        const [east = 0, north = 0] = gcoord.transform([lng, lat], gcoord.WGS84, gcoord.GCJ02);
        const [ownEast, ownNorth] = shift.toBase(lng, lat);
        expect(Math.hypot(east - ownEast, north - ownNorth) * METRES).toBeLessThan(0.1);
        expect(Math.hypot(ownEast - lng, ownNorth - lat) * METRES).toBeGreaterThan(LEAST);
      }),
    );
  });

  it('leads back to where it came from', () => {
    fc.assert(
      fc.property(...inChina, (lng, lat) => {
        const [east, north] = shift.toWgs84(...shift.toBase(lng, lat));
        expect(Math.hypot(east - lng, north - lat) * METRES).toBeLessThan(0.01);
      }),
    );
  });

  it('is none abroad', () => {
    expect(shift.toBase(2.35, 48.85)).toEqual([2.35, 48.85]);
  });
});

it('is none on a map in WGS-84', () => {
  expect(shiftTo('wgs84').toBase(108.3, 22.8)).toEqual([108.3, 22.8]);
});
