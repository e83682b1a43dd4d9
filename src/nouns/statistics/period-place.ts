/** Over which time and how put together, as an address says it. */
import { GROUPINGS, type Grouping, PERIODS, type Period } from './period.ts';

export interface PeriodPlace {
  period: Period;
  /** Any time of the first and the last day, where the period is one's own. */
  from?: number | undefined;
  to?: number | undefined;
  grouping: Grouping;
}

/** What says nothing known says what a page without any of it shows: seven days, by day. */
export const readPeriod = (query: URLSearchParams): PeriodPlace => ({
  period: readOne(query, 'period', PERIODS) ?? 'week',
  from: readTime(query, 'from'),
  to: readTime(query, 'to'),
  grouping: readOne(query, 'by', GROUPINGS) ?? 'day',
});

export function writePeriod(query: URLSearchParams, { period, from, to, grouping }: PeriodPlace): void {
  query.set('period', period);
  if (period === 'own') {
    write(query, 'from', from);
    write(query, 'to', to);
  }
  query.set('by', grouping);
}

/** One of these values; undefined where it is none of them. */
export const readOne = <V extends string>(query: URLSearchParams, name: string, values: readonly V[]) =>
  values.find(value => value === query.get(name));

/** Milliseconds since 1970. */
export function readTime(query: URLSearchParams, name: string): number | undefined {
  const value = Number(query.get(name));
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** Nothing where there is nothing to say. */
export function write(query: URLSearchParams, name: string, value: string | number | undefined): void {
  if (value !== undefined) query.set(name, String(value));
}
