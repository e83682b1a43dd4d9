/** The list around reads itself anew while it is looked at: asked by the console itself, so it is no sign of a person. */
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Answer, AnyCall, Input } from '../contract/grammar/call.ts';
import { ask } from './ask.ts';
import type { ResourceCalls } from './feature.ts';
import { type ListRequest, listInput, withIds } from './reading.ts';
import { useCapability } from './session-context.tsx';

interface SelfRefresh {
  /** When its rows were read; undefined before the first are there. Milliseconds since 1970, by this machine. */
  readOn: number | undefined;
  /** The last time it did not come off: the rows are as old as they say. */
  hasFailed: boolean;
}

/**
 * @param row of the resource that the list shows
 * @param only what the page never shows without; the same object every time
 */
export function useSelfRefresh(
  { list, idField }: ResourceCalls,
  only: Readonly<Record<string, unknown>>,
  everyMs: number,
): SelfRefresh {
  const client = useQueryClient();
  const canSort = useCapability('sort');
  const { resource, page, perPage, sort, filterValues } = useListContext();
  const params = { pagination: { page, perPage }, sort, filter: { ...filterValues, ...only } };
  const place = hashKey([resource, 'getList', params]);
  const [failedAt, setFailedAt] = useState<string | null>(null);
  const readOn = useSyncExternalStore(
    useCallback(listener => client.getQueryCache().subscribe(listener), [client]),
    () => client.getQueryCache().get(place)?.state.dataUpdatedAt || undefined,
  );

  useEffect(() => {
    if (readOn === undefined) return;
    const [resource, , { pagination, sort, filter }] = JSON.parse(place) as Place;
    const input = listInput(list, { ...pagination, sort, filter }, canSort);
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const later = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void read(), Math.max(0, ms));
    };
    async function read() {
      // nobody looks: `handleVisibility` makes up for it
      if (document.visibilityState === 'hidden') return;
      try {
        const { rows, total } = (await ask(list, input as Input<AnyCall>, {
          isBackground: true,
        })) as Answer<AnyCall> & { rows: unknown; total: number };
        if (isOver) return;
        setFailedAt(null);
        client.setQueryData([resource, 'getList', { pagination, sort, filter }], (before?: object) => ({
          ...before,
          data: withIds(rows, idField),
          total,
        }));
      } catch {
        if (isOver) return;
        setFailedAt(place);
        later(everyMs);
      }
    }
    const untilDue = () => readOn + everyMs - Date.now();
    const handleVisibility = () => document.visibilityState === 'visible' && later(untilDue());
    later(untilDue());
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [client, list, idField, place, readOn, everyMs, canSort]);

  return { readOn, hasFailed: failedAt === place };
}

type Place = [
  string,
  string,
  {
    pagination: { page: number; perPage: number };
    sort: NonNullable<ListRequest['sort']>;
    filter: Record<string, unknown>;
  },
];
