/** How counts of something stand as bars: the largest first, and no more than are seen at a glance. */
import { BAR_HEIGHT } from '../../kit/chart/bars-option.ts';

/** The table has all. */
export const MOST_BARS = 12;
const FEWEST = 3;

/** Pixels that the bars of so many take. */
export const barsHeight = (count: number): number =>
  Math.max(FEWEST, Math.min(count, MOST_BARS)) * BAR_HEIGHT;

/** `33.3%`; a dash of nothing. */
export const shareOf = (count: number, total: number): string =>
  total === 0 ? '–' : `${Math.round((1_000 * count) / total) / 10}%`;
