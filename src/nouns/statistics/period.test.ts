import { describe, expect, it } from 'vitest';
import { earlierThan, spanOf, stretchesOf } from './period.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const told = (time: number) => new Date(time + 8 * 3_600_000).toISOString().slice(0, 16);
/** A Thursday. */
const NOW = at('2026-11-26T10:30');

describe('a period', () => {
  it.each([
    ['today', '2026-11-26T00:00'],
    ['week', '2026-11-20T00:00'],
    ['month', '2026-10-28T00:00'],
  ] as const)('%s is whole days up to today', (period, from) => {
    const span = spanOf(period, { from: 1, to: 2 }, NOW);
    expect([told(span.from), told(span.to)]).toEqual([from, '2026-11-27T00:00']);
  });

  it.each([
    ['2026-11-02T15:00', '2026-11-03T08:00', '2026-11-02T00:00', '2026-11-04T00:00'],
    // one day, an end before the beginning, days to come
    ['2026-11-02T15:00', '2026-11-02T15:00', '2026-11-02T00:00', '2026-11-03T00:00'],
    ['2026-11-05T00:00', '2026-11-02T00:00', '2026-11-02T00:00', '2026-11-03T00:00'],
    ['2026-11-25T00:00', '2026-12-24T00:00', '2026-11-25T00:00', '2026-11-27T00:00'],
  ])('of one’s own from %s to %s', (from, to, first, end) => {
    const span = spanOf('own', { from: at(from), to: at(to) }, NOW);
    expect([told(span.from), told(span.to)]).toEqual([first, end]);
  });

  it('of one’s own is today as long as nothing is chosen', () => {
    expect(spanOf('own', {}, NOW)).toEqual(spanOf('today', {}, NOW));
  });

  it('is compared with as much as has passed of it', () => {
    const today = earlierThan(spanOf('today', {}, NOW), NOW);
    expect([told(today.from), told(today.to)]).toEqual(['2026-11-25T00:00', '2026-11-25T10:30']);
    const over = { from: at('2026-11-01T00:00'), to: at('2026-11-08T00:00') };
    const week = earlierThan(over, NOW);
    expect([told(week.from), told(week.to)]).toEqual(['2026-10-25T00:00', '2026-11-01T00:00']);
  });
});

describe('stretches', () => {
  const span = { from: at('2026-10-28T00:00'), to: at('2026-11-27T00:00') };

  it('are days, none left out', () => {
    const days = stretchesOf(span, 'day');
    expect(days).toHaveLength(30);
    expect(days[29]).toEqual({ id: '2026-11-26', from: at('2026-11-26T00:00'), to: span.to });
  });

  it('are weeks from Monday on, the first and the last as far as they lie in it', () => {
    expect(stretchesOf(span, 'week').map(({ id }) => id)).toEqual([
      '2026-10-28',
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
    ]);
  });

  it('are months, over the end of a year as well', () => {
    const year = { from: at('2026-11-30T00:00'), to: at('2027-02-02T00:00') };
    expect(stretchesOf(year, 'month').map(({ id }) => id)).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ]);
  });

  it.each(['day', 'week', 'month'] as const)('by %s leave no gap', grouping => {
    const all = stretchesOf(span, grouping);
    expect([all[0]?.from, all.at(-1)?.to]).toEqual([span.from, span.to]);
    for (const [at, { from }] of all.entries()) expect(from).toBe(at === 0 ? span.from : all[at - 1]?.to);
  });
});
