/** Which orders a report is of, over which period and counted how, as its address says it. */
import { CALL_TYPES, ORDER_SOURCES, ORDER_TYPES } from '../../contract/order.ts';
import { readOne, write } from '../../nouns/statistics/period-place.ts';
import {
  readReportPeriod,
  readSort,
  type TableSort,
  writeReportPeriod,
  writeSort,
} from '../../nouns/statistics/report-place.ts';
import type { ReportPeriod } from '../../nouns/statistics/report-spans.ts';
import { ORDER_STATISTICS_PATH } from './paths.ts';

/** `time`: by hour of a day, by day of a week or month. */
export const TABS = ['area', 'time', 'company', 'source', 'orderCallType'] as const;
export type Tab = (typeof TABS)[number];

/** As calls and the order list name them. */
export interface OrderFilters {
  addressType?: string | undefined;
  companyId?: string | undefined;
  source?: (typeof ORDER_SOURCES)[number] | undefined;
  type?: (typeof ORDER_TYPES)[number] | undefined;
  orderCallType?: (typeof CALL_TYPES)[number] | undefined;
}

export interface Place extends ReportPeriod {
  filters: OrderFilters;
  tab: Tab;
  /** Of the table; undefined as it begins. */
  sort?: TableSort | undefined;
}

export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  const text = (name: string) => query.get(name) || undefined;
  const oneOf = <V extends string | number>(name: string, values: readonly V[]) =>
    values.find(value => String(value) === query.get(name));
  return {
    ...readReportPeriod(query),
    filters: {
      addressType: text('addressType'),
      companyId: text('companyId'),
      source: oneOf('source', ORDER_SOURCES),
      type: oneOf('type', ORDER_TYPES),
      orderCallType: oneOf('orderCallType', CALL_TYPES),
    },
    tab: readOne(query, 'tab', TABS) ?? 'area',
    sort: readSort(query),
  };
}

/** The address of it, with the path. */
export function addressOf({ filters, tab, sort, ...period }: Place): string {
  const query = new URLSearchParams();
  writeReportPeriod(query, period);
  for (const [name, value] of Object.entries(filters)) write(query, name, value);
  if (tab !== 'area') query.set('tab', tab);
  writeSort(query, sort);
  return `${ORDER_STATISTICS_PATH}?${query}`;
}
