import { expect, it } from 'vitest';
import { isOutside } from './normal-range.ts';

const range = { low: 10, high: 20 };

it.each([
  [21, undefined, true],
  [9, undefined, true],
  [10, undefined, false],
  [20, undefined, false],
  [21, 'above', true],
  [9, 'above', false],
  [21, 'below', false],
  [9, 'below', true],
  [null, 'below', false],
] as const)('%s, where %s is trouble, is outside of 10 to 20: %s', (value, worse, outside) => {
  expect(isOutside(value, range, worse)).toBe(outside);
});

it('is never outside where no range is known', () => {
  expect(isOutside(5, null)).toBe(false);
  expect(isOutside(5, undefined)).toBe(false);
});
