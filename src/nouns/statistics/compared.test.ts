import { expect, it } from 'vitest';
import { signed, toneOf } from './compared.ts';

it.each([
  [12, '+12'],
  [-3.25, '−3.2'],
  [0.04, '±0'],
  [1.25, '+1.3'],
])('a difference of %d is said as %s', (difference, said) => {
  expect(signed(difference)).toBe(said);
});

it.each([
  [2, 1, 'more', 'ok'],
  [1, 2, 'more', 'bad'],
  [2, 1, 'less', 'bad'],
  [1, 1, 'more', undefined],
  [1, undefined, 'more', undefined],
  [null, 1, 'less', undefined],
  [2, 1, undefined, undefined],
] as const)('%s after %s, where %s is wished, is %s', (value, was, wants, tone) => {
  expect(toneOf(value, was, wants)).toBe(tone);
});
