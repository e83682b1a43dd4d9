/** Which period a report is of, as its address says it. */
import { startOfDay } from '../../kit/format/time.ts';
import { GROUPINGS } from './period.ts';
import { readOne } from './period-place.ts';
import { COMPARISONS, type ReportPeriod } from './report-spans.ts';

/** An address without it is of today, beside yesterday; an unknown value counts as left out. */
export function readReportPeriod(query: URLSearchParams): ReportPeriod {
  const on = query.get('on');
  return {
    unit: readOne(query, 'unit', GROUPINGS) ?? 'day',
    on: on !== null && startOfDay(on) !== null ? on : undefined,
    against: readOne(query, 'against', COMPARISONS) ?? 'before',
  };
}

export function writeReportPeriod(query: URLSearchParams, { unit, on, against }: ReportPeriod): void {
  query.set('unit', unit);
  if (on !== undefined) query.set('on', on);
  if (against !== 'before') query.set('against', against);
}

/** By which column a table is sorted. */
export interface TableSort {
  key: string;
  isUp: boolean;
}

/** `autoCancelled` upwards, `-autoCancelled` downwards; undefined where none is chosen. */
export function readSort(query: URLSearchParams): TableSort | undefined {
  const [, sign, key] = /^(-?)(\w+)$/.exec(query.get('sort') ?? '') ?? [];
  return key === undefined ? undefined : { key, isUp: sign !== '-' };
}

export function writeSort(query: URLSearchParams, sort: TableSort | undefined): void {
  if (sort) query.set('sort', `${sort.isUp ? '' : '-'}${sort.key}`);
}
