/** What is done with the whole report: printed and taken away as a file. */
import { useTranslate } from 'ra-core';
import { reportCalls } from '../../contract/report.ts';
import type { Course } from '../../kit/chart/course.ts';
import { late } from '../../kit/late.tsx';
import { leadsNowhere } from '../../nouns/order/use-order-leads.ts';
import { FiguresExport } from '../../nouns/statistics/FiguresExport.tsx';
import { PrintReportButton } from '../../nouns/statistics/PrintReportButton.tsx';
import type { Place } from './address.ts';
import { type CityRow, useCityColumns } from './use-city-columns.tsx';
import type { CityReport } from './use-city-report.ts';

interface ReportToolsProps {
  place: Place;
  report: CityReport;
  /** Undefined while it is being read. */
  course: Course | undefined;
}

const PrintedCity = late(() => import('./PrintedCity.tsx'), 'PrintedCity');

export function ReportTools(props: ReportToolsProps) {
  const { place, report, course } = props;
  const translate = useTranslate();
  const { columns } = useCityColumns(place, report, leadsNowhere);
  return (
    <>
      <PrintReportButton isReady={report.isSettled && course !== undefined && report.rows !== undefined}>
        {onPrinted => course && <PrintedCity {...props} course={course} onPrinted={onPrinted} />}
      </PrintReportButton>
      <FiguresExport<CityRow>
        call={reportCalls.listCityStatistics}
        asked={report.asked}
        columns={columns}
        title={translate('title.cityStatistics')}
        total={report.rows?.length ?? 0}
        hotkey="e"
      />
    </>
  );
}
