/** What the period comes to, each figure against the period before. */
import { useTranslate } from 'ra-core';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';
import type { OrderLeads } from '../../nouns/order/use-order-leads.ts';
import { HeadlineFigures, HeadlineSkeleton } from '../../nouns/statistics/HeadlineFigures.tsx';
import { useUnits } from '../../nouns/statistics/use-units.ts';
import { CITY_FIGURES } from './figures.ts';
import type { CityReport } from './use-city-report.ts';

export function Headline({ report, leads }: { report: CityReport; leads: OrderLeads }) {
  const translate = useTranslate();
  const figures = useHeadline(report, leads);
  const isLate = useDelayed(!figures, SKELETON_AFTER_MS);
  const labels = CITY_FIGURES.map(({ key }) => translate(`cityStatistics.figure.${key}`));
  if (!figures) return <HeadlineSkeleton labels={labels} isShown={isLate} />;
  return <HeadlineFigures figures={figures} />;
}

/** Undefined while they are being read. */
export function useHeadline({ total, totalBefore, ordersBefore, isRunning }: CityReport, leads: OrderLeads) {
  const translate = useTranslate();
  const { say, sayDifference } = useUnits();
  if (!total) return undefined;
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
