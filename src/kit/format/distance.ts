/** Distances as the clerks read them. */
import { formatCount } from './count.ts';
import { isNumber, NOTHING } from './nothing.ts';

const KILOMETRE = 1_000;

/** `850 m`, `2.46 km`, `12.3 km`, `1 204 km`: as exact as it is worth saying. @param metres 0 or more */
export function formatDistance(metres: number | null | undefined): string {
  if (!isNumber(metres)) return NOTHING;
  if (Math.round(metres) < KILOMETRE) return `${Math.round(metres)} m`;
  const km = metres / KILOMETRE;
  if (km < 9.995) return `${km.toFixed(2)} km`;
  return km < 99.95 ? `${km.toFixed(1)} km` : `${formatCount(Math.round(km))} km`;
}
