/** What is asked of whoever knows the roads, and of whoever knows what is where. */
import type { Point } from '../positions/last-positions.ts';

/** Somebody who sets out. */
export interface Start extends Point {
  /** Degrees clockwise from north, of who drives: he goes on that way first. */
  heading?: number | undefined;
}

/** Along the roads. */
export interface Way {
  seconds: number;
  metres: number;
  /** It begins in the direction that was asked for; absent where none was, or none could be told. */
  isAhead?: true;
}

/** The same with its shape: degrees of WGS-84, longitude and latitude in pairs. */
export interface DrawnWay extends Way {
  line: [number, number][];
}

/** Never fails: where the service that knows roads is away, distances are as the crow flies, and it says so. */
export interface Roads {
  /** From each of these to one place, in the same order. */
  waysTo(to: Point, from: readonly Start[]): Promise<{ ways: Way[]; isRough: boolean }>;
  /** From each of these to each of those: a row for each of `from`. */
  table(from: readonly Start[], to: readonly Point[]): Promise<{ ways: Way[][]; isRough: boolean }>;
  draw(from: Point, to: Point): Promise<DrawnWay & { isRough: boolean }>;
}
