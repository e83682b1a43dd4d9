/** The one thing that matters of a period, as a link to its orders. */
import { LinkBase, useTranslate } from 'ra-core';
import { formatCount } from '../../kit/format/count.ts';
import type { OrderLeads } from '../../nouns/order/use-order-leads.ts';
import { firstFocus } from './course.ts';
import type { Notable } from './notable.ts';
import type { DrawnCourse } from './use-course.ts';
import type { OrderReport } from './use-order-report.ts';

interface SentenceProps {
  notable: Notable | null;
  course: DrawnCourse;
  leads: OrderLeads;
  report: OrderReport;
}

export function Sentence({ notable, course: { points, headOf }, leads, report }: SentenceProps) {
  const translate = useTranslate();
  if (notable) {
    const { area, name, time, count, high } = notable;
    const words = translate('orderStatistics.notable', {
      when: headOf(time),
      area: name ?? area,
      count: formatCount(count),
      high: formatCount(high),
    });
    const within = points.find(({ span }) => span.from === time)?.span;
    const to = leads('autoCancelled', count, { filter: { addressType: area }, within });
    return to === null ? words : <LinkBase to={to}>{words}</LinkBase>;
  }
  const total = report.totals?.total.created ?? 0;
  if (total === 0) return translate('orderStatistics.none');
  if (report.areaNormals?.some(({ ranges }) => ranges.autoCancelled))
    return translate('orderStatistics.nothingNotable');
  const most = points.reduce(
    (found, point) => ((point.row?.created ?? 0) > (found?.row?.created ?? 0) ? point : found),
    points[firstFocus(points)],
  );
  if (!most) return null;
  const count = most.row?.created ?? 0;
  return translate('orderStatistics.most', { when: headOf(most.span.from), count: formatCount(count) });
}
