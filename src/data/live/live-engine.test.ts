import { QueryClient } from '@tanstack/react-query';
import type { DataProvider, RaRecord } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dictionaryCalls } from '../../contract/dictionary.ts';
import type { PushData } from '../../contract/push.ts';
import { createPushBus } from '../push/push-bus.ts';
import { UpstreamError } from '../send.ts';
import { answerKey } from '../use-call.ts';
import { AGAIN_MS, MARKED_MS } from './fading.ts';
import { createLiveEngine, GATHER_MS } from './live-engine.ts';

const RESOURCE = 'system-manage/admin-user';
const PARAMS = { pagination: { page: 1, perPage: 20 }, sort: { field: 'id', order: 'ASC' }, filter: {} };
const KEY = [RESOURCE, 'getList', PARAMS];
const row = (id: string, version = 1): RaRecord => ({ id, version, state: 1 });

let upstream: RaRecord[];
let client: QueryClient;
const bus = createPushBus(error => {
  throw error;
});
const getList = vi.fn(async () => ({ data: upstream, total: upstream.length }));
const getMany = vi.fn(async () => ({ data: [] as RaRecord[] }));
const readLocks = vi.fn(async () => new Map([['3', { lockedById: '9', lockedBy: '蒙建国' }]]));
let open: () => void;
let engine: ReturnType<typeof createLiveEngine>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  upstream = ['1', '2', '3'].map(id => row(id));
  client = new QueryClient({
    defaultOptions: { queries: { retry: false, gcTime: Number.POSITIVE_INFINITY } },
  });
  engine = createLiveEngine({
    bus,
    onOpen: listener => {
      open = listener;
      return () => {};
    },
    queryClient: client,
    dataProvider: { getList, getMany } as unknown as DataProvider,
    userId: '1',
    resources: new Set([RESOURCE]),
    hasLocks: true,
    own: { has: () => false },
    readLocks,
  });
});
afterEach(() => {
  engine.end();
  vi.useRealTimers();
});

const read = () => client.fetchQuery({ queryKey: KEY, queryFn: () => getList() });
const rows = () => client.getQueryData<{ data: RaRecord[]; total: number }>(KEY);
/** react-query tells a moment later. */
const pass = (milliseconds = 5) => vi.advanceTimersByTimeAsync(milliseconds);
const tell = (recordId: string, about: Partial<PushData<'RECORD_CHANGED'>> = {}) =>
  bus.tell(
    {
      type: 'RECORD_CHANGED',
      time: 0,
      data: {
        resource: RESOURCE,
        recordId,
        change: 'update',
        byId: '9',
        byName: '蒙建国',
        fields: [],
        ...about,
      },
    },
    { isLate: false, isRinging: false },
  );

async function aList() {
  const list = engine.open(RESOURCE);
  if (!list) throw new Error('NO_LIST');
  await read();
  const onBefore = vi.fn();
  const hide = list.show({ queryKey: KEY, onBefore });
  await pass();
  getList.mockClear();
  return { list, onBefore, hide };
}

