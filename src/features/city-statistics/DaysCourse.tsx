/** How orders went from day to day. */
import { useTranslate } from 'ra-core';
import type { Described } from '../../kit/state/PageState.tsx';
import type { OrderLeadsIn } from '../../nouns/order/use-order-leads.ts';
import { CourseSection, type Reading } from '../../nouns/statistics/CourseSection.tsx';
import { useFocus } from '../../nouns/statistics/use-focus.ts';
import { usePeriodWords } from '../../nouns/statistics/use-period-words.ts';
import { useUnits } from '../../nouns/statistics/use-units.ts';
import type { Place } from './address.ts';
import { CITY_FIGURES } from './figures.ts';
import type { CityReport } from './use-city-report.ts';
import type { DrawnDays } from './use-days-course.ts';

interface DaysCourseProps {
  place: Place;
  report: CityReport;
  course: DrawnDays | undefined;
  leadsIn: OrderLeadsIn;
  error: Described | undefined;
}

/** Of the day in focus. */
const READ = CITY_FIGURES.filter(({ key }) =>
  ['orders', 'completed', 'onlineRate', 'streetRides'].includes(key),
);

export function DaysCourse({ place, report, course, leadsIn, error }: DaysCourseProps) {
  const translate = useTranslate();
  const { say } = useUnits();
  const { dayName, againstName } = usePeriodWords();
  const { drawn, counted, readAgain } = report;
  const points = course?.points ?? [];
  const known = points.findLastIndex(({ row }) => row !== null);
  const [focus, setFocus] = useFocus(drawn, known, points.length);
  const point = points[focus];
  const readings: Reading[] = [
    ...READ.map(({ key, unit }) => ({
      label: translate(`cityStatistics.figure.${key}`),
      value: say(unit, point?.row?.[key] ?? null),
      isBold: true,
    })),
    ...(point?.before
      ? [{ label: againstName(place.unit, place.against), value: say('count', point.before.orders) }]
      : []),
  ];
  return (
    <CourseSection
      title={translate('statistics.byDay')}
      sentence={place.unit === 'day' ? { words: translate('cityStatistics.fortnight'), to: null } : null}
      course={course?.course}
      focus={focus}
      onFocus={setFocus}
      head={point ? dayName(point.span.from) : ''}
      readings={readings}
      to={point ? leadsIn(counted.days)('created', point.row?.orders ?? null, { within: point.span }) : null}
      error={error}
      onRetry={readAgain}
    />
  );
}
