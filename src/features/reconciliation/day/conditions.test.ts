import { expect, it } from 'vitest';
import type { DaySummary } from '../../../contract/reconciliation-records.ts';
import { firstToClose, shareOf, unmetOf } from './conditions.ts';

const nothing = { statements: 0, statementsOf: 0, differences: 0, differencesOf: 0, processing: 0 };
const aDay = (day: string, missing: Partial<typeof nothing>, state: DaySummary['state'] = 'open') => ({
  day,
  state,
  closedBy: null,
  closedOn: null,
  dueOn: 0,
  missing: { ...nothing, ...missing },
});

it('counts conditions, not what is missing of each', () => {
  expect(unmetOf(aDay('2026-11-28', { statements: 1, differences: 3, processing: 1 }))).toHaveLength(3);
  expect(unmetOf(aDay('2026-11-28', { statementsOf: 4, differencesOf: 8 }))).toEqual([]);
});

it('is met in full where there is nothing to do', () => {
  expect(shareOf(aDay('2026-11-28', {}), 'statements')).toBe(1);
  expect(shareOf(aDay('2026-11-28', { statements: 1, statementsOf: 4 }), 'statements')).toBe(0.75);
  expect(shareOf(aDay('2026-11-28', { processing: 1 }), 'processing')).toBe(0);
});

it('begins with the oldest open day in which something happened', () => {
  const days = [
    aDay('2026-11-25', {}),
    aDay('2026-11-26', { statementsOf: 2 }, 'closed'),
    aDay('2026-11-27', { statementsOf: 2 }),
    aDay('2026-11-28', { statementsOf: 2 }),
  ];
  expect(firstToClose(days)?.day).toBe('2026-11-27');
  expect(firstToClose(days.slice(0, 2))).toBeUndefined();
  expect(firstToClose(days.map(day => ({ ...day, dueOn: null })))).toBeUndefined();
});
