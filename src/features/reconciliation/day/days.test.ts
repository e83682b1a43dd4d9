import { expect, it } from 'vitest';
import { boundsOf, dayAfter, daysFrom, firstOfMonth, isDay, lastOfMonth, weekdayOf } from './days.ts';

it('goes over the ends of months and years, and over 29 February', () => {
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysFrom('2026-12-31', 2)).toEqual(['2026-12-31', '2027-01-01']);
  expect([firstOfMonth('2028-02-10'), lastOfMonth('2028-02-10')]).toEqual(['2028-02-01', '2028-02-29']);
});

it('is no day what the calendar does not have', () => {
  expect(['2026-02-29', '2026-13-01', '2026-1-1', '', 'today'].filter(isDay)).toEqual([]);
  expect(isDay('2028-02-29')).toBe(true);
});

it('begins at midnight of China', () => {
  expect(new Date(boundsOf('2026-11-28').from).toISOString()).toBe('2026-11-27T16:00:00.000Z');
  expect(boundsOf('2026-11-28').to).toBe(boundsOf('2026-11-29').from);
});

it('names days of the week as briefly as the language can', () => {
  expect(weekdayOf('2026-11-28', 'zh')).toBe('六');
  expect(weekdayOf('2026-11-28', 'zh', true)).toBe('周六');
  expect(weekdayOf('2026-11-28', 'en')).toBe('Sat');
});
