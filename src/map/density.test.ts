import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftTo } from './crs.ts';
import { BEYOND, CELL, densityOf, stepsOf } from './density.ts';
import { aFleet } from './fleet.test-double.ts';
import type { Camera } from './projection.ts';

const NOW = 1_790_000_000_000;
const CAMERA: Camera = { lng: 108.3, lat: 22.8, zoom: 12, width: 800, height: 480 };
const question = { camera: CAMERA, shift: shiftTo('wgs84'), status: 3, now: NOW } as const;
/** To the side of a cell at this zoom and latitude. */
const KILOMETRES = (CELL * (40_075.016686 / 512) * Math.cos((22.8 * Math.PI) / 180)) / 2 ** 12;

/** How many vehicles all cells together stand for. */
const total = ({ cells }: ReturnType<typeof densityOf>) =>
  cells.reduce((sum, density) => sum + density, 0) * KILOMETRES ** 2;

describe('the density of vehicles', () => {
  it('is highest where they are, and counts those of one status', () => {
    const middle = { lng: 108.3, lat: 22.8 };
    const fleet = aFleet([middle, middle, { lng: 108.31, lat: 22.81 }, { ...middle, status: 1 }])(NOW);
    const density = densityOf(fleet, question);
    const { columns, rows, cells, most } = density;
    expect(cells.indexOf(most)).toBe((rows / 2) * columns + columns / 2);
    expect(total(density)).toBeCloseTo(3, 4);
    expect(densityOf(fleet, { ...question, status: 2 }).most).toBe(0);
  });

  it('leaves nobody out who is well within the picture, wherever he is', () => {
    const within = (span: number) => fc.double({ min: -span, max: span, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(fc.record({ east: within(0.06), north: within(0.03) }), { minLength: 1, maxLength: 60 }),
        places => {
          const fleet = aFleet(places.map(({ east, north }) => ({ lng: 108.3 + east, lat: 22.8 + north })))(
            NOW,
          );
          expect(total(densityOf(fleet, question))).toBeCloseTo(places.length, 2);
        },
      ),
    );
  });

  it('reaches beyond the picture, so that it may be moved a little, and no further', () => {
    const { columns, rows } = densityOf(aFleet([])(NOW), question);
    expect([columns, rows]).toEqual([800 / CELL + 2 * BEYOND, 480 / CELL + 2 * BEYOND]);
    expect(densityOf(aFleet([{ lng: 110, lat: 24 }])(NOW), question).most).toBe(0);
  });
});

describe('the steps of the legend', () => {
  it('rise, in round figures, below what is most', () => {
    expect(stepsOf(0)).toBeNull();
    expect(stepsOf(10)).toEqual([2, 4.5, 7]);
    expect(stepsOf(1.5)).toEqual([0.3, 0.7, 1]);
    fc.assert(
      fc.property(fc.double({ min: 1e-3, max: 1e6, noNaN: true }), most => {
        const steps = stepsOf(most);
        if (!steps) return false;
        const [low, middle, high] = steps;
        const areShort = steps.every(step => step === Number(step.toPrecision(2)));
        return areShort && 0 < low && low < middle && middle < high && high <= most;
      }),
    );
  });
});
