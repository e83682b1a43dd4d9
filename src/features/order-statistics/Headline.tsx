/** What the period comes to: six figures, each against the period before and its normal range. */
import { useTranslate } from 'ra-core';
import { isOutside } from '../../data/normal-range.ts';
import type { OrderLeadsIn } from '../../nouns/order/use-order-leads.ts';
import { HeadlineFigures } from '../../nouns/statistics/HeadlineFigures.tsx';
import { useUnits } from '../../nouns/statistics/use-units.ts';
import { figureValue, HEADLINE } from './figures.ts';
import type { OrderReport } from './use-order-report.ts';

export function Headline({ report, leadsIn }: { report: OrderReport; leadsIn: OrderLeadsIn }) {
  const label = useFigureLabels();
  return (
    <HeadlineFigures figures={useHeadline(report, leadsIn)} labels={HEADLINE.map(({ key }) => label(key))} />
  );
}

export function useFigureLabels(): (key: string) => string {
  const translate = useTranslate();
  return key => translate(`orderStatistics.figure.${key}`);
}

/** Undefined while they are being read. */
export function useHeadline(report: OrderReport, leadsIn: OrderLeadsIn) {
  const translate = useTranslate();
  const label = useFigureLabels();
  const { say, sayDifference, range: sayRange } = useUnits();
  const { totals, totalsBefore, ranges, counted } = report;
  if (!totals) return undefined;
  const { total } = totals;
  const leads = leadsIn(counted.totals);
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
