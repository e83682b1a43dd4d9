/** All that is counted for one place, each answer by itself: one that fails keeps none of the others away. */
import type { AnyCall } from '../../contract/grammar/call.ts';
import { type FigureUnit, reportCalls } from '../../contract/report.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useLastAnswer } from '../../nouns/statistics/use-last-answer.ts';
import { useReportSpans, wallTimesOf } from '../../nouns/statistics/use-report-spans.ts';
import type { Place } from './address.ts';

const FRESH = { staleTime: 60_000 };

export function useOrderReport(place: Place) {
  const { filters, unit, tab } = place;
  const spans = useReportSpans(place);
  const { whole, counted, before } = spans;
  const question = JSON.stringify([unit, whole.from, place.against, filters]);
  const step: FigureUnit = unit === 'day' ? 'hour' : 'day';
  const ofPeriod = { ...wallTimesOf(counted), ...filters };
  const ofWhole = { ...wallTimesOf(whole), ...filters };
  const hasBefore = { ...FRESH, enabled: before !== null };
  const ofBefore = { ...wallTimesOf(before?.counted ?? counted), ...filters };
  const ofBeforeWhole = { ...wallTimesOf(before?.whole ?? whole), ...filters };
  const isByTime = tab === 'time';
  const by = isByTime ? 'total' : tab;
  const { addressType: _one, ...ofAllAreas } = ofPeriod;
  const { addressType: _same, ...ofAllAreasWhole } = ofWhole;

  const totals = useAnswer(reportCalls.orderTotals, { query: ofPeriod }, FRESH);
  const totalsBefore = useAnswer(reportCalls.orderTotals, { query: ofBefore }, hasBefore);
  const normals = useAnswer(reportCalls.listOrderNormals, { query: { ...ofPeriod, by: 'total' } }, FRESH);
  const course = useAnswer(
    reportCalls.listOrderFigures,
    { query: { ...ofPeriod, by: 'total', unit: step } },
    FRESH,
  );
  const courseBefore = useAnswer(
    reportCalls.listOrderFigures,
    { query: { ...ofBeforeWhole, by: 'total', unit: step } },
    hasBefore,
  );
  const courseNormals = useAnswer(
    reportCalls.listOrderNormals,
    { query: { ...ofWhole, by: 'total', unit: step } },
    FRESH,
  );
  // all areas, whichever is chosen: their charts are where another one is chosen
  const areas = useAnswer(
    reportCalls.listOrderFigures,
    { query: { ...ofAllAreas, by: 'area', unit: step } },
    FRESH,
  );
  const areaNormals = useAnswer(
    reportCalls.listOrderNormals,
    { query: { ...ofAllAreasWhole, by: 'area', unit: step } },
    FRESH,
  );
  const areaTotals = useAnswer(reportCalls.listOrderFigures, { query: { ...ofAllAreas, by: 'area' } }, FRESH);
  const areaTotalNormals = useAnswer(
    reportCalls.listOrderNormals,
    { query: { ...ofAllAreas, by: 'area' } },
    FRESH,
  );
  const companies = useAnswer(reportCalls.listOrderFigures, { query: { ...ofPeriod, by: 'company' } }, FRESH);
  const ofTab = { ...FRESH, enabled: !isByTime };
  const rows = useAnswer(reportCalls.listOrderFigures, { query: { ...ofPeriod, by } }, ofTab);
  const rowsBefore = useAnswer(
    reportCalls.listOrderFigures,
    { query: { ...ofBefore, by } },
    { ...ofTab, enabled: !isByTime && before !== null },
  );
  const rowNormals = useAnswer(reportCalls.listOrderNormals, { query: { ...ofPeriod, by } }, ofTab);
  const inTab = `${question} ${tab}`;
  return {
    spans,
    step,
    /** What the table's file is asked with. */
    asked: { ...ofPeriod, by: isByTime ? step : tab },
    totals: useLastAnswer(totals.data, question),
    totalsBefore: useLastAnswer(totalsBefore.data, question)?.total,
    ranges: useLastAnswer(normals.data, question)?.[0]?.ranges,
    course: useLastAnswer(course.data, question),
    courseBefore: useLastAnswer(courseBefore.data, question),
    courseNormals: useLastAnswer(courseNormals.data, question),
    areas: useLastAnswer(areas.data, question),
    areaNormals: useLastAnswer(areaNormals.data, question),
    areaTotals: useLastAnswer(areaTotals.data, question),
    areaTotalNormals: useLastAnswer(areaTotalNormals.data, question),
    companies: useLastAnswer(companies.data, question),
    rows: useLastAnswer(rows.data, inTab),
    rowsBefore: useLastAnswer(rowsBefore.data, inTab),
    rowNormals: useLastAnswer(rowNormals.data, inTab),
    error: totals.error,
    courseError: course.error,
    areasError: areas.error ?? areaTotals.error,
    rowsError: isByTime ? course.error : rows.error,
    readAgain: () => {
      for (const answer of [totals, normals, course, courseNormals, areas, areaTotals, rows, rowNormals])
        if (answer.error) void answer.refetch();
    },
  };
}

export type OrderReport = ReturnType<typeof useOrderReport>;

/** What a file of the table is made by. */
export const FILE_CALL: AnyCall = reportCalls.listOrderFigures;
