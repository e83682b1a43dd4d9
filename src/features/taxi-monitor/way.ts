/** The last minutes of a vehicle's way: what was asked for at first, and then what is heard. */

export interface WayPoint {
  /** By the terminal's clock, milliseconds since 1970. */
  time: number;
  /** Degrees of WGS-84. */
  lng: number;
  lat: number;
}

/** Milliseconds. */
export const WAY_MS = 300_000;

/** In the order of their times, no time twice, back from the newest. The same array where nothing is new. */
export function wayWith(way: readonly WayPoint[], heard: readonly WayPoint[]): readonly WayPoint[] {
  const known = new Set(way.map(({ time }) => time));
  const fresh = heard.filter(({ time }) => !known.has(time));
  if (fresh.length === 0) return way;
  const all = [...way, ...fresh].sort((a, b) => a.time - b.time);
  const newest = all.at(-1)?.time ?? 0;
  return all.filter(({ time }) => time > newest - WAY_MS);
}
