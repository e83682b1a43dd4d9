import { describe, expect, it } from 'vitest';
import type { LngLat } from './crs.ts';
import { wayFrom } from './way-from.ts';

/** East, and then north: about a kilometre each. */
const WAY: LngLat[] = [
  [108.3, 22.8],
  [108.31, 22.8],
  [108.31, 22.81],
];

describe('a way that is being driven', () => {
  it('begins where the vehicle is, without what it has driven', () => {
    expect(wayFrom([108.3, 22.8], WAY)).toEqual([[108.3, 22.8], ...WAY.slice(1)]);
    expect(wayFrom([108.305, 22.8001], WAY)).toEqual([[108.305, 22.8001], ...WAY.slice(1)]);
    expect(wayFrom([108.3101, 22.805], WAY)).toEqual([[108.3101, 22.805], WAY[2]]);
  });

  it('is straight where the vehicle has left it', () => {
    expect(wayFrom([108.3, 22.82], WAY)).toEqual([[108.3, 22.82], WAY[2]]);
  });

  it('of one place, or of none, is no more than that', () => {
    expect(wayFrom([108, 22], [[108.3, 22.8]])).toEqual([
      [108, 22],
      [108.3, 22.8],
    ]);
    expect(wayFrom([108, 22], [])).toEqual([[108, 22]]);
  });
});
