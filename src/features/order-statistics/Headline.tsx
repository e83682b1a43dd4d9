/** What the period comes to: six figures, each against the period before and its normal range. */
import { useTranslate } from 'ra-core';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';
import type { OrderLeads } from '../../nouns/order/use-order-leads.ts';
import { HeadlineFigures, HeadlineSkeleton } from '../../nouns/statistics/HeadlineFigures.tsx';
import { isOutside } from '../../nouns/statistics/normal.ts';
import { useUnits } from '../../nouns/statistics/use-units.ts';
import type { Place } from './address.ts';
import { figureValue, HEADLINE } from './figures.ts';
import type { OrderReport } from './use-order-report.ts';

interface HeadlineProps {
  place: Place;
  report: OrderReport;
  leads: OrderLeads;
}

export function Headline({ report, leads }: HeadlineProps) {
  const label = useFigureLabels();
  const figures = useHeadline(report, leads);
  const isLate = useDelayed(!figures, SKELETON_AFTER_MS);
  if (!figures) return <HeadlineSkeleton labels={HEADLINE.map(({ key }) => label(key))} isShown={isLate} />;
  return <HeadlineFigures figures={figures} />;
}

export function useFigureLabels(): (key: string) => string {
  const translate = useTranslate();
  return key => translate(`orderStatistics.figure.${key}`);
}

/** Undefined while they are being read. */
export function useHeadline({ totals, totalsBefore, ranges }: OrderReport, leads: OrderLeads) {
  const translate = useTranslate();
  const label = useFigureLabels();
  const { say, sayDifference, range: sayRange } = useUnits();
  if (!totals) return undefined;
  const { total } = totals;
  return HEADLINE.map(figure => {
    const { key, unit, worse, count } = figure;
    const value = figureValue(total, figure);
    const was = totalsBefore ? figureValue(totalsBefore, figure) : null;
    const range = ranges?.[key];
    // the unit of the value is said once
    const plain = unit === 'seconds' ? 'count' : unit;
    return {
      label: label(key),
      value: say(plain, value),
      unit: value === null ? undefined : unitOf(unit, translate),
      to: count ? leads(count, value) : null,
      note: value === null || was === null ? '' : sayDifference(unit, value - was),
      behind:
        key === 'completed' && total.completeRate !== null
          ? `${label('completeRate')} ${say('rate', total.completeRate)}`
          : `${translate('statistics.normal')} ${sayRange(plain, range)}`,
      isOutside: isOutside(value, range, worse),
    };
  });
}

function unitOf(unit: string, translate: (key: string) => string): string | undefined {
  if (unit === 'count') return translate('orderStatistics.unit.orders');
  if (unit === 'seconds') return translate('statistics.suffix.seconds');
  return unit === 'clock' ? translate('statistics.suffix.minutes') : undefined;
}
