/** What the report shows of areas, companies and days. */
import type { OrderCount } from '../../contract/order-figures.ts';
import type { CityStatistic } from '../../contract/report.ts';
import type { Unit } from '../../nouns/statistics/use-units.ts';

export interface CityFigure {
  key: Exclude<keyof CityStatistic, 'of' | 'name' | 'ordersBefore'>;
  unit: Unit;
  /** Its orders are found by the list. */
  count?: OrderCount;
  /** Runs up over a day: a part of one is not held against a whole one. */
  isSum?: boolean;
}

export const CITY_FIGURES: readonly CityFigure[] = [
  { key: 'vehicles', unit: 'count' },
  { key: 'online', unit: 'mean' },
  { key: 'onlineRate', unit: 'rate' },
  { key: 'orders', unit: 'count', count: 'created', isSum: true },
  { key: 'completed', unit: 'count', count: 'completed', isSum: true },
  { key: 'revenue', unit: 'fen', isSum: true },
  { key: 'streetRides', unit: 'count', isSum: true },
];
