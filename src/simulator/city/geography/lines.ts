/**
 * The lines along which roads are laid: as many from west to east as from south to north, close in the core and wide
 * outside, numbered from the centre. Which of them are rings, arterials or lanes, and how far each reaches.
 */
import type { Stream } from '../../../upstream/core/streams.ts';
import type { Spot } from '../geometry/plane.ts';
import type { RoadKind } from '../geometry/road.ts';

export const INNER_RING = 14;
export const OUTER_RING = 28;
/** Within these lines the core's one-way pairs run. */
export const CORE = 11;

/** Metres of a line from the centre, before the city is bent. */
const POSITIONS: readonly number[] = Array.from({ length: OUTER_RING + 1 }, (_, line) =>
  line <= CORE
    ? line * 240
    : line <= INNER_RING
      ? 2_640 + (line - CORE) * 320
      : 3_600 + (line - INNER_RING) * 460,
);
const EDGE = POSITIONS.at(-1) ?? 1;

const ARTERIALS: ReadonlySet<number> = new Set([0, 4, 8, 18, 22]);
const STREETS: ReadonlySet<number> = new Set([2, 6, 10, 12, 16, 20, 24, 26]);

export const LINES: readonly number[] = Array.from({ length: 2 * OUTER_RING + 1 }, (_, n) => n - OUTER_RING);

/** What a line is where it meets the line `at`; none where it does not reach so far. */
export function kindAt(line: number, at: number): RoadKind | undefined {
  const own = Math.abs(line);
  const reach = Math.abs(at);
  if (own === OUTER_RING) return 'ring';
  if (own === INNER_RING) return reach <= INNER_RING ? 'ring' : 'arterial';
  if (ARTERIALS.has(own)) return 'arterial';
  if (STREETS.has(own)) return own > CORE || reach <= 20 ? 'street' : undefined;
  return own > INNER_RING || reach <= INNER_RING ? 'lane' : undefined;
}

/** 1 driven towards higher lines, -1 towards lower ones, 0 both ways. Lanes 1 and 3 of the core are pairs. */
export function oneWayAt(line: number, at: number): -1 | 0 | 1 {
  if (Math.abs(at) > CORE) return 0;
  if (line === 1 || line === -3) return 1;
  return line === 3 || line === -1 ? -1 : 0;
}

/** Bends the square grid into a city: rounded at its corners, turned a little, and nowhere quite straight. */
export function createBend(chance: Stream): (column: number, row: number) => Spot {
  const turn = (chance.between(5, 14) * Math.PI) / 180;
  const waves = Array.from({ length: 4 }, () => ({
    along: chance.between(0, 2 * Math.PI),
    length: chance.between(4_500, 8_000),
    shift: chance.between(0, 2 * Math.PI),
    height: chance.between(60, 110),
  }));
  return (column, row) => {
    const [u, v] = [positionOf(column) / EDGE, positionOf(row) / EDGE];
    const east = u * Math.sqrt(1 - ROUNDNESS * v * v) * EDGE * 1.14;
    const north = v * Math.sqrt(1 - ROUNDNESS * u * u) * EDGE;
    let x = east * Math.cos(turn) - north * Math.sin(turn);
    let y = east * Math.sin(turn) + north * Math.cos(turn);
    for (const { along, length, shift, height } of waves) {
      const swing =
        height *
        Math.sin(((east * Math.cos(along) + north * Math.sin(along)) / length) * 2 * Math.PI + shift);
      x += swing * Math.sin(along);
      y += swing * Math.cos(along);
    }
    return { x, y };
  };
}

const ROUNDNESS = 0.3;

const positionOf = (line: number): number => Math.sign(line) * (POSITIONS[Math.abs(line)] ?? 0);
