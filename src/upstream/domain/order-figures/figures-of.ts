/** Sums as they are told: with rates and means. */
import { pick } from 'es-toolkit';
import type { OrderFigures } from '../../../contract/order-figures.ts';
import { meanOf, percentOf } from '../../core/ratios.ts';
import { FIGURE_NAMES, type FigureSums } from './figure-columns.ts';

export const NO_FIGURES = Object.fromEntries(FIGURE_NAMES.map(name => [name, 0])) as FigureSums;

/** @param row may have more than sums */
export function figuresOf(row: FigureSums): OrderFigures {
  const { matchMs, pickupMs, ...sums } = pick(row, FIGURE_NAMES);
  const matchSeconds = matchMs / 1_000;
  const pickupSeconds = pickupMs / 1_000;
  return {
    ...sums,
    answerRate: sums.created === 0 ? null : percentOf(sums.answered, sums.created),
    completeRate: sums.created === 0 ? null : percentOf(sums.completed, sums.created),
    avgMatchSeconds: sums.matchedCount === 0 ? null : meanOf(matchSeconds, sums.matchedCount),
    avgPickupSeconds: sums.pickedUpCount === 0 ? null : meanOf(pickupSeconds, sums.pickedUpCount),
    matchSeconds,
    pickupSeconds,
  };
}

export const addedUp = (rows: readonly FigureSums[]): FigureSums =>
  Object.fromEntries(
    FIGURE_NAMES.map(name => [name, rows.reduce((sum, row) => sum + row[name], 0)]),
  ) as FigureSums;
