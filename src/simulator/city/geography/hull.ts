import type { Spot } from '../geometry/plane.ts';

/** The corners of the smallest convex area around the spots, counted once, anticlockwise. */
export function hullOf(spots: readonly Spot[]): Spot[] {
  const sorted = spots.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** From the first to the last without it, bending to the left only. */
function half(spots: readonly Spot[]): Spot[] {
  const corners: Spot[] = [];
  for (const spot of spots) {
    while (corners.length > 1 && !isLeft(corners.at(-2) ?? spot, corners.at(-1) ?? spot, spot)) corners.pop();
    corners.push(spot);
  }
  return corners.slice(0, -1);
}

const isLeft = (a: Spot, b: Spot, c: Spot): boolean =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
