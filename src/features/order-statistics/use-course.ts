/** The course of the period with its words, ready to be drawn. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { formatDay, toDayInput } from '../../kit/format/time.ts';
import { usePeriodWords } from '../../nouns/statistics/use-period-words.ts';
import type { Place } from './address.ts';
import { courseOf, pointsOf } from './course.ts';
import type { OrderReport } from './use-order-report.ts';

export function useCourse({ unit, against }: Place, report: OrderReport) {
  const translate = useTranslate();
  const { dayName, againstName } = usePeriodWords();
  const { spans, step, course, courseBefore, courseNormals } = report;
  const { whole } = spans;
  const counted = report.counted.course;
  const points = useMemo(
    () =>
      course &&
      pointsOf(whole, counted, step, { rows: course, before: courseBefore, normals: courseNormals }),
    [course, courseBefore, courseNormals, whole, counted, step],
  );
  /** As it is read beside its figures. */
  const headOf = (time: number) =>
    unit === 'day'
      ? translate('statistics.hour', { hour: Math.round((time - whole.from) / HOUR_MS) })
      : dayName(time);
  const words = [
    translate('orderStatistics.figure.created'),
    translate('orderStatistics.figure.completed'),
    translate('orderStatistics.figure.autoCancelled'),
    againstName(unit, against),
    translate('orderStatistics.createdNormal'),
  ];
  const names = words.join('\n');
  const drawn = useMemo(() => {
    if (!points) return undefined;
    const [created = '', completed = '', autoCancelled = '', before = '', normal = ''] = names.split('\n');
    const heads = points.map(({ span: { from } }, at) =>
      unit === 'day' ? String(at) : shortDay(from, unit),
    );
    return courseOf(points, heads, { created, completed, autoCancelled, before, normal });
  }, [points, names, unit]);
  return points && drawn && { points, course: drawn, headOf };
}

export type DrawnCourse = NonNullable<ReturnType<typeof useCourse>>;

const HOUR_MS = 3_600_000;

/** `11-28` in a week, `28` in a month. */
const shortDay = (time: number, unit: Place['unit']) =>
  unit === 'week' ? formatDay(time).slice('YYYY-'.length) : String(Number(toDayInput(time).slice(-2)));
