/** The figures of the period by area, company or day. */
import { useTranslate } from 'ra-core';
import type { Described } from '../../kit/state/PageState.tsx';
import type { OrderLeadsIn } from '../../nouns/order/use-order-leads.ts';
import { ReportTable } from '../../nouns/statistics/ReportTable.tsx';
import type { TableSort } from '../../nouns/statistics/report-place.ts';
import { type Place, TABS } from './address.ts';
import { useCityColumns } from './use-city-columns.tsx';
import type { CityReport } from './use-city-report.ts';

interface GroupTableProps {
  place: Place;
  report: CityReport;
  leadsIn: OrderLeadsIn;
  onChange: (change: Partial<Place>) => void;
  error: Described | undefined;
}

/** Of which the columns are kept. */
export const CITY_COLUMNS = 'report.listCityStatistics';

/** As a table begins. */
export const beginsBy = ({ tab, sort }: Place): TableSort =>
  sort ?? (tab === 'day' ? { key: 'name', isUp: true } : { key: 'orders', isUp: false });

export function GroupTable({ place, report, leadsIn, onChange, error }: GroupTableProps) {
  const translate = useTranslate();
  const { columns, sorted, foot } = useCityColumns(place, report, leadsIn);
  const { rows } = report;
  const { tab } = place;
  const sort = beginsBy(place);
  const label = (key: string) => translate(`cityStatistics.by.${key}`);
  return (
    <ReportTable
      label={label('label')}
      tabs={TABS.map(key => ({ key, label: label(key), count: key === tab ? rows?.length : undefined }))}
      tab={tab}
      columnsAs={CITY_COLUMNS}
      columns={columns}
      rows={rows && sorted(rows, sort)}
      sort={sort}
      onChange={onChange}
      foot={foot}
      none={translate('cityStatistics.none')}
      error={error}
      onRetry={report.readAgain}
    />
  );
}
