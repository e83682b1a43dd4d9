/** What a ride will cost and how long it will take. 预估 estimate · 起步价 base fare · 夜间加价 night rate */
import type { Db } from '../../core/context.ts';
import { startOfDay } from '../../core/day.ts';
import type { Roads } from '../../core/outside/roads.ts';
import type { Point } from '../../core/positions/last-positions.ts';
import { readProperties } from '../../core/properties.ts';

export interface RideEstimate {
  /** Metres and seconds along the roads. */
  distance: number;
  duration: number;
  /** Fen. */
  price: number;
  /** As the crow flies, because the service that knows roads was away. */
  isRough: 0 | 1;
}

/**
 * Asks the roads, which may take a second and more: not inside a transaction.
 * @param at when it is to begin: milliseconds since 1970
 */
export async function estimateRide(
  db: Db,
  roads: Roads,
  from: Point,
  to: Point,
  at: number,
): Promise<RideEstimate> {
  const { ways, isRough } = await roads.waysTo(to, [from]);
  const { metres = 0, seconds = 0 } = ways[0] ?? {};
  return {
    distance: metres,
    duration: seconds,
    price: fareFor(await readFareRates(db), metres, at),
    isRough: isRough ? 1 : 0,
  };
}

export type FareRates = Awaited<ReturnType<typeof readFareRates>>;

/** The properties `fare.*`. */
export const readFareRates = (db: Db) =>
  readProperties(db, 'fare.base', 'fare.baseMetres', 'fare.perKilometre', 'fare.nightPercent');

/** Fen for so many metres, without what an order itself costs. @param at milliseconds since 1970 */
export function fareFor(rates: FareRates, metres: number, at: number): number {
  const beyond = Math.max(0, metres - rates['fare.baseMetres']) / 1000;
  const byDay = rates['fare.base'] + beyond * rates['fare.perKilometre'];
  return Math.round(isNight(at) ? byDay * (1 + rates['fare.nightPercent'] / 100) : byDay);
}

const HOUR_MS = 3_600_000;

/** From 23 to 5 in Asia/Shanghai. */
function isNight(at: number): boolean {
  const hours = (at - startOfDay(at)) / HOUR_MS;
  return hours >= 23 || hours < 5;
}
