import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayOfAmounts, normalAt, normalDay, valueAt } from './normal.ts';

const total = { kind: 'total', unit: 'count' } as const;
const mean = { kind: 'mean', unit: 'seconds' } as const;
const rate = { kind: 'mean', unit: 'percent' } as const;
const level = { kind: 'level', unit: 'count' } as const;

const events = (...sums: number[]): DayOfAmounts => sums.map(sum => ({ count: sum, sum }));

describe('what a figure comes to', () => {
  it('runs up from midnight, a part of an hour by its part', () => {
    const day = events(10, 20, 40);
    expect([0, 1, 2, 2.5, 3, 24].map(elapsed => valueAt(total, day, elapsed))).toEqual([
      0, 10, 30, 50, 70, 70,
    ]);
  });

  it('is a mean of all that was there since midnight, and nothing before there was anything', () => {
    const day: DayOfAmounts = [undefined, { count: 1, sum: 60 }, { count: 3, sum: 60 }];
    expect([1, 2, 3].map(elapsed => valueAt(mean, day, elapsed))).toEqual([null, 60, 30]);
    expect(valueAt(rate, [{ count: 8, sum: 7 }], 1)).toBe(87.5);
  });

  it('is a state at the end of its hour, and nothing where nobody has looked', () => {
    const day: DayOfAmounts = [{ count: 1, sum: 0 }, undefined, { count: 1, sum: 5 }];
    expect([1, 1.5, 2, 2.1, 3].map(elapsed => valueAt(level, day, elapsed))).toEqual([0, null, null, 5, 5]);
  });
});

describe('what is normal', () => {
  it('is nothing below four days', () => {
    const days = [events(1), events(2), events(3)];
    expect(normalAt(total, days, 1)).toBeNull();
    expect(normalAt(total, [...days, events(4)], 1)).toEqual({ low: 1, median: 3, high: 4 });
  });

  it('counts for each time those days alone that know of it', () => {
    const days = [1, 2, 3, 4].map(sum => [{ count: 1, sum }]);
    const gap: DayOfAmounts = [undefined, { count: 1, sum: 9 }];
    expect(normalDay(level, [...days, gap]).slice(0, 2)).toEqual([{ low: 1, median: 3, high: 4 }, null]);
  });

  const amount = fc.record({ count: fc.nat(500), sum: fc.nat(100_000) });
  const day = fc.array(fc.option(amount, { nil: undefined }), { maxLength: 24 });
  const figure = fc.constantFrom(total, mean, rate, level);

  it('holds every day that it was made of, whatever the time', () => {
    const days = fc.array(day, { minLength: 4, maxLength: 6 });
    const elapsed = fc.double({ min: 0, max: 24, noNaN: true });
    fc.assert(
      fc.property(figure, days, elapsed, (one, each, time) => {
        const range = normalAt(one, each, time);
        const values = each.flatMap(amounts => valueAt(one, amounts, time) ?? []);
        expect(range === null).toBe(values.length < 4);
        if (values.length < 4) return;
        for (const value of values) {
          expect(value).toBeGreaterThanOrEqual(range?.low ?? Number.NaN);
          expect(value).toBeLessThanOrEqual(range?.high ?? Number.NaN);
        }
      }),
    );
  });

  it('of a total never falls over the day', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 24, maxLength: 24 }), amounts => {
        const ends = Array.from({ length: 97 }, (_, quarter) => valueAt(total, amounts, quarter / 4) ?? -1);
        for (const [at, end] of ends.slice(1).entries()) expect(end).toBeGreaterThanOrEqual(ends[at] ?? 0);
      }),
    );
  });
});
