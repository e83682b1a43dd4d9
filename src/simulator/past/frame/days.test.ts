import { describe, expect, it } from 'vitest';
import { DAY_MS, startOfDay } from '../../../upstream/core/day.ts';
import { streamOf } from '../../../upstream/core/streams.ts';
import { PAST_DAYS, pastDays, shareOfHour, timesOn, weekdayOf } from './days.ts';

const at = (time: string) => Date.parse(`${time}+08:00`);
const daysBefore = (time: string) => pastDays(at(time), streamOf(1, 'days'));
/** Without what chance adds. */
const calm = { ...streamOf(1, 'calm'), normal: () => 0 };
const loadOn = (now: string, day: string) =>
  pastDays(at(now), calm).find(({ begin }) => begin === at(`${day}T00:00:00`))?.load ?? Number.NaN;

describe('the days of the past', () => {
  it('are ninety and today, which ends now', () => {
    const days = daysBefore('2028-03-05T10:00:00');
    expect(days).toHaveLength(PAST_DAYS + 1);
    expect(days.map(({ begin }, index) => begin - index * DAY_MS)).toEqual(
      days.map(() => startOfDay(at('2028-03-05T10:00:00')) - PAST_DAYS * DAY_MS),
    );
    expect(days.at(-1)?.until).toBe(at('2028-03-05T10:00:00'));
    expect(days.filter(({ rush }) => rush)).toMatchObject([{ daysAgo: 1 }]);
  });

  it('count weekdays in Shanghai', () => {
    expect(weekdayOf(at('2026-06-15T00:00:00'))).toBe(1);
    expect(weekdayOf(at('2028-02-29T00:00:00'))).toBe(2);
  });

  it('are quieter in a holiday and busier on its first day', () => {
    const now = '2026-10-20T12:00:00';
    expect(loadOn(now, '2026-10-01')).toBeGreaterThan(loadOn(now, '2026-09-24'));
    expect(loadOn(now, '2026-10-05')).toBeLessThan(loadOn(now, '2026-09-28'));
    // Spring Festival, by the moon
    expect(loadOn('2026-03-20T12:00:00', '2026-02-20')).toBeLessThan(
      loadOn('2026-03-20T12:00:00', '2026-02-13'),
    );
  });
});

describe('times of a day', () => {
  it('follow its curve, and end with it', () => {
    const [day] = daysBefore('2026-06-15T10:00:00').slice(-2, -1);
    if (!day) throw new Error('NO_DAY');
    const times = timesOn({ ...day, load: 1 }, 2_000, streamOf(2, 'times'));
    const inHour = (hour: number) =>
      times.filter(time => Math.floor((time - day.begin) / 3_600_000) === hour).length;
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.every(time => time >= day.begin && time < day.until)).toBe(true);
    for (const hour of [3, 8, 18]) expect(Math.abs(inHour(hour) - 2_000 * shareOfHour(hour))).toBeLessThan(2);
  });
});
