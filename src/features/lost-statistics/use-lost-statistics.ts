/** All that is counted of the cases of a time, each answer by itself: one that does not come keeps none away. */
import { lostReportCalls } from '../../contract/lost-report.ts';
import { toServerTime } from '../../data/server-clock.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import type { PeriodPlace } from '../../nouns/statistics/period-place.ts';
import { areSettled } from '../../nouns/statistics/settled.ts';
import { useSpan } from '../../nouns/statistics/use-span.ts';

const FRESH = { staleTime: 60_000 };

export function useLostStatistics(place: PeriodPlace) {
  // what the specification's calls are asked with is not specified: two times may be answered the same
  const isPlain = !useCapability('lostDesk');
  const { span, earlier } = useSpan(place);
  const asked = { startTime: span.from, endTime: span.to };
  const before = { startTime: earlier.from, endTime: earlier.to };
  const whole = useAnswer(lostReportCalls.statistics, { query: asked }, FRESH);
  const wholeBefore = useAnswer(
    lostReportCalls.statistics,
    { query: before },
    { ...FRESH, enabled: !isPlain },
  );
  const together = useAnswer(lostReportCalls.performanceStat, { query: asked }, FRESH);
  const clerks = useAnswer(lostReportCalls.orderPerformances, { query: asked }, FRESH);
  return {
    isPlain,
    span,
    /** What every call was asked with. */
    asked,
    whole,
    /** By the upstream's clock. */
    readOn: toServerTime(
      Math.min(...[whole, clerks].map(({ dataUpdatedAt }) => dataUpdatedAt || Date.now())),
    ),
    /** Undefined where it is not there, or cannot be asked for. */
    earlier: wholeBefore.data,
    together,
    clerks,
    isSettled: areSettled([whole, together, clerks, ...(isPlain ? [] : [wholeBefore])]),
  };
}

export type LostFigures = ReturnType<typeof useLostStatistics>;
