/** Vehicles, those that are heard, orders and street rides, by area, company and day. */
import { useTranslate } from 'ra-core';
import { useFailureText } from '../../data/use-failure-text.ts';
import type { Described } from '../../kit/state/PageState.tsx';
import { useOrderLeads } from '../../nouns/order/use-order-leads.ts';
import { ReportBar } from '../../nouns/statistics/ReportBar.tsx';
import { ReportColumns } from '../../nouns/statistics/ReportColumns.tsx';
import { StatisticsFrame } from '../../nouns/statistics/StatisticsFrame.tsx';
import { useReportPlace } from '../../nouns/statistics/use-report-place.ts';
import { addressOf, type CityFilters, readPlace } from './address.ts';
import { DaysCourse } from './DaysCourse.tsx';
import { Filters } from './Filters.tsx';
import { GroupTable } from './GroupTable.tsx';
import { Headline } from './Headline.tsx';
import { ReportTools } from './ReportTools.tsx';
import { useCityReport } from './use-city-report.ts';
import { useDaysCourse } from './use-days-course.ts';

export default function StatisticsPage() {
  const translate = useTranslate();
  const describe = useFailureText();
  const [place, change] = useReportPlace(readPlace, addressOf);
  const report = useCityReport(place);
  const { spans, drawn, total } = report;
  const leads = useOrderLeads(spans.counted, place.filters);
  const dayLeads = useOrderLeads({ from: drawn.from, to: spans.counted.to }, place.filters);
  const course = useDaysCourse(place, report);
  const narrow = (to: CityFilters) => change(from => ({ filters: { ...from.filters, ...to } }));
  const said = (error: Error | null): Described | undefined => {
    if (!error) return undefined;
    const { text, traceId } = describe(error);
    return { text: translate('statistics.away', { why: text }), traceId };
  };
  return (
    <StatisticsFrame
      title={translate('title.cityStatistics')}
      note={translate('cityStatistics.rule')}
      tools={<ReportTools place={place} report={report} course={course?.course} />}
      bar={
        <ReportBar period={place} spans={spans} onChange={change}>
          <Filters filters={place.filters} onChange={narrow} />
        </ReportBar>
      }
      away={total ? undefined : said(report.error)}
      onRetry={report.readAgain}
    >
      <Headline report={report} leads={leads} />
      <ReportColumns>
        <DaysCourse
          place={place}
          report={report}
          course={course}
          leads={dayLeads}
          error={said(report.daysError)}
        />
      </ReportColumns>
      <GroupTable
        place={place}
        report={report}
        leads={place.tab === 'day' ? dayLeads : leads}
        onChange={change}
        error={said(report.rowsError)}
      />
    </StatisticsFrame>
  );
}
