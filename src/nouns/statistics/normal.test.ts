import { expect, it } from 'vitest';
import { isOutside } from './normal.ts';

const range = { low: 10, high: 20 };

it.each([
  [21, undefined, true],
  [9, undefined, true],
  [10, undefined, false],
  [20, undefined, false],
  [21, 'less', true],
  [9, 'less', false],
  [21, 'more', false],
  [9, 'more', true],
  [null, 'more', false],
] as const)('%s, where %s is wished, is outside of 10 to 20: %s', (value, wants, outside) => {
  expect(isOutside(value, range, wants)).toBe(outside);
});

it('is never outside where no range is known', () => {
  expect(isOutside(5, null)).toBe(false);
  expect(isOutside(5, undefined)).toBe(false);
});
