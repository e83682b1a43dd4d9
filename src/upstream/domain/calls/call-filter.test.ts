import { describe, expect, it } from 'vitest';
import { timesOf } from './call-filter.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const spanOf = (timeType: number, now: string) => {
  const { from, to } = timesOf(timeType, at(now));
  const told = (time: number | undefined) =>
    time === undefined ? null : new Date(time + 8 * 3_600_000).toISOString().slice(0, 16);
  return [told(from), told(to)];
};

describe('a choice of time', () => {
  it.each([
    [0, '2026-11-26T10:30', null, null],
    [1, '2026-11-26T10:30', '2026-11-26T00:00', null],
    [1, '2026-11-26T00:00', '2026-11-26T00:00', null],
    [2, '2026-11-26T10:30', '2026-11-25T00:00', '2026-11-26T00:00'],
    // a Thursday, a Monday, a Sunday
    [3, '2026-11-26T10:30', '2026-11-16T00:00', '2026-11-23T00:00'],
    [3, '2026-11-23T00:10', '2026-11-16T00:00', '2026-11-23T00:00'],
    [3, '2026-11-29T23:50', '2026-11-16T00:00', '2026-11-23T00:00'],
    [4, '2026-11-26T10:30', '2026-10-01T00:00', '2026-11-01T00:00'],
    [4, '2027-01-01T00:00', '2026-12-01T00:00', '2027-01-01T00:00'],
    [4, '2028-03-31T23:59', '2028-02-01T00:00', '2028-03-01T00:00'],
    [7, '2026-11-26T10:30', '2026-11-19T10:30', null],
    [30, '2026-11-26T10:30', '2026-10-27T10:30', null],
  ])('%i at %s is from %s to %s', (timeType, now, from, to) => {
    expect(spanOf(timeType, now)).toEqual([from, to]);
  });
});
