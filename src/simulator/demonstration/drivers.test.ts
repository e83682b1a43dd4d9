import { expect, it } from 'vitest';
import { shiftsOf } from './drivers.ts';

const MIDNIGHT = Date.parse('2026-11-23T00:00:00+08:00');
const HOUR_MS = 3_600_000;
const CARS = 100;

it.each(Array.from({ length: 48 }, (_, half) => half / 2))(
  'somebody is on shift at %d o’clock, and no car has two drivers',
  hour => {
    const now = MIDNIGHT + hour * HOUR_MS;
    const open = Array.from({ length: CARS }, (_, index) => {
      const car = { id: String(index), state: 1 } as Parameters<typeof shiftsOf>[0];
      const crew = (index % 2 === 0 ? [1, 2] : [1]).map(which => ({ id: `${index}-${which}`, state: 1 }));
      return shiftsOf(car, crew, index, now).filter(({ endedOn }) => endedOn === null).length;
    });
    expect(Math.max(...open)).toBe(1);
    expect(open.filter(count => count === 1).length).toBeGreaterThan(CARS / 10);
  },
);
