import { expect, it } from 'vitest';
import { changeOf } from './use-units.ts';

it.each([
  [439, 382, '+15%'],
  [100, 100, '±0%'],
  [50, 100, '−50%'],
  [5, 0, '–'],
  [5, null, '–'],
])('%d after %s is %s', (value, was, said) => {
  expect(changeOf(value, was)).toBe(said);
});
