// @tier full
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { streamOf } from '../../../upstream/core/streams.ts';
import { DAY_MS, HOUR_MS, midnightOf } from './day.ts';
import { createPick } from './pick.ts';
import { createRota, type Duty } from './rota.ts';

const DAY = 20_515;

it('says of any moment who is on duty, and until when that is so', () => {
  const any = fc.record({
    seed: fc.nat(),
    drivers: fc.constantFrom<1 | 2>(1, 2),
    on: fc.integer({ min: 0, max: 3 * DAY_MS }),
  });
  const moments = fc.property(any, ({ seed, drivers, on }) => {
    const rota = createRota(
      Array.from({ length: 40 }, () => drivers),
      streamOf(seed, 'rota'),
    );
    for (let cab = 0; cab < 40; cab += 1) {
      const asked = midnightOf(DAY) + on;
      const duty = rota.dutyAt(cab, asked);
      expect(duty.until).toBeGreaterThan(asked);
      expect(said(rota.dutyAt(cab, Math.floor((asked + duty.until) / 2)))).toEqual(said(duty));
      expect(said(rota.dutyAt(cab, duty.until - 1))).toEqual(said(duty));
      if (drivers === 1) expect(duty.shift).not.toBe(1);
    }
  });
  fc.assert(moments, { numRuns: 40 });
});

it('leaves one cab in twenty in the garage, every day another', () => {
  const rota = createRota(
    Array.from({ length: 100 }, () => 2),
    streamOf(1, 'rota'),
  );
  const resting = (day: number) =>
    Array.from({ length: 100 }, (_, cab) => cab).filter(cab =>
      [8, 12, 15, 20, 23].every(
        hour => rota.dutyAt(cab, midnightOf(day) + hour * HOUR_MS).shift === undefined,
      ),
    );
  expect(resting(DAY)).toHaveLength(5);
  const twenty = Array.from({ length: 20 }, (_, day) => resting(DAY + day)).flat();
  expect(new Set(twenty).size).toBe(100);
});

it('draws as often as the weights say', () => {
  const weighted = fc.property(
    fc.array(fc.double({ min: 0, max: 10, noNaN: true }), { minLength: 1, maxLength: 30 }).filter(some),
    fc.nat(),
    (weights, seed) => {
      const pick = createPick(Float64Array.from(weights));
      const chance = streamOf(seed, 'pick');
      const drawn = weights.map(() => 0);
      for (let draw = 0; draw < 4_000; draw += 1) {
        const index = pick(chance);
        drawn[index] = (drawn[index] ?? 0) + 1;
      }
      const all = weights.reduce((sum, weight) => sum + weight, 0);
      for (const [index, weight] of weights.entries()) {
        // five times the standard deviation at most
        expect(Math.abs((drawn[index] ?? 0) / 4_000 - weight / all)).toBeLessThan(0.04);
        if (weight === 0) expect(drawn[index]).toBe(0);
      }
    },
  );
  fc.assert(weighted, { numRuns: 40 });
});

const some = (weights: readonly number[]): boolean => weights.some(weight => weight > 0.1);

const said = ({ isOn, shift }: Duty) => ({ isOn, shift });
