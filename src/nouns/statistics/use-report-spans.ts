/** The spans of a report. Those of a period that goes on, and what is read of it, move on every few minutes. */
import { useEffect, useMemo, useState } from 'react';
import { wallTimeOf } from '../../contract/wall-time.ts';
import { serverNow } from '../../data/server-clock.ts';
import type { Span } from './period.ts';
import { type ReportPeriod, type ReportSpans, reportSpans } from './report-spans.ts';

const STEP_MS = 5 * 60_000;

export interface ReadSpans extends ReportSpans {
  /** Up to which time they were made. */
  readOn: number;
}

export function useReportSpans({ unit, on, against }: ReportPeriod): ReadSpans {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    // a page that was kept out of view has missed its steps
    setNow(was => (serverNow() - was < STEP_MS ? was : serverNow()));
    const timer = setInterval(() => setNow(serverNow()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return useMemo(
    () => ({ ...reportSpans({ unit, on, against }, now), readOn: now }),
    [unit, on, against, now],
  );
}

/** As the calls of reports take it: the second of the end is part of it. */
export const wallTimesOf = ({ from, to }: Span) => ({
  startTimeStr: wallTimeOf(from),
  endTimeStr: wallTimeOf(to - 1_000),
});
