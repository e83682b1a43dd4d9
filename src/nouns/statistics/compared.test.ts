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
  [2, 1, 'below', 'ok'],
  [1, 2, 'below', 'bad'],
  [2, 1, 'above', 'bad'],
  [1, 1, 'below', undefined],
  [1, undefined, 'below', undefined],
  [null, 1, 'above', undefined],
  [2, 1, undefined, undefined],
] as const)('%s after %s, where %s is trouble, is %s', (value, was, worse, tone) => {
  expect(toneOf(value, was, worse)).toBe(tone);
});
