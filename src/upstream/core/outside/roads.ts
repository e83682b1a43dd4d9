/** What is asked of whoever knows the roads, and of whoever knows what is where. */
import type { Point } from '../positions/last-positions.ts';

/** Along the roads. */
export interface Way {
  seconds: number;
  metres: number;
}

/** The same with its shape: degrees of WGS-84, longitude and latitude in pairs. */
export interface DrawnWay extends Way {
  line: [number, number][];
}

/** Never fails: where the service that knows roads is away, distances are as the crow flies, and it says so. */
export interface Roads {
  /** From each of these to one place, in the same order. */
  waysTo(to: Point, from: readonly Point[]): Promise<{ ways: Way[]; isRough: boolean }>;
  /** From each of these to each of those: a row for each of `from`. */
  table(from: readonly Point[], to: readonly Point[]): Promise<{ ways: Way[][]; isRough: boolean }>;
  draw(from: Point, to: Point): Promise<DrawnWay & { isRough: boolean }>;
}
