import { act, render } from '@testing-library/react';
import { Activity } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatClock } from '../../kit/format/time.ts';
import { type ReadSpans, useReportSpans } from './use-report-spans.ts';

const MINUTE_MS = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-30T14:00:00+08:00') }));
afterEach(() => void vi.useRealTimers());

/** A page of today, in view or kept behind another one. */
function aPage() {
  let spans: ReadSpans | undefined;
  const Today = () => {
    spans = useReportSpans({ unit: 'day', against: 'none' });
    return null;
  };
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Today />
    </Activity>
  );
  const { rerender } = render(page('visible'));
  return {
    show: (mode: 'visible' | 'hidden') => act(async () => rerender(page(mode))),
    wait: (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * MINUTE_MS)),
    ends: () => formatClock(spans?.counted.to),
  };
}

it('those of today move on every five minutes', async () => {
  const { wait, ends } = aPage();
  await wait(4);
  expect(ends()).toBe('14:00');
  await wait(1);
  expect(ends()).toBe('14:05');
});

it('those of a page that comes back into view are of now', async () => {
  const { show, wait, ends } = aPage();
  await show('hidden');
  await wait(63);
  expect(ends()).toBe('14:00');
  await show('visible');
  expect(ends()).toBe('15:03');
  await wait(5);
  expect(ends()).toBe('15:08');
});

it('those of a page that is back at once stay', async () => {
  const { show, wait, ends } = aPage();
  await wait(1);
  await show('hidden');
  await wait(2);
  await show('visible');
  expect(ends()).toBe('14:00');
});
