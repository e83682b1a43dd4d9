/** The report of areas on paper. */
import { useTranslate } from 'ra-core';
import type { Course } from '../../kit/chart/course.ts';
import { useColumns } from '../../kit/list/use-columns.ts';
import { leadsNowhere } from '../../nouns/order/use-order-leads.ts';
import { PrintedReport } from '../../nouns/statistics/PrintedReport.tsx';
import { usePrintedFacts } from '../../nouns/statistics/use-printed-facts.ts';
import type { Place } from './address.ts';
import { useCityFilters } from './Filters.tsx';
import { beginsBy, CITY_COLUMNS } from './GroupTable.tsx';
import { useHeadline } from './Headline.tsx';
import { type CityRow, useCityColumns } from './use-city-columns.tsx';
import type { CityReport } from './use-city-report.ts';

interface PrintedCityProps {
  place: Place;
  report: CityReport;
  course: Course;
  onPrinted: () => void;
}

export function PrintedCity({ place, report, course, onPrinted }: PrintedCityProps) {
  const translate = useTranslate();
  const figures = useHeadline(report, leadsNowhere);
  const { columns, sorted, foot } = useCityColumns(place, report, leadsNowhere);
  const { shown } = useColumns(CITY_COLUMNS, columns);
  const facts = usePrintedFacts(place, report, useCityFilters(), place.filters);
  return (
    <PrintedReport<CityRow>
      title={translate('title.cityStatistics')}
      facts={facts}
      figures={figures ?? []}
      course={course}
      columns={shown}
      rows={sorted(report.rows ?? [], beginsBy(place))}
      foot={foot}
      onPrinted={onPrinted}
    />
  );
}
