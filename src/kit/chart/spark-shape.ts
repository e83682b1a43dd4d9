/** The lines of a small drawing of one day: how it went, over what it usually is. */

export interface SparkData {
  /** At the end of each hour, as far as the day has gone; null where nothing is known. */
  hours: readonly (number | null)[];
  /** Where it stands now; null where nothing is known. */
  value: number | null;
  /** Hours since midnight. */
  now: number;
  /** Of the whole day, at the end of each hour. */
  band: readonly ({ low: number; high: number } | null)[];
  /** Begins at nothing and runs up. */
  isTotal: boolean;
}

export interface SparkShape {
  /** Closed, one for each stretch without a gap. */
  bands: string[];
  lines: string[];
  /** Null where the present value is not known. */
  dot: { x: number; y: number } | null;
}

interface Size {
  width: number;
  height: number;
}

/** So that the dot and half the line stay inside. */
const INSET = 4;
const HOURS_A_DAY = 24;

type Point = readonly [x: number, y: number];

/** @param size in pixels; the base line is the lower edge less the inset */
export function sparkShape(
  { hours, value, now, band, isTotal }: SparkData,
  { width, height }: Size,
): SparkShape {
  const known = [...hours, value, ...band.map(each => each?.high ?? null)].filter(each => each !== null);
  const most = Math.max(1, ...known);
  const x = (hour: number) => INSET + (hour / HOURS_A_DAY) * (width - 2 * INSET);
  const y = (amount: number) => height - INSET - (amount / most) * (height - 2 * INSET);
  const at = (hour: number, amount: number | null): Point | null =>
    amount === null ? null : [x(hour), y(amount)];
  const ends = (amounts: readonly (number | null)[]) => amounts.map((amount, hour) => at(hour + 1, amount));
  const begin = (amounts: readonly (number | null)[]) => at(0, isTotal ? 0 : (amounts[0] ?? null));
  const [lows, highs] = [band.map(each => each?.low ?? null), band.map(each => each?.high ?? null)];
  const upper = stretches([begin(highs), ...ends(highs)]);
  const lower = stretches([begin(lows), ...ends(lows)]);
  const dot = at(Math.min(now, HOURS_A_DAY), value);
  return {
    bands:
      band.length === 0
        ? []
        : upper.map((above, place) => `${pathOf([...above, ...(lower[place] ?? []).toReversed()])}Z`),
    lines: stretches([begin([...hours, value]), ...ends(hours), dot])
      .filter(points => points.length > 1)
      .map(pathOf),
    dot: dot && { x: dot[0], y: dot[1] },
  };
}

/** Parted where something is missing. */
function stretches(points: readonly (Point | null)[]): Point[][] {
  const parts: Point[][] = [];
  let isOpen = false;
  for (const point of points) {
    if (point && !isOpen) parts.push([]);
    if (point) parts.at(-1)?.push(point);
    isOpen = point !== null;
  }
  return parts;
}

const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
