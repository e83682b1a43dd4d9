/** Orders from day to day, ready to be drawn. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { CityStatistic } from '../../contract/report.ts';
import type { Course } from '../../kit/chart/course.ts';
import { formatDay } from '../../kit/format/time.ts';
import { type Stretch, stretchesOf } from '../../nouns/statistics/period.ts';
import { usePeriodWords } from '../../nouns/statistics/use-period-words.ts';
import type { Place } from './address.ts';
import type { CityReport } from './use-city-report.ts';

export interface CityDay {
  span: Stretch;
  /** Null after today. */
  row: CityStatistic | null;
  before: CityStatistic | null;
}

export function useDaysCourse({ unit, against }: Place, { drawn, days, daysBefore }: CityReport) {
  const translate = useTranslate();
  const { againstName } = usePeriodWords();
  const { from, to } = drawn;
  const orders = translate('cityStatistics.figure.orders');
  const completed = translate('cityStatistics.figure.completed');
  const before = againstName(unit, against);
  return useMemo(() => {
    if (!days) return undefined;
    const known = new Map(days.map(row => [row.of, row]));
    const points = stretchesOf({ from, to }, 'day').map(
      (span, at): CityDay => ({ span, row: known.get(span.id) ?? null, before: daysBefore?.[at] ?? null }),
    );
    const course: Course = {
      heads: points.map(({ span }) => formatDay(span.from).slice('YYYY-'.length)),
      main: { name: orders, values: points.map(({ row }) => row?.orders ?? null) },
      second: { name: completed, values: points.map(({ row }) => row?.completed ?? null) },
      compared: daysBefore && {
        name: before,
        values: points.map(point => point.before?.orders ?? null),
      },
    };
    return { points, course };
  }, [from, to, days, daysBefore, orders, completed, before]);
}

export type DrawnDays = NonNullable<ReturnType<typeof useDaysCourse>>;
