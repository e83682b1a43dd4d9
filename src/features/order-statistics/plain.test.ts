import { expect, it } from 'vitest';
import type { OrderStatistic } from '../../contract/report.ts';
import { startOfDay } from '../../kit/format/time.ts';
import { plainDays, plainTotal } from './plain.ts';

const row = (about: Partial<OrderStatistic>) =>
  ({
    date: '2026-11-28',
    area: '450103',
    created: 0,
    answered: 0,
    completed: 0,
    autoCancelled: 0,
    ...about,
  }) as OrderStatistic;
const span = { from: startOfDay('2026-11-28') ?? 0, to: startOfDay('2026-11-30') ?? 0 };

it('areas of a day are one day, and a day without rows has no orders', () => {
  const days = plainDays(
    [row({ created: 3, completed: 2 }), row({ area: '450102', created: 1, completed: 1 })],
    span,
  );
  expect(
    days.map(({ id, created, completed, completeRate }) => [id, created, completed, completeRate]),
  ).toEqual([
    ['2026-11-28', 4, 3, 75],
    ['2026-11-29', 0, 0, null],
  ]);
});

it('what one row does not say is not said of all', () => {
  expect(plainTotal([row({ created: 3, answered: null }), row({ created: 1, answered: 1 })])).toMatchObject({
    created: 4,
    answered: null,
    answerRate: null,
  });
});

it('a rate without its count is taken from the only row', () => {
  expect(plainTotal([row({ created: 3, answered: null, answerRate: 66.7 })]).answerRate).toBe(66.7);
});

it('rows without a day are of the only day there is', () => {
  const day = { from: span.from, to: startOfDay('2026-11-29') ?? 0 };
  expect(plainDays([row({ date: null, created: 2 })], day)[0]?.created).toBe(2);
  expect(plainDays([row({ date: null, created: 2 })], span)[0]?.created).toBe(0);
});
