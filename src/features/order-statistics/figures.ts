/** What the report shows of orders, with which way is the good one. */
import type { NormalFigure, OrderCount, OrderFigureKey, OrderFigures } from '../../contract/order-figures.ts';
import type { Wish } from '../../nouns/statistics/compared.ts';
import type { Unit } from '../../nouns/statistics/use-units.ts';

export interface ReportFigure {
  key: OrderFigureKey;
  unit: Unit;
  wants?: Wish;
  /** Its orders are found by the list. */
  count?: OrderCount;
  /** Offered, and shown when the clerk picks it. */
  isExtra?: boolean;
}

const counted = (key: OrderCount, about: Partial<ReportFigure> = {}): ReportFigure => ({
  key,
  unit: 'count',
  count: key,
  ...about,
});

export const TABLE_FIGURES: readonly ReportFigure[] = [
  counted('created'),
  counted('pushed', { isExtra: true }),
  counted('answered', { wants: 'more' }),
  { key: 'answerRate', unit: 'rate', wants: 'more' },
  counted('completed', { wants: 'more' }),
  { key: 'completeRate', unit: 'rate', wants: 'more' },
  counted('cancelledByPassenger', { wants: 'less' }),
  counted('cancelledByDriver', { wants: 'less' }),
  counted('cancelledByOffice', { wants: 'less' }),
  counted('autoCancelled', { wants: 'less' }),
  counted('endedOtherwise', { wants: 'less', isExtra: true }),
  counted('open', { isExtra: true }),
  { key: 'avgMatchSeconds', unit: 'seconds', wants: 'less' },
  { key: 'avgPickupSeconds', unit: 'clock', wants: 'less' },
  counted('elderlyCount'),
  { key: 'revenue', unit: 'fen', isExtra: true },
];

/** At the head of the page. */
export const HEADLINE: readonly (ReportFigure & { key: NormalFigure })[] = (
  ['created', 'completed', 'answerRate', 'autoCancelled', 'avgMatchSeconds', 'avgPickupSeconds'] as const
).flatMap(key => TABLE_FIGURES.filter(figure => figure.key === key).map(figure => ({ ...figure, key })));

/** Means are read to the second. */
export function figureValue(
  figures: OrderFigures,
  { key, unit }: Pick<ReportFigure, 'key' | 'unit'>,
): number | null {
  const value = figures[key];
  if (value === null) return null;
  return unit === 'seconds' || unit === 'clock' ? Math.round(value) : value;
}
