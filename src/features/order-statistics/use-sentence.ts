/** The one thing that matters of a period, with the way to its orders. */
import { useTranslate } from 'ra-core';
import { formatCount } from '../../kit/format/count.ts';
import type { OrderLeadsIn } from '../../nouns/order/use-order-leads.ts';
import type { Sentence } from '../../nouns/statistics/CourseSection.tsx';
import type { Notable } from './notable.ts';
import type { DrawnCourse } from './use-course.ts';
import type { OrderReport } from './use-order-report.ts';

interface About {
  notable: Notable | null;
  course: DrawnCourse | undefined;
  leadsIn: OrderLeadsIn;
  report: OrderReport;
}

export function useSentence({ notable, course, leadsIn, report }: About): Sentence | null {
  const translate = useTranslate();
  const only = (words: string): Sentence => ({ words, to: null });
  if (!course) return null;
  const { points, headOf } = course;
  const { counted } = report;
  if (notable) {
    const { area, name, time, count, high } = notable;
    const words = translate('orderStatistics.notable', {
      when: headOf(time),
      area: name ?? area,
      count: formatCount(count),
      high: formatCount(high),
    });
    const within = points.find(({ span }) => span.from === time)?.span;
    return {
      words,
      to: leadsIn(counted.areas)('autoCancelled', count, { filter: { addressType: area }, within }),
    };
  }
  if (report.totals?.total.created === 0) return only(translate('orderStatistics.none'));
  if (report.areaNormals?.some(({ ranges }) => ranges.autoCancelled))
    return only(translate('orderStatistics.nothingNotable'));
  const most = points.toSorted((one, other) => (other.row?.created ?? 0) - (one.row?.created ?? 0))[0];
  if (!most?.row) return null;
  const { created } = most.row;
  const words = translate('orderStatistics.most', {
    when: headOf(most.span.from),
    count: formatCount(created),
  });
  return { words, to: leadsIn(counted.course)('created', created, { within: most.span }) };
}
