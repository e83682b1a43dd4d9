import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Activity, useEffect, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnswerFreezer, createAnswerFreezer } from './answer-freezer.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that reads, in a console that drops what nobody reads after a minute. */
function aConsole({ isLive }: { isLive: boolean }) {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: MINUTE_MS } } });
  const answers = createAnswerFreezer(client, () => isLive);
  const read = vi.fn(async () => `answer ${read.mock.calls.length}`);
  const page = (mode: 'visible' | 'hidden' | 'gone') => (
    <QueryClientProvider client={client}>
      <Start answers={answers} />
      <Change />
      {mode !== 'gone' && (
        <Activity mode={mode}>
          <Resting answers={answers}>
            <Reading read={read} />
          </Resting>
        </Activity>
      )}
    </QueryClientProvider>
  );
  const { rerender } = render(page('visible'));
  const show = async (mode: Parameters<typeof page>[0]) => act(async () => rerender(page(mode)));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { client, answers, read, show, wait };
}

function Start({ answers }: { answers: AnswerFreezer }) {
  useLayoutEffect(() => answers.start(), [answers]);
  return null;
}

function Resting({ answers, children }: { answers: AnswerFreezer; children: React.ReactNode }) {
  useLayoutEffect(() => {
    answers.show('/a');
    return () => answers.hide('/a');
  }, [answers]);
  useEffect(() => {
    answers.shown('/a');
    return () => queueMicrotask(answers.hidden);
  }, [answers]);
  return children;
}

function Reading({ read }: { read: () => Promise<string> }) {
  const { data } = useQuery({ queryKey: ['user', 'list'], queryFn: read, refetchInterval: 10 * MINUTE_MS });
  const [typed] = useState('typed');
  return <p>{data === undefined ? 'nothing' : `${typed} on ${data}`}</p>;
}

function Change() {
  const { mutate } = useMutation({ mutationFn: async () => 'done' });
  return (
    <button type="button" onClick={() => mutate()}>
      change
    </button>
  );
}

test('a hidden page asks for nothing, and begins with what it had', async () => {
  const { read, show, wait, client } = aConsole({ isLive: false });
  await wait(0);
  await show('hidden');
  await wait(60 * MINUTE_MS);
  expect(read).toHaveBeenCalledTimes(1);
  expect(
    client
      .getQueryCache()
      .find({ queryKey: ['user', 'list'] })
      ?.isActive(),
  ).toBe(false);
  await show('visible');
  expect(screen.getByText(/typed on answer/)).toBeTruthy();
  await wait(0);
  expect(screen.getByText('typed on answer 2')).toBeTruthy();
});

test('where the upstream tells of changes, what is minutes old need not be read again', async () => {
  const { read, show, wait } = aConsole({ isLive: true });
  await wait(0);
  await show('hidden');
  await wait(2 * MINUTE_MS);
  await show('visible');
  await wait(0);
  expect(read).toHaveBeenCalledTimes(1);
  await show('hidden');
  await wait(9 * MINUTE_MS);
  await show('visible');
  await wait(0);
  expect(read).toHaveBeenCalledTimes(2);
});

test.each<[string, (it: ReturnType<typeof aConsole>) => unknown, number]>([
  ['after news of it', ({ answers }) => answers.doubt(([first]) => first === 'user'), 2],
  ['not after news of something else', ({ answers }) => answers.doubt(([first]) => first === 'role'), 1],
  ['after something was changed here', () => screen.getByText('change').click(), 2],
])('it is read anew %s', async (_, happen, times) => {
  const it = aConsole({ isLive: true });
  await it.wait(0);
  await it.show('hidden');
  await act(async () => happen(it));
  await it.wait(1000);
  expect(it.read).toHaveBeenCalledTimes(1);
  await it.show('visible');
  await it.wait(0);
  expect(it.read).toHaveBeenCalledTimes(times);
});

test('what a closed page had is let go', async () => {
  const { client, answers, show, wait } = aConsole({ isLive: false });
  await wait(0);
  await show('hidden');
  await show('gone');
  answers.drop('/a');
  await wait(2 * MINUTE_MS);
  expect(client.getQueryCache().getAll()).toEqual([]);
});
