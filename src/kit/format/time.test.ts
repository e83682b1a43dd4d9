import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ago, endOfDay, formatDay, formatTime, toDayInput } from './time.ts';

const NOON = Date.UTC(2026, 5, 15, 4, 0, 0);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('a time', () => {
  test('is shown on the clock of Nanning', () => {
    expect(formatTime(NOON)).toBe('2026-06-15 12:00:00');
    expect(formatTime(NOON, '/')).toBe('2026/06/15 12:00:00');
    expect(formatTime(Date.UTC(2026, 0, 1, 16, 0, 0))).toBe('2026-01-02 00:00:00');
  });

  test('that is missing is a dash', () => {
    for (const missing of [null, undefined, 0, Number.NaN, 1e20]) expect(formatTime(missing)).toBe('-');
    expect(formatDay(null)).toBe('-');
  });
});

test.each([
  [29_000, { kind: 'now' }],
  [30_000, { kind: 'minutes', count: 1 }],
  [59 * MINUTE, { kind: 'minutes', count: 59 }],
  [HOUR, { kind: 'hours', count: 1 }],
  [24 * HOUR - 1, { kind: 'hours', count: 23 }],
  [24 * HOUR, { kind: 'yesterday' }],
  [48 * HOUR, { kind: 'day', text: '2026/06/13' }],
  [-HOUR, { kind: 'day', text: '2026/06/15' }],
])('%i ms ago', (age, expected) => {
  expect(ago(NOON - age, NOON)).toEqual(expected);
});

test('the end of a day belongs to that day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
      date => {
        const day = toDayInput(date.getTime());
        expect(toDayInput(endOfDay(day))).toBe(day);
      },
    ),
  );
  expect(endOfDay('soon')).toBeNull();
});
