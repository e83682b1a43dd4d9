/** What the report shows of orders, with the side on which each is trouble. */
import type { NormalFigure, OrderCount, OrderFigureKey, OrderFigures } from '../../contract/order-figures.ts';
import type { WorseSide } from '../../data/normal-range.ts';
import type { Unit } from '../../nouns/statistics/use-units.ts';

export interface ReportFigure {
  key: OrderFigureKey;
  unit: Unit;
  worse?: WorseSide;
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
  counted('answered', { worse: 'below' }),
  { key: 'answerRate', unit: 'rate', worse: 'below' },
  counted('completed', { worse: 'below' }),
  { key: 'completeRate', unit: 'rate', worse: 'below' },
  counted('cancelledByPassenger', { worse: 'above' }),
  counted('cancelledByDriver', { worse: 'above' }),
  counted('cancelledByOffice', { worse: 'above' }),
  counted('autoCancelled', { worse: 'above' }),
  counted('endedOtherwise', { worse: 'above', isExtra: true }),
  counted('open', { isExtra: true }),
  { key: 'avgMatchSeconds', unit: 'seconds', worse: 'above' },
  { key: 'avgPickupSeconds', unit: 'clock', worse: 'above' },
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
