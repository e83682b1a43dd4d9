/** Which areas and companies a report is of, over which period and counted how, as its address says it. */
import { readOne, write } from '../../nouns/statistics/period-place.ts';
import {
  readReportPeriod,
  readSort,
  type TableSort,
  writeReportPeriod,
  writeSort,
} from '../../nouns/statistics/report-place.ts';
import type { ReportPeriod } from '../../nouns/statistics/report-spans.ts';
import { CITY_STATISTICS_PATH } from './paths.ts';

export const TABS = ['area', 'company', 'day'] as const;
export type Tab = (typeof TABS)[number];

export interface CityFilters {
  addressType?: string | undefined;
  companyId?: string | undefined;
}

export interface Place extends ReportPeriod {
  filters: CityFilters;
  tab: Tab;
  /** Of the table; undefined as it begins. */
  sort?: TableSort | undefined;
}

export function readPlace(search: string): Place {
  const query = new URLSearchParams(search);
  return {
    ...readReportPeriod(query),
    filters: {
      addressType: query.get('addressType') || undefined,
      companyId: query.get('companyId') || undefined,
    },
    tab: readOne(query, 'tab', TABS) ?? 'area',
    sort: readSort(query),
  };
}

/** The address of it, with the path. */
export function addressOf({ filters, tab, sort, ...period }: Place): string {
  const query = new URLSearchParams();
  writeReportPeriod(query, period);
  write(query, 'addressType', filters.addressType);
  write(query, 'companyId', filters.companyId);
  if (tab !== 'area') query.set('tab', tab);
  writeSort(query, sort);
  return `${CITY_STATISTICS_PATH}?${query}`;
}
