/** The report of orders on paper. */
import { useTranslate } from 'ra-core';
import type { Course } from '../../kit/chart/course.ts';
import { useColumns } from '../../kit/list/use-columns.ts';
import { leadsNowhere } from '../../nouns/order/use-order-leads.ts';
import { PrintedReport } from '../../nouns/statistics/PrintedReport.tsx';
import { usePrintedFacts } from '../../nouns/statistics/use-printed-facts.ts';
import type { Place } from './address.ts';
import { useOrderFilters } from './Filters.tsx';
import { beginsBy, ORDER_COLUMNS } from './GroupTable.tsx';
import { useHeadline } from './Headline.tsx';
import { sortedGroups, useGroupColumns } from './use-group-columns.tsx';
import type { Group } from './use-groups.ts';
import type { OrderReport } from './use-order-report.ts';

interface PrintedOrdersProps {
  place: Place;
  report: OrderReport;
  course: Course;
  groups: readonly Group[];
  onPrinted: () => void;
}

export function PrintedOrders({ place, report, course, groups, onPrinted }: PrintedOrdersProps) {
  const translate = useTranslate();
  const figures = useHeadline(report, leadsNowhere);
  const { columns, foot } = useGroupColumns(place, report, leadsNowhere);
  const { shown } = useColumns(ORDER_COLUMNS, columns);
  const facts = usePrintedFacts(place, report, useOrderFilters(), place.filters);
  return (
    <PrintedReport<Group>
      title={translate('title.orderStatistics')}
      facts={facts}
      figures={figures ?? []}
      course={course}
      columns={shown}
      rows={sortedGroups(groups, beginsBy(place))}
      foot={report.totals && foot}
      onPrinted={onPrinted}
    />
  );
}