describe('a list that is open', () => {
  it('asks once for what comes in a moment, and keeps its rows where they are', async () => {
    const { list, onBefore } = await aList();
    upstream = [row('3'), row('2', 2), row('1', 2), row('4')];
    tell('1');
    tell('2');
    tell('4', { change: 'create' });
    await pass(GATHER_MS);
    expect(getList).toHaveBeenCalledTimes(1);
    expect(onBefore).toHaveBeenCalledExactlyOnceWith(['1', '2']);
    expect(rows()).toMatchObject({ data: [row('1', 2), row('2', 2), row('3')], total: 4 });
    await pass();
    const { marks, waiting } = list.read();
    expect(waiting).toBe(1);
    expect([...marks].map(([id, { isChanged, lock }]) => [id, isChanged, lock])).toEqual([
      ['3', false, 'theirs'],
      ['1', true, null],
      ['2', true, null],
    ]);
    await pass(MARKED_MS);
    expect([...list.read().marks.keys()]).toEqual(['3']);
  });

  it('strikes out what is deleted, and what can be read no longer', async () => {
    const { list } = await aList();
    getMany.mockRejectedValueOnce(new UpstreamError('failure', { errCode: 3006 }));
    upstream = [row('3')];
    tell('1', { change: 'delete' });
    tell('2');
    await pass(GATHER_MS);
    await pass();
    expect(getMany).toHaveBeenCalledExactlyOnceWith(RESOURCE, { ids: ['2'] });
    expect(rows()?.data.map(({ id }) => id)).toEqual(['1', '2', '3']);
    expect(['1', '2'].map(id => list.read().marks.get(id)?.word)).toEqual(['live.now.deleted', 'live.left']);
  });

  it('asks again when there was no answer', async () => {
    const { list } = await aList();
    getList.mockRejectedValueOnce(new UpstreamError('network'));
    upstream = [row('1', 2), row('2'), row('3')];
    tell('1');
    await pass(GATHER_MS);
    expect(rows()?.data[0]).toEqual(row('1'));
    await pass(AGAIN_MS);
    await pass();
    expect(rows()?.data[0]).toEqual(row('1', 2));
    expect(list.read().marks.get('1')?.isChanged).toBe(true);
  });

  it('does not lose what is said while its rows are on their way', async () => {
    const { list } = await aList();
    let answer = () => {};
    const old = upstream;
    getList.mockImplementationOnce(
      () => new Promise(resolve => (answer = () => resolve({ data: old, total: 3 }))),
    );
    const reading = read();
    await pass();
    upstream = [row('1', 2), row('2'), row('3')];
    tell('1');
    answer();
    await reading;
    await pass(GATHER_MS);
    await pass();
    expect(rows()?.data[0]).toEqual(row('1', 2));
    expect(list.read().marks.get('1')?.isChanged).toBe(true);
  });

  it('catches up when it is shown again, and forgets its marks when the clerk loads', async () => {
    const { list, hide, onBefore } = await aList();
    hide();
    upstream = [row('1', 2), row('2'), row('3')];
    tell('1');
    await pass(GATHER_MS);
    expect(getList).not.toHaveBeenCalled();
    list.show({ queryKey: KEY, onBefore });
    await pass();
    expect(list.read().marks.get('1')?.isChanged).toBe(true);
    await read();
    await pass();
    expect([...list.read().marks.keys()]).toEqual(['3']);
  });
});

it('asks who edits what once more when the connection is open: until then nothing of it was heard', async () => {
  const { list } = await aList();
  readLocks.mockResolvedValueOnce(new Map([['2', { lockedById: '9', lockedBy: '蒙建国' }]]));
  open();
  await pass();
  expect([...list.read().marks]).toEqual([['2', expect.objectContaining({ lock: 'theirs' })]]);
});

it('tells nothing of what the clerk may not see, or nobody tells of', () => {
  expect(engine.open('system-manage/operate-log')).toBeNull();
});

describe('the words of dictionaries', () => {
  it('are read again once for what comes in a moment, also by who does not keep them', async () => {
    const key = answerKey(dictionaryCalls.queryDictList, { query: { parentCode: 'area' } });
    const others = answerKey(dictionaryCalls.queryQimoDictList, {});
    for (const queryKey of [key, others]) client.setQueryData(queryKey, []);
    const isOld = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated;
    tell('7', { resource: 'system-manage/dictionary' });
    tell('8', { resource: 'system-manage/dictionary', change: 'create' });
    expect(isOld(key)).toBe(false);
    await pass(GATHER_MS);
    expect([isOld(key), isOld(others)]).toEqual([true, false]);
    client.setQueryData(key, []);
    tell('7');
    await pass(GATHER_MS);
    expect(isOld(key)).toBe(false);
  });
});
