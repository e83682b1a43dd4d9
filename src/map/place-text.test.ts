import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPlace, writePlace } from './place-text.ts';

it('a place is read as it was written, to the millionth', () => {
  const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  fc.assert(
    fc.property(degrees(180), degrees(90), (lng, lat) => {
      const [east = 999, north = 999] = readPlace(writePlace([lng, lat])) ?? [];
      expect(Math.abs(east - lng)).toBeLessThan(6e-7);
      expect(Math.abs(north - lat)).toBeLessThan(6e-7);
    }),
  );
});

it.each(['108.3，22.8', ' 108.3 22.8 ', '108.3;22.8'])('%j is one', text =>
  expect(readPlace(text)).toEqual([108.3, 22.8]),
);

it.each(['', '108.3', '22.8 north', '181, 2', '108, 91', '1, 2, 3', '1e2, 3'])('%j is none', text =>
  expect(readPlace(text)).toBeNull(),
);
