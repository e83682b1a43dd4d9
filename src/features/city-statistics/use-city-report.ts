/** All that is counted for one place: the whole, the groups of the tab in view, and the days. */
import { type CityStatistic, reportCalls } from '../../contract/report.ts';
import { wallTimeOf } from '../../contract/wall-time.ts';
import { midnight } from '../../kit/format/time.ts';
import type { Span } from '../../nouns/statistics/period.ts';
import { reportStateOf } from '../../nouns/statistics/report-state.ts';
import { useLastAnswer } from '../../nouns/statistics/use-last-answer.ts';
import { useReportSpans, wallTimesOf } from '../../nouns/statistics/use-report-spans.ts';
import type { Place } from './address.ts';

/** A single day is shown at the end of so many. */
const DAYS_OF_A_DAY = 14;

export function useCityReport(place: Place) {
  const { filters, unit, tab } = place;
  const spans = useReportSpans(place);
  const { whole, counted, before, isRunning } = spans;
  const question = JSON.stringify([unit, whole.from, place.against, filters]);
  /** The days that are drawn. */
  const drawn = unit === 'day' ? { from: midnight(whole.from, DAYS_OF_A_DAY - 1), to: whole.to } : whole;
  const daysIn = ({ to }: Span) => ({ from: drawn.from, to });
  const since = before && { beforeTimeStr: wallTimeOf(before.whole.from) };
  const ofPeriod = (span: Span) => ({ ...wallTimesOf(span), ...filters, ...since });
  const ofDays = (span: Span) => ({ ...wallTimesOf(daysIn(span)), ...filters });
  const ofBefore = { ...wallTimesOf(before?.whole ?? whole), ...filters };
  // a month may be longer than the one before: there the call would count into this one
  const isLonger = before !== null && counted.to - counted.from > before.whole.to - before.whole.from;
  const isByDay = tab === 'day';
  const list = reportCalls.listCityStatistics;
  const all = { question, spans };
  const compared = { ...all, isWanted: before !== null };
  const ofTab = { spans, question: `${question} ${tab}`, isWanted: !isByDay };
  const total = useLastAnswer(list, { query: { ...ofPeriod(counted), by: 'total' } }, all);
  const totalBefore = useLastAnswer(list, { query: { ...ofBefore, by: 'total' } }, compared);
  const days = useLastAnswer(list, { query: { ...ofDays(counted), by: 'day' } }, all);
  const daysBefore = useLastAnswer(
    list,
    { query: { ...ofBefore, by: 'day' } },
    { ...compared, isWanted: before !== null && unit !== 'day' },
  );
  const ofGroups = useLastAnswer(list, { query: { ...ofPeriod(counted), by: tab } }, ofTab);
  const rowsBefore = useLastAnswer(
    list,
    { query: { ...ofBefore, by: tab } },
    { ...ofTab, isWanted: isLonger && !isByDay },
  );
  const rows = isByDay ? days : ofGroups;
  const [past] = totalBefore.data ?? [];
  const daysCounted = daysIn(days.spans.counted);
  return {
    ...reportStateOf([total, days, ofGroups], { against: [totalBefore, daysBefore, rowsBefore] }),
    spans,
    drawn,
    /** For which spans what is shown was read. */
    counted: {
      total: total.spans.counted,
      days: daysCounted,
      rows: isByDay ? daysCounted : ofGroups.spans.counted,
    },
    /** What the table's file is asked with. */
    asked: { ...(isByDay ? ofDays : ofPeriod)(rows.spans.counted), by: tab },
    total: total.data?.[0],
    /** Of all days of the period before; undefined without a comparison. */
    totalBefore: past,
    /** Orders of as much of the period before; null without a comparison, and while they are being read. */
    ordersBefore: (row: CityStatistic): number | null => {
      if (!before) return null;
      if (!isLonger) return row.ordersBefore;
      if (row.of === null) return past?.orders ?? null;
      return rowsBefore.data ? (rowsBefore.data.find(({ of }) => of === row.of)?.orders ?? 0) : null;
    },
    isRunning,
    days: days.data,
    daysBefore: daysBefore.data,
    rows: rows.data,
    error: total.error,
    daysError: days.error,
    rowsError: rows.error,
  };
}

export type CityReport = ReturnType<typeof useCityReport>;
