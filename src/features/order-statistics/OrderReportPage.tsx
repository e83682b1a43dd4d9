/** The whole report: what a period comes to, how it went, in which areas, and the same as a table. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { formatCount } from '../../kit/format/count.ts';
import { useOrderLeads } from '../../nouns/order/use-order-leads.ts';
import { FigureLink } from '../../nouns/statistics/FigureLink.tsx';
import { ReportBar } from '../../nouns/statistics/ReportBar.tsx';
import { ReportColumns } from '../../nouns/statistics/ReportColumns.tsx';
import { StatisticsFrame } from '../../nouns/statistics/StatisticsFrame.tsx';
import { useAway } from '../../nouns/statistics/use-away.ts';
import { useMissingWords } from '../../nouns/statistics/use-missing-words.ts';
import { useReportPlace } from '../../nouns/statistics/use-report-place.ts';
import { AreaCharts } from './AreaCharts.tsx';
import { addressOf, type OrderFilters, readPlace } from './address.ts';
import { CoursePart } from './CoursePart.tsx';
import { Filters } from './Filters.tsx';
import { GroupTable } from './GroupTable.tsx';
import { Headline } from './Headline.tsx';
import { ReportTools } from './ReportTools.tsx';
import { useCourse } from './use-course.ts';
import { useGroups } from './use-groups.ts';
import { useOrderReport } from './use-order-report.ts';

export function OrderReportPage() {
  const translate = useTranslate();
  const said = useAway();
  const missingWords = useMissingWords();
  const [place, change] = useReportPlace(readPlace, addressOf);
  const report = useOrderReport(place);
  const { totals, spans, counted } = report;
  const leadsIn = useOrderLeads(place.filters);
  const course = useCourse(place, report);
  const groups = useGroups(place, report, course?.points);
  const narrow = (to: OrderFilters) => change(from => ({ filters: { ...from.filters, ...to } }));
  return (
    <StatisticsFrame
      title={translate('title.orderStatistics')}
      note={
        totals && <DayRule open={totals.total.open} to={leadsIn(counted.totals)('open', totals.total.open)} />
      }
      tools={<ReportTools place={place} report={report} course={course?.course} groups={groups} />}
      bar={
        <ReportBar period={place} spans={spans} onChange={change}>
          <Filters filters={place.filters} onChange={narrow} />
        </ReportBar>
      }
      missing={missingWords(report)}
      away={totals ? undefined : said(report.error)}
      onRetry={report.readAgain}
    >
      <Headline report={report} leadsIn={leadsIn} />
      <ReportColumns
        side={
          <AreaCharts
            report={report}
            chosen={place.filters.addressType}
            onChoose={narrow}
            error={said(report.areasError)}
          />
        }
      >
        <CoursePart
          place={place}
          report={report}
          course={course}
          leadsIn={leadsIn}
          error={said(report.courseError)}
        />
      </ReportColumns>
      <GroupTable
        place={place}
        report={report}
        groups={groups}
        leadsIn={leadsIn}
        onChange={change}
        error={said(report.rowsError)}
      />
    </StatisticsFrame>
  );
}

/** By which day orders are counted, and how many of them are still open. */
function DayRule({ open, to }: { open: number; to: string | null }) {
  const translate = useTranslate();
  if (open === 0) return translate('orderStatistics.rule.settled');
  const count = translate('orderStatistics.rule.open', { smart_count: open, count: formatCount(open) });
  return (
    <Rule>
      {translate('orderStatistics.rule.byDay')}
      <FigureLink to={to}>{count}</FigureLink>
      {translate('orderStatistics.rule.changing')}
    </Rule>
  );
}

const Rule = styled('span')({ whiteSpace: 'pre-wrap' });
