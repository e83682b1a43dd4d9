/** How orders went over the period, with what matters most of it. */
import { useTranslate } from 'ra-core';
import { isOutside } from '../../data/normal-range.ts';
import { formatCount } from '../../kit/format/count.ts';
import type { Described } from '../../kit/state/PageState.tsx';
import type { OrderLeadsIn } from '../../nouns/order/use-order-leads.ts';
import { CourseSection, type Reading } from '../../nouns/statistics/CourseSection.tsx';
import { useFocus } from '../../nouns/statistics/use-focus.ts';
import { usePeriodWords } from '../../nouns/statistics/use-period-words.ts';
import { useUnits } from '../../nouns/statistics/use-units.ts';
import type { Place } from './address.ts';
import { firstFocus } from './course.ts';
import { notableOf } from './notable.ts';
import type { DrawnCourse } from './use-course.ts';
import type { OrderReport } from './use-order-report.ts';
import { useSentence } from './use-sentence.ts';

interface CoursePartProps {
  place: Place;
  report: OrderReport;
  course: DrawnCourse | undefined;
  leadsIn: OrderLeadsIn;
  error: Described | undefined;
}

export function CoursePart({ place, report, course, leadsIn, error }: CoursePartProps) {
  const translate = useTranslate();
  const { againstName } = usePeriodWords();
  const { range } = useUnits();
  const { areas, areaNormals, counted, readAgain, spans } = report;
  const notable = notableOf(areas ?? [], areaNormals ?? [], place.filters.addressType);
  const sentence = useSentence({ notable, course, leadsIn, report });
  const points = course?.points ?? [];
  const notableAt = points.findIndex(({ span }) => span.from === notable?.time);
  const first = notableAt >= 0 ? notableAt : firstFocus(points);
  const [focus, setFocus] = useFocus(spans.whole, first, points.length);
  const point = points[focus];
  const title = translate(place.unit === 'day' ? 'statistics.byHour' : 'statistics.byDay');
  const label = (key: string) => translate(`orderStatistics.figure.${key}`);
  const readings: Reading[] = point
    ? [
        { label: label('created'), value: formatCount(point.row?.created), isBold: true },
        { label: label('completed'), value: formatCount(point.row?.completed), isBold: true },
        {
          label: label('autoCancelled'),
          value: formatCount(point.row?.autoCancelled),
          isBold: true,
          isBad: isOutside(point.row?.autoCancelled ?? null, point.ranges?.autoCancelled, 'above'),
        },
        ...(point.before
          ? [{ label: againstName(place.unit, place.against), value: formatCount(point.before.created) }]
          : []),
        { label: translate('statistics.normal'), value: range('count', point.ranges?.created) },
      ]
    : [];
  return (
    <CourseSection
      title={title}
      sentence={sentence}
      course={course?.course}
      focus={focus}
      onFocus={setFocus}
      head={point && course ? course.headOf(point.span.from) : ''}
      readings={readings}
      to={
        point ? leadsIn(counted.course)('created', point.row?.created ?? null, { within: point.span }) : null
      }
      error={error}
      onRetry={readAgain}
    />
  );
}
