/** What the specification's call says of a period. */
import { useMemo } from 'react';
import { reportCalls } from '../../contract/report.ts';
import type { Course } from '../../kit/chart/course.ts';
import { formatDay } from '../../kit/format/time.ts';
import { reportStateOf } from '../../nouns/statistics/report-state.ts';
import { useLastAnswer } from '../../nouns/statistics/use-last-answer.ts';
import { useReportSpans, wallTimesOf } from '../../nouns/statistics/use-report-spans.ts';
import type { Place } from './address.ts';
import { useFigureLabels } from './Headline.tsx';
import { plainDays, plainTotal } from './plain.ts';

export function usePlainReport(place: Place) {
  const label = useFigureLabels();
  const spans = useReportSpans(place);
  const { counted, whole } = spans;
  const answer = useLastAnswer(
    reportCalls.orderStatistics,
    { query: wallTimesOf(counted) },
    { question: `${place.unit} ${whole.from}`, spans },
  );
  const { data: rows, error } = answer;
  const ofRows = answer.spans.counted;
  const days = useMemo(() => rows && plainDays(rows, ofRows), [rows, ofRows]);
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
  return { ...reportStateOf([answer]), spans, days, course, total: rows && plainTotal(rows), error };
}

export type PlainReport = ReturnType<typeof usePlainReport>;
