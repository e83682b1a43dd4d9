import { expect, it } from 'vitest';
import type { StatementFile } from '../../../contract/reconciliation-files.ts';
import { daysAtFirst, daysOfFile, planOf } from './plan.ts';

const DAY = '2026-11-28';
const aFile = (some: Partial<StatementFile> = {}): StatementFile => ({
  fileId: '7',
  fileName: '20261128.csv',
  sha256: 'a',
  channel: 1,
  isNoBill: 0,
  days: [DAY],
  lineCount: 3,
  channelIn: { count: 3, amount: 6000 },
  channelOut: { count: 0, amount: 0 },
  balance: 'none',
  lines: [],
  table: null,
  standing: [],
  ...some,
});
const there = { day: DAY, fileName: 'old.csv', importedBy: '谢国庆', isSame: 0, isClosed: 0 } as const;
const planned = (file: StatementFile, mayReplace = false) => {
  const all = daysOfFile(file, DAY);
  return planOf(file, all, { days: daysAtFirst(all, DAY), mayReplace });
};

it('brings in the day of the desk by itself', () => {
  expect(planned(aFile({ days: ['2026-11-27', DAY] }))).toEqual({ fileId: '7', days: [DAY], replaces: 0 });
});

it('brings in another month only once a person says so', () => {
  expect(planned(aFile({ days: ['2026-10-01', '2026-10-02'] }))).toBeUndefined();
});

it('replaces only where that is said, and names what it replaces', () => {
  const file = aFile({ standing: [there] });
  expect(daysOfFile(file, DAY)[0]?.replaces?.importedBy).toBe('谢国庆');
  expect(planned(file)).toBeUndefined();
  expect(planned(file, true)?.replaces).toBe(1);
});

it('leaves out what is there already and what is closed', () => {
  expect(planned(aFile({ standing: [{ ...there, isSame: 1 }] }), true)).toBeUndefined();
  expect(daysOfFile(aFile({ standing: [{ ...there, isClosed: 1 }] }), DAY)[0]?.barred).toBe('closed');
});

it('takes the answer that there is no bill for the channel that it was read for', () => {
  const file = aFile({ channel: 2, isNoBill: 1, lineCount: 0 });
  expect(planned(file)).toEqual({ fileId: '7', days: [DAY], replaces: 0, channel: 2 });
});

it('does not say the channel of a bill that is empty', () => {
  expect(planned(aFile({ lineCount: 0 }))).not.toHaveProperty('channel');
});

it('takes a file without times for the day of the desk', () => {
  expect(planned(aFile({ days: [] }))?.days).toEqual([DAY]);
});
