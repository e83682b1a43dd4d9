/** The river that winds through the city from west to east. */
import type { Stream } from '../../../upstream/core/streams.ts';
import { HALF_WIDTH, type Spot } from '../geometry/plane.ts';

export interface River {
  /** From the western edge of the city to the eastern one. */
  readonly line: readonly Spot[];
  readonly halfWidth: number;
  /** How far north of the centre its middle is, this far east. */
  yAt(x: number): number;
  /** Metres from its middle, about; below 0 south of it. */
  northOf(spot: Spot): number;
}

const STEP = 250;

export function createRiver(chance: Stream): River {
  const middle = chance.between(-1_100, -700);
  const bends = [
    { wave: 17_000, height: chance.between(1_100, 1_500), shift: chance.between(0, 6.28) },
    { wave: 7_300, height: chance.between(250, 420), shift: chance.between(0, 6.28) },
  ];
  const line: Spot[] = [];
  for (let x = -HALF_WIDTH; x <= HALF_WIDTH; x += STEP) {
    const y = bends.reduce(
      (sum, { wave, height, shift }) => sum + height * Math.sin((x / wave) * 2 * Math.PI + shift),
      middle,
    );
    line.push({ x, y });
  }
  const yAt = (x: number) => {
    const place = Math.min(Math.max((x + HALF_WIDTH) / STEP, 0), line.length - 1);
    const before = line[Math.floor(place)]?.y ?? 0;
    const after = line[Math.ceil(place)]?.y ?? 0;
    return before + (after - before) * (place % 1);
  };
  return {
    line,
    halfWidth: 150,
    yAt,
    northOf: ({ x, y }) => {
      const slope = (yAt(x + STEP) - yAt(x - STEP)) / (2 * STEP);
      return (y - yAt(x)) / Math.hypot(1, slope);
    },
  };
}
