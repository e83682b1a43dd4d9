/** Vehicles, those that are heard, orders and street rides, by area, company and day. */
import { useTranslate } from 'ra-core';
import { useOrderLeads } from '../../nouns/order/use-order-leads.ts';
import { ReportBar } from '../../nouns/statistics/ReportBar.tsx';
import { ReportColumns } from '../../nouns/statistics/ReportColumns.tsx';
import { StatisticsFrame } from '../../nouns/statistics/StatisticsFrame.tsx';
import { useAway } from '../../nouns/statistics/use-away.ts';
import { useMissingWords } from '../../nouns/statistics/use-missing-words.ts';
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
  const said = useAway();
  const missingWords = useMissingWords();
  const [place, change] = useReportPlace(readPlace, addressOf);
  const report = useCityReport(place);
  const leadsIn = useOrderLeads(place.filters);
  const course = useDaysCourse(place, report);
  const narrow = (to: CityFilters) => change(from => ({ filters: { ...from.filters, ...to } }));
  return (
    <StatisticsFrame
      title={translate('title.cityStatistics')}
      note={translate('cityStatistics.rule')}
      tools={<ReportTools place={place} report={report} course={course?.course} />}
      bar={
        <ReportBar period={place} spans={report.spans} onChange={change}>
          <Filters filters={place.filters} onChange={narrow} />
        </ReportBar>
      }
      missing={missingWords(report)}
      away={report.total ? undefined : said(report.error)}
      onRetry={report.readAgain}
    >
      <Headline report={report} leadsIn={leadsIn} />
      <ReportColumns>
        <DaysCourse
          place={place}
          report={report}
          course={course}
          leadsIn={leadsIn}
          error={said(report.daysError)}
        />
      </ReportColumns>
      <GroupTable
        place={place}
        report={report}
        leadsIn={leadsIn}
        onChange={change}
        error={said(report.rowsError)}
      />
    </StatisticsFrame>
  );
}
