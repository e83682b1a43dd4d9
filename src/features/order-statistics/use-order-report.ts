/** All that is counted for one place, each answer by itself: one that fails keeps none of the others away. */
import type { AnyCall } from '../../contract/grammar/call.ts';
import { type FigureUnit, reportCalls } from '../../contract/report.ts';
import type { Span } from '../../nouns/statistics/period.ts';
import { reportStateOf } from '../../nouns/statistics/report-state.ts';
import { useLastAnswer } from '../../nouns/statistics/use-last-answer.ts';
import { useReportSpans, wallTimesOf } from '../../nouns/statistics/use-report-spans.ts';
import type { Place } from './address.ts';

export function useOrderReport(place: Place) {
  const { filters, unit, tab } = place;
  const spans = useReportSpans(place);
  const { whole, counted, before } = spans;
  const question = JSON.stringify([unit, whole.from, place.against, filters]);
  const step: FigureUnit = unit === 'day' ? 'hour' : 'day';
  const { addressType: _one, ...filtersOfAllAreas } = filters;
  const ofPeriod = (span: Span) => ({ ...wallTimesOf(span), ...filters });
  const ofAllAreas = (span: Span) => ({ ...wallTimesOf(span), ...filtersOfAllAreas });
  const ofBefore = ofPeriod(before?.counted ?? counted);
  const isByTime = tab === 'time';
  const by = isByTime ? 'total' : tab;
  const { orderTotals, listOrderFigures, listOrderNormals } = reportCalls;
  const all = { question, spans };
  const compared = { ...all, isWanted: before !== null };
  const ofTab = { spans, question: `${question} ${tab}`, isWanted: !isByTime };
  const inSteps = { by: 'total', unit: step } as const;
  const areasInSteps = { by: 'area', unit: step } as const;

  const totals = useLastAnswer(orderTotals, { query: ofPeriod(counted) }, all);
  const totalsBefore = useLastAnswer(orderTotals, { query: ofBefore }, compared);
  const normals = useLastAnswer(listOrderNormals, { query: { ...ofPeriod(counted), by: 'total' } }, all);
  const course = useLastAnswer(listOrderFigures, { query: { ...ofPeriod(counted), ...inSteps } }, all);
  const courseBefore = useLastAnswer(
    listOrderFigures,
    { query: { ...ofPeriod(before?.whole ?? whole), ...inSteps } },
    compared,
  );
  const courseNormals = useLastAnswer(listOrderNormals, { query: { ...ofPeriod(whole), ...inSteps } }, all);
  // all areas, whichever is chosen: their charts are where another one is chosen
  const areas = useLastAnswer(listOrderFigures, { query: { ...ofAllAreas(counted), ...areasInSteps } }, all);
  const areaNormals = useLastAnswer(
    listOrderNormals,
    { query: { ...ofAllAreas(whole), ...areasInSteps } },
    all,
  );
  const totalOfAreas = { query: { ...ofAllAreas(counted), by: 'area' } } as const;
  const areaTotals = useLastAnswer(listOrderFigures, totalOfAreas, all);
  const areaTotalNormals = useLastAnswer(listOrderNormals, totalOfAreas, all);
  const companies = useLastAnswer(listOrderFigures, { query: { ...ofPeriod(counted), by: 'company' } }, all);
  const rows = useLastAnswer(listOrderFigures, { query: { ...ofPeriod(counted), by } }, ofTab);
  const rowsBefore = useLastAnswer(
    listOrderFigures,
    { query: { ...ofBefore, by } },
    { ...ofTab, isWanted: !isByTime && before !== null },
  );
  const rowNormals = useLastAnswer(listOrderNormals, { query: { ...ofPeriod(counted), by } }, ofTab);
  const shown = isByTime ? course : rows;
  return {
    ...reportStateOf([totals, course, areas, areaTotals, rows], {
      normal: [normals, courseNormals, areaNormals, areaTotalNormals, rowNormals],
      against: [totalsBefore, courseBefore, rowsBefore],
      company: [companies],
    }),
    spans,
    step,
    /** For which spans what is shown was read. */
    counted: {
      totals: totals.spans.counted,
      course: course.spans.counted,
      areas: areas.spans.counted,
      rows: shown.spans.counted,
    },
    /** What the table's file is asked with. */
    asked: { ...ofPeriod(shown.spans.counted), by: isByTime ? step : tab },
    totals: totals.data,
    totalsBefore: totalsBefore.data?.total,
    ranges: normals.data?.[0]?.ranges,
    course: course.data,
    courseBefore: courseBefore.data,
    courseNormals: courseNormals.data,
    areas: areas.data,
    areaNormals: areaNormals.data,
    areaTotals: areaTotals.data,
    areaTotalNormals: areaTotalNormals.data,
    companies: companies.data,
    rows: rows.data,
    rowsBefore: rowsBefore.data,
    rowNormals: rowNormals.data,
    error: totals.error,
    courseError: course.error,
    areasError: areas.error ?? areaTotals.error,
    rowsError: shown.error,
  };
}

export type OrderReport = ReturnType<typeof useOrderReport>;

/** What a file of the table is made by. */
export const FILE_CALL: AnyCall = reportCalls.listOrderFigures;
