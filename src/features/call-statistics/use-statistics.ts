/** All that is counted for one choice of time and filters, each part by itself: one that does not come keeps none away. */
import { callCountCalls } from '../../contract/call-record.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { areSettled } from '../../nouns/statistics/settled.ts';
import { useSpan } from '../../nouns/statistics/use-span.ts';
import type { Place } from './address.ts';
import { totalsOf } from './totals.ts';

const FRESH = { staleTime: 60_000 };

export function useStatistics(place: Place) {
  const { filters } = place;
  // what the specification's calls are asked with is not specified
  const canFilter = useCapability('calls');
  const { span, earlier } = useSpan(place);
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
    span,
    /** What every call was asked with. */
    asked,
    days,
    /** Undefined where it is not there, or cannot be asked for. */
    earlier: earlierCounted && totalsOf(earlierCounted, earlier),
    agents,
    keys,
    tags,
    isSettled: areSettled([days, agents, keys, tags, ...(canFilter ? [earlierDays] : [])]),
  };
}

export type Statistics = ReturnType<typeof useStatistics>;
