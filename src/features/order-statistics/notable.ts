/** The one thing that a report says first: where most orders more than usual were cancelled automatically. */
import type { OrderFigureRow, OrderNormalRow } from '../../contract/report.ts';

export interface Notable {
  area: string;
  /** Null for an area without a name. */
  name: string | null;
  /** Where the hour or day begins. */
  time: number;
  count: number;
  /** The most that is normal. */
  high: number;
}

/**
 * Null where nothing is outside its normal range.
 *
 * @param rows of areas, by hour or day; those of no other area where one is chosen
 */
export function notableOf(
  rows: readonly OrderFigureRow[],
  normals: readonly OrderNormalRow[],
  addressType: string | undefined,
): Notable | null {
  const ranges = new Map(normals.map(row => [keyOf(row), row.ranges.autoCancelled]));
  let most: (Notable & { excess: number }) | null = null;
  for (const row of rows) {
    const { of, name, time, autoCancelled } = row;
    const range = ranges.get(keyOf(row));
    if (of === null || time === null || !range) continue;
    if (addressType !== undefined && of !== addressType) continue;
    const excess = autoCancelled - range.high;
    if (excess <= 0 || (most && excess <= most.excess)) continue;
    most = { area: of, name, time, count: autoCancelled, high: range.high, excess };
  }
  if (!most) return null;
  const { excess: _, ...notable } = most;
  return notable;
}

const keyOf = ({ of, time }: Pick<OrderFigureRow, 'of' | 'time'>) => `${of} ${time}`;
