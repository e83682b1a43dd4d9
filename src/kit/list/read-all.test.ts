import type { DataProvider } from 'ra-core';
import { expect, test, vi } from 'vitest';
import { readAll } from './read-all.ts';

const list = { resource: 'bus', sort: { field: 'id', order: 'ASC' as const }, filter: { line: '7' } };

/** An upstream with so many rows. */
function upstreamOf(count: number) {
  const getList = vi.fn(async (_: string, { pagination: { page, perPage } }: { pagination: Paging }) => ({
    data: Array.from({ length: count }, (_each, at) => ({ id: String(at) })).slice(
      (page - 1) * perPage,
      page * perPage,
    ),
    total: count,
  }));
  return { getList, provider: { getList } as unknown as DataProvider };
}
interface Paging {
  page: number;
  perPage: number;
}

const read = (provider: DataProvider, most: number, total: number, controller = new AbortController()) => {
  const progress: unknown[] = [];
  const onProgress = (reading: unknown) => progress.push(reading);
  return readAll(provider, list, { most, total, signal: controller.signal, onProgress }).then(answer => ({
    answer,
    progress,
  }));
};

test('every row is read, page after page, with the filters of the list', async () => {
  const { getList, provider } = upstreamOf(450);
  const { answer, progress } = await read(provider, 1000, 450);
  expect(answer?.rows.map(({ id }) => id)).toEqual(Array.from({ length: 450 }, (_, at) => String(at)));
  expect(progress).toEqual([
    { read: 200, total: 450 },
    { read: 400, total: 450 },
    { read: 450, total: 450 },
  ]);
  for (const [, asked] of getList.mock.calls) expect(asked).toMatchObject({ filter: { line: '7' } });
});

test('no more than the most are read, and the total is told', async () => {
  const { getList, provider } = upstreamOf(5000);
  const { answer } = await read(provider, 300, 10);
  expect(answer?.rows).toHaveLength(300);
  expect(answer?.total).toBe(5000);
  expect(getList).toHaveBeenCalledTimes(2);
});

test('an empty page ends it, though more rows were told', async () => {
  const getList = vi.fn(async () => ({ data: [], total: 90 }));
  const { answer } = await read({ getList } as unknown as DataProvider, 1000, 90);
  expect(answer?.rows).toEqual([]);
  expect(getList).toHaveBeenCalledTimes(1);
});

test('a reading that is stopped answers nothing', async () => {
  const controller = new AbortController();
  const { provider } = upstreamOf(450);
  const reading = read(provider, 1000, 450, controller);
  controller.abort();
  expect((await reading).answer).toBeNull();
});
