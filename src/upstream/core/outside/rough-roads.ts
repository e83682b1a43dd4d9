/** As the crow flies, where nobody who knows the roads can be asked. */
import type { Point } from '../positions/last-positions.ts';
import { metresBetween } from '../positions/sphere.ts';
import type { Roads, Way } from './roads.ts';

/** How much longer the way along the streets of a town is, and how fast one gets along them: metres a second. */
const DETOUR = 1.35;
const METRES_A_SECOND = 24 / 3.6;

export function roughWay(from: Point, to: Point): Way {
  const metres = metresBetween(from, to) * DETOUR;
  return { metres: Math.round(metres), seconds: Math.round(metres / METRES_A_SECOND) };
}

export const roughRoads: Roads = {
  waysTo: async (to, from) => ({ ways: from.map(each => roughWay(each, to)), isRough: true }),
  table: async (from, to) => ({
    ways: from.map(start => to.map(end => roughWay(start, end))),
    isRough: true,
  }),
  draw: async (from, to) => ({ ...roughWay(from, to), line: [pairOf(from), pairOf(to)], isRough: true }),
};

const pairOf = ({ lng, lat }: Point): [number, number] => [lng, lat];
