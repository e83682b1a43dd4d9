import { expect, it } from 'vitest';
import { sparkShape } from './spark-shape.ts';

const SIZE = { width: 104, height: 58 };
const day = { hours: [2, 4], value: 5, now: 2.5, band: [], isTotal: true };

it('runs up from nothing at midnight to a dot at this moment', () => {
  const { lines, dot, bands } = sparkShape(day, SIZE);
  expect(lines).toEqual(['M4.0 54.0L8.0 34.0L12.0 14.0L14.0 4.0']);
  expect(dot).toEqual({ x: 14, y: 4 });
  expect(bands).toEqual([]);
});

it('is level from the first value on, where it is no total, with gaps where nothing is known', () => {
  const { lines } = sparkShape({ ...day, hours: [5, null, 5], now: 3, isTotal: false }, SIZE);
  expect(lines).toEqual(['M4.0 4.0L8.0 4.0', 'M16.0 4.0L16.0 4.0']);
});

it('has a band of the whole day, closed below, one for each stretch', () => {
  const range = { low: 1, high: 2 };
  const band = Array.from({ length: 24 }, (_, hour) => (hour === 5 ? null : range));
  const { bands } = sparkShape({ ...day, band, isTotal: false }, SIZE);
  expect(bands).toHaveLength(2);
  for (const path of bands) expect(path).toMatch(/^M[\d. L]+Z$/);
});

it('of nothing draws nothing, at no height that is none', () => {
  expect(sparkShape({ hours: [], value: null, now: 0, band: [], isTotal: true }, SIZE)).toEqual({
    bands: [],
    lines: [],
    dot: null,
  });
  expect(sparkShape({ ...day, hours: [0, 0], value: 0 }, SIZE).dot?.y).toBe(54);
});
