import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refetchShown } from './fresh.ts';

let queryClient: QueryClient;
const asked = vi.fn(async ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey.join());
const stops: (() => void)[] = [];
const show = (...queryKey: string[]) =>
  stops.push(new QueryObserver(queryClient, { queryKey, queryFn: asked, retry: false }).subscribe(() => {}));
const settled = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
const keys = () => asked.mock.calls.map(([{ queryKey }]) => queryKey.join(' '));

beforeEach(async () => {
  queryClient = new QueryClient();
  show('user', 'getList');
  show('user', 'getOne');
  await queryClient.fetchQuery({ queryKey: ['role', 'getList'], queryFn: asked });
  await settled();
  asked.mockClear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

it('what is shown is asked for again, what is not counts as old', async () => {
  refetchShown(queryClient);
  await settled();
  expect(keys()).toEqual(['user getList', 'user getOne']);
  expect(queryClient.getQueryState(['role', 'getList'])?.isInvalidated).toBe(true);
});

it('a record under a form with unsaved text stays until it is opened again', async () => {
  const hold = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', hold);
  refetchShown(queryClient);
  await settled();
  window.removeEventListener('beforeunload', hold);
  expect(keys()).toEqual(['user getList']);
  expect(queryClient.getQueryState(['user', 'getOne'])?.isInvalidated).toBe(true);
});
