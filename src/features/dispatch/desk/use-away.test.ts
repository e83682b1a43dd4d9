import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { dispatchBatchCalls } from '../../../contract/dispatch-batch.ts';
import { dispatchQueryCalls } from '../../../contract/dispatch-query.ts';
import { placeCalls } from '../../../contract/place.ts';
import { answersKey } from '../../../data/use-call.ts';
import { unavailableIn } from './use-unavailable.ts';

const CANDIDATES = [...answersKey(dispatchQueryCalls.circleSearchWithPushOrNotLoad), { radius: 500 }];
const BATCH = [...answersKey(dispatchBatchCalls.batchProposal), {}];
const searchOf = (keyword: string) => [...answersKey(placeCalls.listPlaces), { keyword }];

function aDesk() {
  const client = new QueryClient();
  return {
    away: () => unavailableIn(client.getQueryCache()),
    put: (queryKey: readonly unknown[], data: unknown, updatedAt?: number) =>
      client.setQueryData(queryKey, data, { updatedAt }),
    fail: (queryKey: readonly unknown[]) =>
      client.fetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('AWAY')), retry: false }),
    /** Somebody looks at it; the end of that. */
    show: (queryKey: readonly unknown[]) =>
      new QueryObserver(client, { queryKey, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => {}),
  };
}

it('roads are away while any answer that is shown is a guess', () => {
  const { away, put, show } = aDesk();
  expect(away()).toEqual([]);
  put(CANDIDATES, { isRough: 1 });
  const hide = [show(CANDIDATES), show(BATCH)];
  expect(away()).toEqual(['roads']);
  put(BATCH, { isRough: 0 });
  expect(away()).toEqual(['roads']);
  put(CANDIDATES, { isRough: 0 });
  expect(away()).toEqual([]);
  for (const each of hide) each();
});

it('while none is shown, the latest that was counts', () => {
  const { away, put } = aDesk();
  put(CANDIDATES, { isRough: 1 }, Date.now() - 2_000);
  expect(away()).toEqual(['roads']);
  put(BATCH, { isRough: 0 }, Date.now() - 1_000);
  expect(away()).toEqual([]);
});

it('of searches of places the latest counts', async () => {
  const { away, put, fail } = aDesk();
  put(searchOf('火'), { places: [], isGeocoderAway: 1 }, Date.now() - 2_000);
  expect(away()).toEqual(['places']);
  put(searchOf('火车'), { places: [], isGeocoderAway: 0 }, Date.now() - 1_000);
  expect(away()).toEqual([]);
  await expect(fail(searchOf('火车站'))).rejects.toThrow('AWAY');
  expect(away()).toEqual(['search']);
  put(searchOf('火车站'), { places: [], isGeocoderAway: 0 });
  expect(away()).toEqual([]);
});
