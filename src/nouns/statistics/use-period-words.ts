/** What periods are called. */
import { useTranslate } from 'ra-core';
import { formatDay } from '../../kit/format/time.ts';
import type { Grouping, Span } from './period.ts';
import { type Comparison, weekdayOf } from './report-spans.ts';
import { nameOf } from './stretch-names.ts';

const YEAR = 'YYYY-'.length;

export function usePeriodWords() {
  const translate = useTranslate();
  const dayName = (time: number) =>
    `${formatDay(time).slice(YEAR)} ${translate(`statistics.weekday.${weekdayOf(time)}`)}`;
  return {
    /** `11-28 周六`. */
    dayName,
    /** `11-28 周六`, `11-23 – 11-29`, `2026-11`; days of other years than now with the year. */
    periodName: (span: Span, unit: Grouping, now: number) => {
      const isThisYear = formatDay(span.from).slice(0, YEAR) === formatDay(now).slice(0, YEAR);
      const stretch = { ...span, id: '' };
      if (unit === 'month') return nameOf(stretch, unit);
      if (unit === 'week') return nameOf(stretch, unit).slice(isThisYear ? YEAR : 0);
      return isThisYear ? dayName(span.from) : `${formatDay(span.from).slice(0, YEAR)}${dayName(span.from)}`;
    },
    againstName: (unit: Grouping, against: Comparison) => translate(`statistics.against.${unit}.${against}`),
  };
}
