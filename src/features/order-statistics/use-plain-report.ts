/** What the specification's call says of a period. */
import { useMemo } from 'react';
import { reportCalls } from '../../contract/report.ts';
import { useAnswer } from '../../data/use-call.ts';
import type { Course } from '../../kit/chart/course.ts';
import { formatDay } from '../../kit/format/time.ts';
import { useLastAnswer } from '../../nouns/statistics/use-last-answer.ts';
import { useReportSpans, wallTimesOf } from '../../nouns/statistics/use-report-spans.ts';
import type { Place } from './address.ts';
import { useFigureLabels } from './Headline.tsx';
import { plainDays, plainTotal } from './plain.ts';

const FRESH = { staleTime: 60_000 };

export function usePlainReport(place: Place) {
  const label = useFigureLabels();
  const spans = useReportSpans(place);
  const { counted, whole } = spans;
  const { data, error, refetch } = useAnswer(
    reportCalls.orderStatistics,
    { query: wallTimesOf(counted) },
    FRESH,
  );
  const rows = useLastAnswer(data, `${place.unit} ${whole.from}`);
  const days = useMemo(() => rows && plainDays(rows, counted), [rows, counted]);
  const created = label('created');
  const completed = label('completed');
  const autoCancelled = label('autoCancelled');
  const course = useMemo(
    (): Course | undefined =>
      days && {
        heads: days.map(({ from }) => formatDay(from).slice('YYYY-'.length)),
        main: { name: created, values: days.map(day => day.created) },
        second: { name: completed, values: days.map(day => day.completed) },
        bars: { name: autoCancelled, values: days.map(day => day.autoCancelled) },
      },
    [days, created, completed, autoCancelled],
  );
  return { spans, days, course, total: rows && plainTotal(rows), error, refetch };
}
