import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPairs, type Possible, pairsInTurn } from './assignment.ts';

const ORDERS = 7;
const DRIVERS = 6;
const possible = fc.uniqueArray(
  fc.record({
    order: fc.nat(ORDERS - 1),
    driver: fc.nat(DRIVERS - 1),
    cost: fc.integer({ min: -60, max: 5_000 }),
  }),
  { maxLength: ORDERS * DRIVERS, selector: ({ order, driver }) => `${order} ${driver}` },
);
const leftCosts = fc.array(fc.integer({ min: 3_000, max: 4_000 }), {
  minLength: ORDERS,
  maxLength: ORDERS,
});

const total = (pairs: readonly Possible[], left: readonly number[]) => {
  const served = new Set(pairs.map(({ order }) => order));
  const leftOver = left.reduce((sum, cost, order) => sum + (served.has(order) ? 0 : cost), 0);
  return pairs.reduce((sum, { cost }) => sum + cost, leftOver);
};

/** Tries everything. */
function least(
  pairs: readonly Possible[],
  left: readonly number[],
  order = 0,
  taken = new Set<number>(),
): number {
  if (order === left.length) return 0;
  const costs = pairs
    .filter(pair => pair.order === order && !taken.has(pair.driver))
    .map(({ driver, cost }) => cost + least(pairs, left, order + 1, new Set([...taken, driver])));
  return Math.min((left[order] ?? 0) + least(pairs, left, order + 1, taken), ...costs);
}

describe('the best pairs', () => {
  it('give no order and no driver twice, are of those that are possible, and cost least of all', () => {
    const any = fc.property(possible, leftCosts, (all, left) => {
      const pairs = bestPairs(all, left);
      expect(new Set(pairs.map(({ order }) => order)).size).toBe(pairs.length);
      expect(new Set(pairs.map(({ driver }) => driver)).size).toBe(pairs.length);
      for (const pair of pairs) expect(all).toContain(pair);
      expect(total(pairs, left)).toBe(least(all, left));
      const inTurn = pairsInTurn(all).filter(({ order, cost }) => cost < (left[order] ?? 0));
      expect(total(pairs, left)).toBeLessThanOrEqual(total(inTurn, left));
    });
    fc.assert(any);
  });

  it('are found for a whole town at once, with fewer drivers than orders and with more', () => {
    const towns = fc.property(fc.integer({ min: 1, max: 400 }), fc.integer(), (drivers, seed) => {
      const all = Array.from({ length: 300 * 12 }, (_, index): Possible => {
        const order = Math.floor(index / 12);
        const number = Math.imul(index + 1, seed | 1) >>> 0;
        return { order, driver: (order + (number % 40)) % drivers, cost: number % 1_800 };
      });
      const left = new Array<number>(300).fill(3_600);
      const [best, inTurn] = [bestPairs(all, left), pairsInTurn(all)];
      expect(new Set(best.map(({ driver }) => driver)).size).toBe(best.length);
      expect(total(best, left)).toBeLessThanOrEqual(total(inTurn, left));
      expect(best.length).toBeGreaterThanOrEqual(inTurn.length);
    });
    fc.assert(towns, { numRuns: 10 });
  });

  it('leave over who has waited least, where there are too few', () => {
    const all = [0, 1, 2].map(order => ({ order, driver: 0, cost: 100 + order }));
    expect(bestPairs(all, [3_600, 3_600, 3_700])).toEqual([all[2]]);
    expect(bestPairs([], [3_600])).toEqual([]);
  });
});

it('one by one, each takes the first that is free', () => {
  const all = [
    { order: 0, driver: 1, cost: 10 },
    { order: 0, driver: 0, cost: 11 },
    { order: 1, driver: 1, cost: 10 },
    { order: 1, driver: 2, cost: 900 },
    { order: 2, driver: 1, cost: 5 },
  ];
  expect(pairsInTurn(all)).toEqual([all[0], all[3]]);
});
