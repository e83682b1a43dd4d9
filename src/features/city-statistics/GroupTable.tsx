/** The figures of the period by area, company or day. */
import { useTranslate } from 'ra-core';
import { FigureTable } from '../../kit/chart/FigureTable.tsx';
import { ColumnsMenu } from '../../kit/list/ColumnsMenu.tsx';
import { useColumns } from '../../kit/list/use-columns.ts';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import { type Described, ErrorState, PageState } from '../../kit/state/PageState.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';
import type { OrderLeads } from '../../nouns/order/use-order-leads.ts';
import { ReportTabs } from '../../nouns/statistics/ReportTabs.tsx';
import type { TableSort } from '../../nouns/statistics/report-place.ts';
import { type Place, TABS } from './address.ts';
import { type CityRow, useCityColumns } from './use-city-columns.tsx';
import type { CityReport } from './use-city-report.ts';

interface GroupTableProps {
  place: Place;
  report: CityReport;
  leads: OrderLeads;
  onChange: (change: Partial<Place>) => void;
  error: Described | undefined;
}

/** Of which the columns are kept. */
export const CITY_COLUMNS = 'report.listCityStatistics';

/** As a table begins. */
export const beginsBy = ({ tab, sort }: Place): TableSort =>
  sort ?? (tab === 'day' ? { key: 'name', isUp: true } : { key: 'orders', isUp: false });

export function GroupTable({ place, report, leads, onChange, error }: GroupTableProps) {
  const translate = useTranslate();
  const { columns, sorted, foot } = useCityColumns(place, report, leads);
  const choice = useColumns(CITY_COLUMNS, columns);
  const { rows } = report;
  const { tab, unit } = place;
  const isLate = useDelayed(!rows && !error, SKELETON_AFTER_MS);
  const sort = beginsBy(place);
  const label = (key: string) => translate(`cityStatistics.by.${key}`);
  return (
    <ReportTabs
      label={label('label')}
      tabs={TABS.map(key => ({ key, label: label(key), count: key === tab ? rows?.length : undefined }))}
      value={tab}
      onChoose={key => onChange({ tab: key, sort: undefined })}
      tools={<ColumnsMenu choice={choice} />}
    >
      {!rows && error && <ErrorState {...error} onRetry={report.readAgain} />}
      {isLate && PLACES.map(each => <SkeletonBar key={each} style={{ height: 20, margin: '6px 16px' }} />)}
      {rows?.length === 0 && <PageState title={translate('cityStatistics.none')} />}
      {rows && rows.length > 0 && (
        <FigureTable<CityRow>
          label={label(tab)}
          columns={choice.shown}
          rows={sorted(rows, sort)}
          isWhole
          sort={sort}
          onSort={key => onChange({ sort: { key, isUp: key === sort.key ? !sort.isUp : key === 'name' } })}
          // the days around a single day are more than it
          foot={report.total && !(tab === 'day' && unit === 'day') ? foot : undefined}
        />
      )}
    </ReportTabs>
  );
}

/** In place of rows that are being read. */
const PLACES = [1, 2, 3, 4, 5, 6];
