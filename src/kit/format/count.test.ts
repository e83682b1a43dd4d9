import { expect, test } from 'vitest';
import { formatBytes, formatCode, formatCount, formatYuan } from './count.ts';
import { formatDistance } from './distance.ts';

test('figures are grouped', () => {
  expect(formatCount(0)).toBe('0');
  expect(formatCount(1234567)).toBe('1\u202f234\u202f567');
  expect(formatCount(1234.5678)).toBe('1\u202f234.5678');
  expect(formatYuan(1234567)).toBe('12\u202f345.67');
});

test.each([null, undefined, Number.NaN])('a number that nobody has told is no number: %s', missing => {
  expect(formatCount(missing)).toBe('–');
  expect(formatBytes(missing)).toBe('–');
  expect(formatCode(missing)).toBe('–');
  expect(formatDistance(missing)).toBe('–');
  expect(formatYuan(missing)).toBe('-');
});
