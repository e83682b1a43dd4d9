import { expect, it } from 'vitest';
import { formatDistance } from './distance.ts';

it.each([
  [0, '0 m'],
  [849.6, '850 m'],
  [999.4, '999 m'],
  [999.6, '1.00 km'],
  [2_456, '2.46 km'],
  [9_994, '9.99 km'],
  [9_996, '10.0 km'],
  [12_345, '12.3 km'],
  [99_960, '100 km'],
  [1_204_000, '1\u202f204 km'],
])('%d metres are %s', (metres, text) => expect(formatDistance(metres)).toBe(text));
