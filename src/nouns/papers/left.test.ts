import { describe, expect, it } from 'vitest';
import { leftOf } from './left.ts';

/** 2026-06-15 10:00 in Nanning. */
const NOW = Date.UTC(2026, 5, 15, 2);
const DAY_MS = 86_400_000;
/** The last millisecond of a day so many days from today. */
const end = (days: number) => Date.UTC(2026, 5, 15, 16) - 1 + days * DAY_MS;

describe('a paper', () => {
  it.each([
    [0, { tone: 'near', days: 0 }],
    [1, { tone: 'near', days: 1 }],
    [29, { tone: 'near', days: 29 }],
    [30, { tone: 'good', days: 30 }],
    [400, { tone: 'good', days: 400 }],
    [-1, { tone: 'over', days: 1 }],
    [-31, { tone: 'over', days: 31 }],
  ] as const)('that ends in %i days', (days, left) => {
    expect(leftOf(end(days), NOW)).toEqual(left);
  });

  it('that has ended in the course of today is over', () => {
    expect(leftOf(NOW - 1, NOW)).toEqual({ tone: 'over', days: 1 });
  });
});
