/** All that is counted for one place: the whole, the groups of the tab in view, and the days. */
import { type CityStatistic, reportCalls } from '../../contract/report.ts';
import { wallTimeOf } from '../../contract/wall-time.ts';
import { useAnswer } from '../../data/use-call.ts';
import { midnight } from '../../kit/format/time.ts';
import { useLastAnswer } from '../../nouns/statistics/use-last-answer.ts';
import { useReportSpans, wallTimesOf } from '../../nouns/statistics/use-report-spans.ts';
import type { Place } from './address.ts';

const FRESH = { staleTime: 60_000 };
/** A single day is shown at the end of so many. */
const DAYS_OF_A_DAY = 14;

export function useCityReport(place: Place) {
  const { filters, unit, tab } = place;
  const spans = useReportSpans(place);
  const { whole, counted, before, isRunning } = spans;
  const question = JSON.stringify([unit, whole.from, place.against, filters]);
  /** The days that are drawn. */
  const drawn = unit === 'day' ? { from: midnight(whole.from, DAYS_OF_A_DAY - 1), to: whole.to } : whole;
  const since = before && { beforeTimeStr: wallTimeOf(before.whole.from) };
  const ofPeriod = { ...wallTimesOf(counted), ...filters, ...since };
  const ofDays = { ...wallTimesOf({ from: drawn.from, to: counted.to }), ...filters };
  const ofBefore = { ...wallTimesOf(before?.whole ?? whole), ...filters };
  // a month may be longer than the one before: there the call would count into this one
  const isLonger = before !== null && counted.to - counted.from > before.whole.to - before.whole.from;
  const list = reportCalls.listCityStatistics;
  const total = useAnswer(list, { query: { ...ofPeriod, by: 'total' } }, FRESH);
  const totalBefore = useAnswer(
    list,
    { query: { ...ofBefore, by: 'total' } },
    { ...FRESH, enabled: before !== null },
  );
  const days = useAnswer(list, { query: { ...ofDays, by: 'day' } }, FRESH);
  const daysBefore = useAnswer(
    list,
    { query: { ...ofBefore, by: 'day' } },
    { ...FRESH, enabled: before !== null && unit !== 'day' },
  );
  const isByDay = tab === 'day';
  const rows = useAnswer(list, { query: { ...ofPeriod, by: tab } }, { ...FRESH, enabled: !isByDay });
  const rowsBefore = useAnswer(
    list,
    { query: { ...ofBefore, by: tab } },
    { ...FRESH, enabled: isLonger && !isByDay },
  );
  const [all] = useLastAnswer(total.data, question) ?? [];
  const [past] = useLastAnswer(totalBefore.data, question) ?? [];
  const joined = useLastAnswer(rowsBefore.data, `${question} ${tab}`);
  return {
    spans,
    drawn,
    /** What the table's file is asked with. */
    asked: { ...(isByDay ? ofDays : ofPeriod), by: tab },
    total: all,
    /** Of all days of the period before; null without a comparison. */
    totalBefore: before ? past : undefined,
    /** Orders of as much of the period before; null without a comparison, and while they are being read. */
    ordersBefore: (row: CityStatistic): number | null => {
      if (!before) return null;
      if (!isLonger) return row.ordersBefore;
      if (row.of === null) return past?.orders ?? null;
      return joined ? (joined.find(({ of }) => of === row.of)?.orders ?? 0) : null;
    },
    isRunning,
    days: useLastAnswer(days.data, question),
    daysBefore: useLastAnswer(daysBefore.data, question),
    rows: useLastAnswer(isByDay ? days.data : rows.data, `${question} ${tab}`),
    error: total.error,
    daysError: days.error,
    rowsError: isByDay ? days.error : rows.error,
    readAgain: () => {
      for (const answer of [total, days, rows]) if (answer.error) void answer.refetch();
    },
  };
}

export type CityReport = ReturnType<typeof useCityReport>;
