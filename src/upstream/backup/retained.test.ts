import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retainedDays } from './retained.ts';

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  );

describe('the rotation of backups', () => {
  it('keeps the latest days and the first of each of twelve months', () => {
    const retained = [...retainedDays(daysFrom('2025-01-01', 531), 3)].sort();
    expect(retained).toEqual([
      ...['2025-07-01', '2025-08-01', '2025-09-01', '2025-10-01', '2025-11-01', '2025-12-01'],
      ...['2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01', '2026-06-01'],
      ...['2026-06-13', '2026-06-14', '2026-06-15'],
    ]);
  });

  it('has nothing to keep of none', () => expect(retainedDays([], 14).size).toBe(0));

  it('day by day always keeps the latest ones, and one of each month in which there was one', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(gaps, fc.integer({ min: 1, max: 20 }), (pauses, keep) => {
        let on = Date.UTC(2024, 0, 1);
        const made: string[] = [];
        let there: string[] = [];
        for (const pause of pauses) {
          on += pause * 86_400_000;
          const day = new Date(on).toISOString().slice(0, 10);
          made.push(day);
          there = [...retainedDays([...there, day], keep)].sort();
        }
        expect(there.slice(-keep)).toEqual(made.slice(-keep));
        expect(there.length).toBeLessThanOrEqual(keep + 12);
        const since = on - 330 * 86_400_000;
        const months = (days: string[]) =>
          new Set(days.filter(day => Date.parse(day) > since).map(day => day.slice(0, 7)));
        for (const month of months(made)) expect(there.map(day => day.slice(0, 7))).toContain(month);
      }),
    );
  });
});
