import { expect, it, vi } from 'vitest';
import { reportStateOf } from './report-state.ts';

const refetch = vi.fn();
const read = { data: [], asOf: 2_000, error: null, isSettled: true, refetch };
const stale = { ...read, asOf: 1_000, error: new Error('away') };
const unread = { ...read, data: undefined, asOf: undefined, error: new Error('away') };
const coming = { ...read, data: undefined, asOf: undefined, isSettled: false };

it('a whole report says nothing', () => {
  expect(reportStateOf([read], { normal: [read] })).toMatchObject({
    asOf: 2_000,
    isStale: false,
    unread: [],
    isSettled: true,
  });
});

it('is as of its oldest answer', () => {
  expect(reportStateOf([read, stale])).toMatchObject({ asOf: 1_000, isStale: true, unread: [] });
  expect(reportStateOf([read], { against: [stale] })).toMatchObject({ asOf: 1_000, isStale: true });
});

it('names what was not read beside its main answers, which say so themselves', () => {
  const extras = { normal: [read, unread], against: [coming], company: [unread] };
  expect(reportStateOf([unread], extras)).toMatchObject({
    asOf: 2_000,
    isStale: false,
    unread: ['normal', 'company'],
    isSettled: false,
  });
});

it('reads again what has failed, each answer and no other', () => {
  const again = [vi.fn(), vi.fn(), vi.fn()];
  const [first, second, third] = again;
  reportStateOf(
    [
      { ...unread, refetch: first ?? refetch },
      { ...read, refetch: second ?? refetch },
    ],
    {
      company: [{ ...stale, refetch: third ?? refetch }],
    },
  ).readAgain();
  expect(again.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
});
