/** The figures of the period by group: sorted, tinted where they are outside their normal range, each count a link. */
import { useTranslate } from 'ra-core';
import { CALL_TYPES, ORDER_SOURCES } from '../../contract/order.ts';
import type { Described } from '../../kit/state/PageState.tsx';
import type { OrderLeadsIn } from '../../nouns/order/use-order-leads.ts';
import { ReportTable } from '../../nouns/statistics/ReportTable.tsx';
import type { TableSort } from '../../nouns/statistics/report-place.ts';
import { type Place, TABS, type Tab } from './address.ts';
import { sortedGroups, useGroupColumns } from './use-group-columns.tsx';
import type { Group } from './use-groups.ts';
import type { OrderReport } from './use-order-report.ts';

interface GroupTableProps {
  place: Place;
  report: OrderReport;
  /** Undefined while they are being read. */
  groups: readonly Group[] | undefined;
  leadsIn: OrderLeadsIn;
  onChange: (change: Partial<Place>) => void;
  error: Described | undefined;
}

/** Of which the columns are kept. */
export const ORDER_COLUMNS = 'report.listOrderFigures';

/** As a table begins. */
export const beginsBy = ({ tab, sort }: Place): TableSort =>
  sort ?? (tab === 'time' ? { key: 'name', isUp: true } : { key: 'autoCancelled', isUp: false });

export function GroupTable({ place, report, groups, leadsIn, onChange, error }: GroupTableProps) {
  const translate = useTranslate();
  const { columns, foot, isMarked } = useGroupColumns(place, report, leadsIn);
  const { tab } = place;
  const sort = beginsBy(place);
  const label = (key: Tab) =>
    key === 'time'
      ? translate(place.unit === 'day' ? 'statistics.byHour' : 'statistics.byDay')
      : translate(`orderStatistics.by.${key}`);
  const countOf = (key: Tab) => (key === tab ? groups?.length : knownCount(key, place, report));
  return (
    <ReportTable
      label={translate('orderStatistics.by.label')}
      tabs={TABS.map(key => ({ key, label: label(key), count: countOf(key) }))}
      tab={tab}
      columnsAs={ORDER_COLUMNS}
      columns={columns}
      rows={groups && sortedGroups(groups, sort)}
      sort={sort}
      onChange={onChange}
      foot={report.totals && foot}
      isMarked={isMarked}
      none={translate('orderStatistics.none')}
      error={error}
      onRetry={report.readAgain}
    />
  );
}

/** How many rows a tab has that is not in view; undefined while that is being read. */
function knownCount(tab: Tab, { filters }: Place, report: OrderReport): number | undefined {
  if (tab === 'source') return ORDER_SOURCES.length;
  if (tab === 'orderCallType') return CALL_TYPES.length;
  if (tab === 'company') return report.companies?.length;
  if (tab === 'time') return report.course?.length;
  return report.areaTotals?.filter(({ of }) => [undefined, of].includes(filters.addressType)).length;
}
