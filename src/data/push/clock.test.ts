import { beforeEach, describe, expect, it } from 'vitest';
import { createPushClock } from './clock.ts';

const START = 1_750_000_000_000;
const HOUR = 3_600_000;

let wall: number;
let steady: number;
let skew: number;
const aClock = () => createPushClock({ server: () => wall + skew, wall: () => wall, steady: () => steady });
const pass = (milliseconds: number) => {
  wall += milliseconds;
  steady += milliseconds;
};

beforeEach(() => {
  wall = START;
  steady = 1_000;
  skew = 0;
});

it('a message is late when it was said more than a minute ago, by the server’s time', () => {
  skew = -HOUR;
  const clock = aClock();
  const saidOn = START - HOUR;
  pass(60_000);
  expect(clock.isLate(saidOn)).toBe(false);
  pass(1);
  expect(clock.isLate(saidOn)).toBe(true);
});

describe('when this machine’s clock', () => {
  it('is set back, nothing old becomes fresh', () => {
    const clock = aClock();
    pass(120_000);
    wall -= HOUR;
    expect(clock.now()).toBe(START + 120_000);
    expect(clock.isLate(START)).toBe(true);
    expect(clock.isLate(START + 119_000)).toBe(false);
  });

  it('is set forward, messages are fresh again as soon as the server has told the time', () => {
    const clock = aClock();
    expect(clock.hasJumped()).toBe(false);
    wall += HOUR;
    expect(clock.hasJumped()).toBe(true);
    expect(clock.hasJumped()).toBe(false);
    skew = -HOUR;
    expect(clock.now()).toBe(START);
    expect(clock.isLate(START)).toBe(false);
    pass(5_000);
    expect([clock.now(), clock.hasJumped()]).toEqual([START + 5_000, false]);
  });

  it('went on while the machine slept, what was said before is late', () => {
    const clock = aClock();
    wall += HOUR;
    expect(clock.isLate(START)).toBe(true);
    expect(clock.hasJumped()).toBe(true);
    // the server confirms what the wall clock says
    skew += 300;
    expect(clock.now()).toBe(START + HOUR + 300);
    expect(clock.hasJumped()).toBe(false);
  });

  it('drifts by little, nobody is asked', () => {
    const clock = aClock();
    for (let minute = 0; minute < 4; minute += 1) {
      pass(60_000);
      wall += 1_000;
      expect(clock.hasJumped()).toBe(false);
    }
  });
});
