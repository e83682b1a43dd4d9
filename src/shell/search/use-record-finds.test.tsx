import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FoundRecord, RecordSearch } from '../../data/feature.ts';
import { useRecordFinds } from './use-record-finds.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

interface Asked {
  text: string;
  signal: AbortSignal;
  answer: (records: readonly FoundRecord[]) => void;
  fail: (error: unknown) => void;
}

/** A feature's search that answers when it is told to. */
function aSearch(key: string) {
  const asked: Asked[] = [];
  const search: RecordSearch = {
    key,
    title: `test.${key}`,
    order: 0,
    needs: [],
    load: async () => (text, signal) =>
      new Promise((answer, fail) => {
        asked.push({ text, signal, answer, fail });
      }),
  };
  return { search, asked };
}

const record = (name: string): FoundRecord => ({ path: `/${name}`, name });
const rest = () => act(() => vi.advanceTimersByTimeAsync(200));
const settle = (work: () => void) =>
  act(async () => {
    work();
    await vi.advanceTimersByTimeAsync(0);
  });

function open(text: string, searches: readonly RecordSearch[]) {
  return renderHook(({ typed }) => useRecordFinds(typed, searches), { initialProps: { typed: text } });
}

it('asks when the typing rests, once', async () => {
  const { search, asked } = aSearch('users');
  const { rerender } = open('w', [search]);
  for (const typed of ['we', 'wei']) rerender({ typed });
  expect(asked).toEqual([]);
  await rest();
  expect(asked.map(({ text }) => text)).toEqual(['wei']);
});

it('drops the late answer to an older text, and tells its upstream that nobody waits', async () => {
  const { search, asked } = aSearch('users');
  const { result, rerender } = open('wei', [search]);
  await rest();
  rerender({ typed: 'weich' });
  expect(asked[0]?.signal.aborted).toBe(true);
  await rest();
  await settle(() => asked[1]?.answer([record('new')]));
  await settle(() => asked[0]?.answer([record('old')]));
  expect(result.current.finds.get('users')).toEqual({ state: 'found', records: [record('new')] });
});

it('lets no search wait for another, nor fall with it', async () => {
  const [users, roles] = [aSearch('users'), aSearch('roles')];
  const searches = [users.search, roles.search];
  const { result } = open('wei', searches);
  await rest();
  expect(result.current.finds.get('users')).toEqual({ state: 'busy' });
  await settle(() => users.asked[0]?.fail(new Error('away')));
  await settle(() => roles.asked[0]?.answer([]));
  expect(result.current.finds.get('users')?.state).toBe('failed');
  expect(result.current.finds.get('roles')).toEqual({ state: 'found', records: [] });
  await settle(() => result.current.retry());
  await rest();
  expect(users.asked).toHaveLength(2);
});

it('asks nothing for one letter, and for one Chinese character it does', async () => {
  const { search, asked } = aSearch('users');
  const { result, rerender } = open('w', [search]);
  await rest();
  expect(asked).toEqual([]);
  rerender({ typed: '韦' });
  await rest();
  expect(asked).toHaveLength(1);
  rerender({ typed: '' });
  expect(result.current.finds.size).toBe(0);
});
