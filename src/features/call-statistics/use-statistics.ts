/** All that is counted for one choice of time and filters, each part by itself: one that does not come keeps none away. */
import { useMemo } from 'react';
import { callCountCalls } from '../../contract/call-record.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import type { Place } from './address.ts';
import { earlierThan, spanOf } from './period.ts';
import { totalsOf } from './totals.ts';

/** What is compared with a time that goes on moves on by so much at once. */
const STEP_MS = 5 * 60_000;
const FRESH = { staleTime: 60_000 };

export function useStatistics({ period, from, to, filters }: Place) {
  // what the specification's calls are asked with is not specified
  const canFilter = useCapability('calls');
  const now = Math.floor(Date.now() / STEP_MS) * STEP_MS;
  const span = spanOf(period, { from, to }, now);
  const earlier = earlierThan(span, now);
  const inTime = { startTime: span.from, endTime: span.to };
  const asked = { ...inTime, ...(canFilter && filters) };
  const days = useAnswer(callCountCalls.countList, { query: asked }, FRESH);
  const earlierDays = useAnswer(
    callCountCalls.countList,
    { query: { ...asked, startTime: earlier.from, endTime: earlier.to } },
    { ...FRESH, enabled: canFilter },
  );
  const agents = useAnswer(callCountCalls.countAgents, { query: asked }, FRESH);
  const keys = useAnswer(callCountCalls.countIvrList, { query: asked }, FRESH);
  const tags = useAnswer(callCountCalls.countTaggingList, { query: asked }, FRESH);
  const { data: earlierCounted } = earlierDays;
  return {
    canFilter,
    span: useMemo(() => ({ from: span.from, to: span.to }), [span.from, span.to]),
    /** What every call was asked with. */
    asked,
    days,
    /** Undefined where it is not there, or cannot be asked for. */
    earlier: earlierCounted && totalsOf(earlierCounted, earlier),
    agents,
    keys,
    tags,
  };
}

export type Statistics = ReturnType<typeof useStatistics>;
