import { expect, it } from 'vitest';
import { niceScale } from './nice-scale.ts';

it.each([
  [0, 1, 1],
  [1, 1, 1],
  [7, 8, 2],
  [20, 20, 4],
  [207, 240, 40],
  [2_418, 2_500, 500],
  [61_000, 80_000, 20_000],
])('an axis up to %d ends at %d with lines every %d', (most, top, step) => {
  expect(niceScale(most)).toEqual({ top, step });
});

it('always holds the largest value, with at most six lines above 0', () => {
  for (let most = 0; most < 5_000; most += 7) {
    const { top, step } = niceScale(most);
    expect(top).toBeGreaterThanOrEqual(most);
    expect(top / step).toBeLessThanOrEqual(6);
  }
});
