/** A way as it is still to be driven, by who has gone on since it was asked for. */
import type { LngLat } from './crs.ts';
import { metresBetween } from './metres.ts';

/** Further off, it is no longer his way. */
const OFF_METRES = 200;

/**
 * From where he is to the end of the way; straight to the end where the way does not pass by.
 * @param way at least two places; degrees of WGS-84
 */
export function wayFrom(at: LngLat, way: readonly LngLat[]): readonly LngLat[] {
  const end = way.at(-1);
  if (!end) return [at];
  let nearest = { metres: OFF_METRES, next: way.length - 1, isOn: false };
  for (const [index, from] of way.slice(0, -1).entries()) {
    const metres = metresTo(at, from, way[index + 1] ?? from);
    if (metres < nearest.metres) nearest = { metres, next: index + 1, isOn: true };
  }
  return nearest.isOn ? [at, ...way.slice(nearest.next)] : [at, end];
}

/** Metres to a straight piece, short enough for the earth to be flat. */
function metresTo(at: LngLat, from: LngLat, to: LngLat): number {
  const narrow = Math.cos((at[1] * Math.PI) / 180);
  const [x, y] = [(at[0] - from[0]) * narrow, at[1] - from[1]];
  const [dx, dy] = [(to[0] - from[0]) * narrow, to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(Math.max((x * dx + y * dy) / length, 0), 1);
  return metresBetween(at[0], at[1], from[0] + (dx * part) / narrow, from[1] + dy * part);
}
