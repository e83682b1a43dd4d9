import { beforeEach, describe, expect, it } from 'vitest';
import { createFrames, type FrameLevel } from './frames.ts';

let time: number;
let waiting: (() => void) | undefined;
let drawn: number;
let levels: FrameLevel[];
const frames = () =>
  createFrames({
    draw: () => {
      drawn += 1;
    },
    now: () => time,
    requestFrame: run => {
      waiting = run;
      return 1;
    },
    cancelFrame: () => {
      waiting = undefined;
    },
    onLevel: level => levels.push(level),
  });
beforeEach(() => {
  time = 1_000;
  waiting = undefined;
  drawn = 0;
  levels = [];
});

/** So many frames, each so long after the one before. */
const pass = (count: number, span: number) => {
  for (let frame = 0; frame < count && waiting; frame++) {
    const next = waiting;
    waiting = undefined;
    time += span;
    next();
  }
};

describe('frames', () => {
  it('are drawn while something moves, and not after', () => {
    frames().until(1_160);
    pass(100, 16);
    expect([drawn, waiting]).toEqual([10, undefined]);
  });

  it('become fewer on a machine that does not keep up, in the end none', () => {
    frames().until(1_000_000);
    pass(70, 90);
    expect(levels).toEqual([1, 2, 3]);
    const before = drawn;
    pass(100, 90);
    expect(drawn).toBe(before);
  });

  it('become fewer within five frames where each takes half a second', () => {
    frames().until(1_000_000);
    pass(5, 500);
    expect(levels).toEqual([2]);
    pass(4, 500);
    expect(levels).toEqual([2, 3]);
  });

  it('are tried again once it has kept up for a while', () => {
    const own = frames();
    own.until(1_000_000);
    pass(25, 90);
    expect(own.level).toBe(1);
    pass(130, 16);
    expect(own.level).toBe(0);
  });

  it('become fewer where slow ones come in pairs', () => {
    frames().until(1_000_000);
    pass(2, 16);
    pass(1, 4_000);
    expect(levels).toEqual([2]);
  });

  it('rest while nobody sees the page, and an hour of that is no sign of a slow machine', () => {
    const own = frames();
    own.until(1_100);
    pass(3, 16);
    const before = drawn;
    // the browser calls none meanwhile: the one that waits comes when the page is seen
    own.rest();
    pass(1, 3_600_000);
    expect([drawn, waiting]).toEqual([before + 1, undefined]);
    own.until(time + 2_000);
    pass(100, 16);
    expect([own.level, levels]).toEqual([0, []]);
  });

  it('end when the map does', () => {
    const own = frames();
    own.until(5_000);
    own.stop();
    expect(waiting).toBeUndefined();
  });
});
