import { expect, it } from 'vitest';
import { WAY_MS, wayWith } from './way.ts';

const at = (time: number) => ({ time, lng: 108, lat: 22 });
const times = (way: readonly { time: number }[]) => way.map(({ time }) => time);

it('a way grows at its end and is forgotten at its beginning', () => {
  const way = wayWith([], [at(1_000), at(2_000)]);
  expect(times(wayWith(way, [at(3_000)]))).toEqual([1_000, 2_000, 3_000]);
  expect(times(wayWith(way, [at(2_000 + WAY_MS)]))).toEqual([2_000 + WAY_MS]);
});

it('what comes late finds its place, what comes twice changes nothing', () => {
  const way = wayWith([], [at(1_000), at(3_000)]);
  expect(times(wayWith(way, [at(2_000)]))).toEqual([1_000, 2_000, 3_000]);
  expect(wayWith(way, [at(3_000)])).toBe(way);
});
