/** A figure over the hours of a day or the days of a period, with what it is compared with. */

export type Values = readonly (number | null)[];

export interface CourseLine {
  name: string;
  /** One for each head; null where there is none, as after now. */
  values: Values;
}

export interface CourseRange {
  low: number;
  high: number;
}

export interface Course {
  /** Below the axis. */
  heads: readonly string[];
  /** Bold. */
  main: CourseLine;
  /** With hollow points. */
  second?: CourseLine | undefined;
  /** Dashed. */
  compared?: CourseLine | undefined;
  /** Hatched, at the base. */
  bars?: CourseLine | undefined;
  /** What is normal of the main line. */
  band?: { name: string; ranges: readonly (CourseRange | null)[] } | undefined;
}

/** The largest value that is drawn; 0 where there is none. */
export function peakOf({ main, second, compared, bars, band }: Course): number {
  const values = [main, second, compared, bars].flatMap(line => line?.values ?? []);
  const highs = band?.ranges.map(range => range?.high ?? null) ?? [];
  return [...values, ...highs].reduce<number>((most, value) => Math.max(most, value ?? 0), 0);
}
