/** What a day, week or month is called. */
import { formatDay } from '../../kit/format/time.ts';
import type { Grouping, Stretch } from './period.ts';

/** `2026-11-26`, `2026-11-23 – 11-29`, `2026-11`. */
export function nameOf({ from, to }: Stretch, grouping: Grouping): string {
  if (grouping === 'month') return formatDay(from).slice(0, 'YYYY-MM'.length);
  const last = formatDay(to - 1);
  return formatDay(from) === last ? last : `${formatDay(from)} – ${last.slice('YYYY-'.length)}`;
}

/** Below a column of a chart: without the year, unless it is a month. */
export const shortName = (stretch: Stretch, grouping: Grouping): string =>
  grouping === 'month' ? nameOf(stretch, grouping) : formatDay(stretch.from).slice('YYYY-'.length);
