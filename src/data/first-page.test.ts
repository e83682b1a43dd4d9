import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFirstPage, countAsLoading } from './first-page.ts';

let queryClient: QueryClient;
const run = vi.fn();
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** Answers what lets it be answered. */
function ask(name: string): () => void {
  let answer = () => {};
  const answered = new Promise<string>(resolve => {
    answer = () => resolve(name);
  });
  void queryClient.fetchQuery({ queryKey: [name], queryFn: () => answered });
  return answer;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (idle: () => void) => setTimeout(idle, 1));
  run.mockReset();
  queryClient = new QueryClient();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits until nothing has been read for a while, then for an idle moment', async () => {
  afterFirstPage(queryClient, run);
  const answer = ask('menu');
  await pass(300);
  answer();
  await pass(300);
  const another = ask('list');
  await pass(3_000);
  expect(run).not.toHaveBeenCalled();
  another();
  await pass(499);
  expect(run).not.toHaveBeenCalled();
  await pass(2);
  expect(run).toHaveBeenCalledTimes(1);
  ask('later')();
  await pass(20_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits for the code of the page, since what the page reads is asked for after that', async () => {
  ask('session')();
  afterFirstPage(queryClient, run);
  await pass(300);
  let arrive = (_code: string) => {};
  const code = countAsLoading(
    new Promise<string>(resolve => {
      arrive = resolve;
    }),
  );
  await pass(3_000);
  expect(run).not.toHaveBeenCalled();
  arrive('code');
  expect(await code).toBe('code');
  await pass(300);
  const answer = ask('list');
  await pass(3_000);
  expect(run).not.toHaveBeenCalled();
  answer();
  await pass(502);
  expect(run).toHaveBeenCalledTimes(1);
});

it('goes on when the code of the page does not come', async () => {
  ask('session')();
  afterFirstPage(queryClient, run);
  await expect(countAsLoading(Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  await pass(502);
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not wait for ever, neither for a page that reads nothing nor for one that never ends', async () => {
  afterFirstPage(queryClient, run);
  await pass(2_499);
  expect(run).not.toHaveBeenCalled();
  await pass(2);
  expect(run).toHaveBeenCalledTimes(1);

  ask('endless');
  afterFirstPage(queryClient, run);
  await pass(10_001);
  expect(run).toHaveBeenCalledTimes(2);
});

it('can be called off, and does without idleness', async () => {
  afterFirstPage(queryClient, run)();
  await pass(20_000);
  expect(run).not.toHaveBeenCalled();
  vi.stubGlobal('requestIdleCallback', undefined);
  afterFirstPage(queryClient, run);
  await pass(2_500);
  expect(run).toHaveBeenCalledTimes(1);
});
