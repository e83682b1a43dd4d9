import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { reportCalls } from '../../contract/report.ts';
import { ask } from '../../data/ask.ts';
import { type ReportPeriod, reportSpans } from './report-spans.ts';
import { useLastAnswer } from './use-last-answer.ts';
import { wallTimesOf } from './use-report-spans.ts';

vi.mock('../../data/ask.ts', () => ({ ask: vi.fn() }));

const NOON = Date.parse('2026-11-30T12:00:00+08:00');
const STEP_MS = 300_000;
const TODAY: ReportPeriod = { unit: 'day', against: 'none' };

interface Given {
  now: number;
  period?: ReportPeriod;
  isWanted?: boolean;
}

function aReader(first: Given) {
  const client = new QueryClient();
  const Reading = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  // the spans are those of before until something changes, as on the page
  const made = new Map<string, ReturnType<typeof spansOf>>();
  const spansOf = (period: ReportPeriod, now: number) => ({ ...reportSpans(period, now), readOn: now });
  const { result, rerender } = renderHook(
    ({ now, period = TODAY, isWanted = true }: Given) => {
      const key = JSON.stringify([period, now]);
      const spans = made.get(key) ?? spansOf(period, now);
      made.set(key, spans);
      const query = wallTimesOf(spans.counted);
      const about = { question: JSON.stringify(period), spans, isWanted };
      return useLastAnswer(reportCalls.listOrderFigures, { query }, about);
    },
    { wrapper: Reading, initialProps: first },
  );
  const told = () => result.current;
  return {
    told,
    ask: rerender,
    tells: (what: object) => waitFor(() => expect(told()).toMatchObject(what)),
  };
}

const answers = (rows: readonly unknown[]) => vi.mocked(ask).mockResolvedValueOnce(rows as never);
const fails = () => vi.mocked(ask).mockRejectedValueOnce(new Error('away'));

beforeEach(() => void vi.mocked(ask).mockReset());

it('data keeps the span that it was read for while a later one is being read', async () => {
  answers([{ created: 1 }]);
  const { told, tells, ask: again } = aReader({ now: NOON });
  await tells({ data: [{ created: 1 }], asOf: NOON, isSettled: true });
  vi.mocked(ask).mockReturnValueOnce(new Promise(() => {}));
  again({ now: NOON + STEP_MS });
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(told()).toMatchObject({ data: [{ created: 1 }], asOf: NOON, error: null });
  expect(told().spans.counted.to).toBe(NOON);
});

it('data that could not be read anew stays with its span, and says so until it is', async () => {
  answers([{ created: 1 }]);
  const { told, tells, ask: again } = aReader({ now: NOON });
  await tells({ data: [{ created: 1 }] });
  fails();
  again({ now: NOON + STEP_MS });
  await tells({ data: [{ created: 1 }], asOf: NOON, error: new Error('away') });
  expect(told().spans.counted.to).toBe(NOON);
  answers([{ created: 2 }]);
  told().refetch();
  await tells({ data: [{ created: 2 }], asOf: NOON + STEP_MS, error: null });
  expect(told().spans.counted.to).toBe(NOON + STEP_MS);
});

it('another question begins with nothing', async () => {
  answers([{ created: 1 }]);
  const { tells, ask: again } = aReader({ now: NOON });
  await tells({ data: [{ created: 1 }] });
  fails();
  again({ now: NOON, period: { ...TODAY, unit: 'month' } });
  await tells({ data: undefined, asOf: undefined, error: new Error('away'), isSettled: true });
});

it('what is not wanted has no data, though another part of the page has read it', async () => {
  answers([{ created: 1 }]);
  const { told, tells, ask: again } = aReader({ now: NOON });
  await tells({ data: [{ created: 1 }] });
  again({ now: NOON, isWanted: false });
  expect(told()).toMatchObject({ data: undefined, error: null, isSettled: true });
});
