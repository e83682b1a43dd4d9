/** The five districts: they cover the city, meet at the river and at three lines drawn across the land, and overlap nowhere. */
import type { Stream } from '../../../upstream/core/streams.ts';
import { HALF_HEIGHT, HALF_WIDTH, type Spot } from '../geometry/plane.ts';
import type { River } from './river.ts';

export interface District {
  /** Of the dictionary `area`. */
  readonly areaId: string;
  readonly name: string;
  /** Its edge, counted once around; the last corner leads back to the first. */
  readonly ring: readonly Spot[];
}

export interface Districts {
  readonly all: readonly District[];
  /** The area in which a spot of the city lies. */
  areaOf(spot: Spot): string;
}

export function createDistricts(river: River, chance: Stream): Districts {
  const north = [divider(river, -3_500, HALF_HEIGHT, chance), divider(river, 2_500, HALF_HEIGHT, chance)];
  const south = [divider(river, -750, -HALF_HEIGHT, chance)];
  const rings = [...strips(river, north, HALF_HEIGHT), ...strips(river, south, -HALF_HEIGHT)];
  const all = NAMES.map(([areaId, name], index) => ({ areaId, name, ring: rings[index] ?? [] }));
  return {
    all,
    areaOf: spot => {
      const isNorth = spot.y >= river.yAt(spot.x);
      const lines = isNorth ? north : south;
      const strip = lines.filter(line => spot.x >= xAt(line, spot.y)).length;
      return NAMES[isNorth ? strip : north.length + 1 + strip]?.[0] ?? '';
    },
  };
}

/** North of the river from west to east, then south of it. */
const NAMES = [
  ['450107', '西乡塘区'],
  ['450102', '兴宁区'],
  ['450103', '青秀区'],
  ['450105', '江南区'],
  ['450108', '良庆区'],
] as const;

/** From a bend of the river to the northern or southern edge of the city. */
function divider(river: River, aboutX: number, edgeY: number, chance: Stream): Spot[] {
  const start = river.line.find(({ x }) => x >= aboutX) ?? { x: aboutX, y: 0 };
  const heights = [0.4, 0.7, 1].map(part => start.y + (edgeY - start.y) * part);
  let x = start.x;
  return [
    start,
    ...heights.map(y => {
      x += chance.between(-600, 600);
      return { x, y };
    }),
  ];
}

/** How far east a divider is at this height; straight on from its bend of the river towards the other bank. */
function xAt(line: readonly Spot[], y: number): number {
  const outward = Math.sign((line.at(-1)?.y ?? 0) - (line[0]?.y ?? 0));
  let lower: Spot | undefined;
  for (const upper of line) {
    if (outward * y <= outward * upper.y) {
      if (!lower) return upper.x;
      return lower.x + ((upper.x - lower.x) * (y - lower.y)) / (upper.y - lower.y);
    }
    lower = upper;
  }
  return lower?.x ?? 0;
}

/** The rings of what lies between the river, the dividers and the edge. */
function strips(river: River, dividers: readonly (readonly Spot[])[], edgeY: number): Spot[][] {
  const first = river.line[0] ?? { x: -HALF_WIDTH, y: 0 };
  const last = river.line.at(-1) ?? { x: HALF_WIDTH, y: 0 };
  const bounds = [[first, { x: -HALF_WIDTH, y: edgeY }], ...dividers, [last, { x: HALF_WIDTH, y: edgeY }]];
  return bounds.slice(1).map((right, index) => {
    const left = bounds[index] ?? [];
    const from = left[0]?.x ?? 0;
    const to = right[0]?.x ?? 0;
    const bank = river.line.filter(({ x }) => x > from && x < to);
    return [...bank, ...right, ...left.toReversed()];
  });
}
