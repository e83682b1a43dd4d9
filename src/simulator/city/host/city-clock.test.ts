// @tier full
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCityClock } from './city-clock.ts';

const START = Date.UTC(2026, 5, 15);
const speeds = fc.constantFrom(1, 2, 5, 10, 30, 60);

it('runs with the time outside', () => {
  const clock = createCityClock(START, START);
  const outside = clock.moveTo(START + 1_000, { speed: 1, isPaused: false });
  expect(clock.now).toBe(START + 1_000);
  expect(outside(START + 400)).toBe(START + 400);
});

it('begins at another hour, and says its times outside all the same', () => {
  const clock = createCityClock(START + 7_200_000, START);
  const outside = clock.moveTo(START + 1_000, { speed: 1, isPaused: false });
  expect(clock.now).toBe(START + 7_201_000);
  expect(outside(clock.now - 400)).toBe(START + 600);
});

it('runs faster, and stands', () => {
  const clock = createCityClock(START, START);
  clock.moveTo(START + 1_000, { speed: 60, isPaused: false });
  expect(clock.now).toBe(START + 60_000);
  clock.moveTo(START + 3_000, { speed: 60, isPaused: true });
  expect(clock.now).toBe(START + 60_000);
});

it('says what happens within a step as having happened within it, in its order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ step: fc.integer({ min: 1, max: 5_000 }), speed: speeds }), { minLength: 1 }),
      steps => {
        const clock = createCityClock(START, START);
        let now = START;
        for (const { step, speed } of steps) {
          const [from, before] = [now, clock.now];
          now += step;
          const outside = clock.moveTo(now, { speed, isPaused: false });
          expect(outside(clock.now)).toBe(now);
          expect(outside(before)).toBe(from);
          expect(outside((before + clock.now) / 2)).toBeGreaterThanOrEqual(from);
        }
      },
    ),
  );
});

it('keeps to what it may move at once, and squeezes that into the time outside', () => {
  const clock = createCityClock(START, START);
  const outside = clock.moveTo(START + 1_000, { speed: 60, isPaused: false, mostMs: 20_000 });
  expect(clock.now).toBe(START + 20_000);
  expect([0, 10_000, 20_000].map(on => outside(START + on) - START)).toEqual([0, 500, 1_000]);
});

it('does not race after the process has slept, nor run back when the clock outside is put back', () => {
  const clock = createCityClock(START, START);
  clock.moveTo(START + 3_600_000, { speed: 10, isPaused: false });
  expect(clock.now).toBe(START + 50_000);
  clock.moveTo(START, { speed: 10, isPaused: false });
  expect(clock.now).toBe(START + 50_000);
});
