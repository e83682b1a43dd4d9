/** What the period comes to, each figure against the period before. */
import { useTranslate } from 'ra-core';
import type { OrderLeadsIn } from '../../nouns/order/use-order-leads.ts';
import { HeadlineFigures } from '../../nouns/statistics/HeadlineFigures.tsx';
import { useUnits } from '../../nouns/statistics/use-units.ts';
import { CITY_FIGURES } from './figures.ts';
import type { CityReport } from './use-city-report.ts';

export function Headline({ report, leadsIn }: { report: CityReport; leadsIn: OrderLeadsIn }) {
  const translate = useTranslate();
  const labels = CITY_FIGURES.map(({ key }) => translate(`cityStatistics.figure.${key}`));
  return <HeadlineFigures figures={useHeadline(report, leadsIn)} labels={labels} />;
}

/** Undefined while they are being read. */
export function useHeadline(report: CityReport, leadsIn: OrderLeadsIn) {
  const translate = useTranslate();
  const { say, sayDifference } = useUnits();
  const { total, totalBefore, ordersBefore, isRunning, counted } = report;
  if (!total) return undefined;
  const leads = leadsIn(counted.total);
  return CITY_FIGURES.map(({ key, unit, count, isSum }) => {
    const value = total[key];
    const past = isSum && isRunning ? null : (totalBefore?.[key] ?? null);
    const was = key === 'orders' ? ordersBefore(total) : past;
    return {
      label: translate(`cityStatistics.figure.${key}`),
      value: say(unit, value),
      to: count ? leads(count, value) : null,
      note: value === null || was === null ? '' : sayDifference(unit, value - was),
    };
  });
}
