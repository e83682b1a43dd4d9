/** The hours of a day in the city, and curves over them. */

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The city keeps UTC+8, all year. */
const AHEAD_MS = 8 * HOUR_MS;

/** Hours since midnight, with their fraction. */
export const hourOf = (on: number): number => ((on + AHEAD_MS) % DAY_MS) / HOUR_MS;

/** Days are numbered; a day begins at the city's midnight. */
export const dayOf = (on: number): number => Math.floor((on + AHEAD_MS) / DAY_MS);

export const midnightOf = (day: number): number => day * DAY_MS - AHEAD_MS;

/** A value for every full hour, straight between them. */
export type DayCurve = readonly number[];

export function at(curve: DayCurve, hour: number): number {
  const before = curve[Math.floor(hour) % 24] ?? 0;
  const after = curve[Math.ceil(hour) % 24] ?? 0;
  return before + (after - before) * (hour % 1);
}
