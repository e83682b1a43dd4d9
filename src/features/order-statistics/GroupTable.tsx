/** The figures of the period by group: sorted, tinted where they are outside their normal range, each count a link. */
import { useTranslate } from 'ra-core';
import { CALL_TYPES, ORDER_SOURCES } from '../../contract/order.ts';
import { FigureTable } from '../../kit/chart/FigureTable.tsx';
import { ColumnsMenu } from '../../kit/list/ColumnsMenu.tsx';
import { useColumns } from '../../kit/list/use-columns.ts';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import { type Described, ErrorState, PageState } from '../../kit/state/PageState.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';
import type { OrderLeads } from '../../nouns/order/use-order-leads.ts';
import { ReportTabs } from '../../nouns/statistics/ReportTabs.tsx';
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
  leads: OrderLeads;
  onChange: (change: Partial<Place>) => void;
  error: Described | undefined;
}

/** Of which the columns are kept. */
export const ORDER_COLUMNS = 'report.listOrderFigures';

/** As a table begins. */
export const beginsBy = ({ tab, sort }: Place): TableSort =>
  sort ?? (tab === 'time' ? { key: 'name', isUp: true } : { key: 'autoCancelled', isUp: false });

export function GroupTable({ place, report, groups, leads, onChange, error }: GroupTableProps) {
  const translate = useTranslate();
  const { columns, foot, isMarked } = useGroupColumns(place, report, leads);
  const choice = useColumns(ORDER_COLUMNS, columns);
  const isLate = useDelayed(!groups && !error, SKELETON_AFTER_MS);
  const { tab } = place;
  const sort = beginsBy(place);
  const label = (key: Tab) =>
    key === 'time'
      ? translate(place.unit === 'day' ? 'statistics.byHour' : 'statistics.byDay')
      : translate(`orderStatistics.by.${key}`);
  const countOf = (key: Tab) => (key === tab ? groups?.length : knownCount(key, place, report));
  return (
    <ReportTabs
      label={translate('orderStatistics.by.label')}
      tabs={TABS.map(key => ({ key, label: label(key), count: countOf(key) }))}
      value={tab}
      onChoose={key => onChange({ tab: key, sort: undefined })}
      tools={<ColumnsMenu choice={choice} />}
    >
      {!groups && error && <ErrorState {...error} onRetry={report.readAgain} />}
      {isLate && PLACES.map(place => <SkeletonBar key={place} style={{ height: 20, margin: '6px 16px' }} />)}
      {groups?.length === 0 && <PageState title={translate('orderStatistics.none')} />}
      {groups && groups.length > 0 && (
        <FigureTable<Group>
          label={label(tab)}
          columns={choice.shown}
          rows={sortedGroups(groups, sort)}
          isWhole
          sort={sort}
          onSort={key => onChange({ sort: { key, isUp: key === sort.key ? !sort.isUp : key === 'name' } })}
          foot={report.totals && foot}
          isMarked={isMarked}
        />
      )}
    </ReportTabs>
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

/** In place of rows that are being read. */
const PLACES = [1, 2, 3, 4, 5, 6];
