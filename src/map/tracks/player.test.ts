import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlayer, type Player } from './player.ts';

let clock: number;
let waiting: (() => void) | undefined;
let player: Player;
beforeEach(() => {
  clock = 5_000;
  waiting = undefined;
  player = createPlayer({
    now: () => clock,
    requestFrame: run => {
      waiting = run;
      return 1;
    },
    cancelFrame: () => {
      waiting = undefined;
    },
  });
  player.setSpan(1_000, 101_000);
});

const pass = (frames: number, span = 20) => {
  for (let frame = 0; frame < frames && waiting; frame++) {
    const next = waiting;
    waiting = undefined;
    clock += span;
    next();
  }
};

describe('a play head', () => {
  it('goes by the clock, so many times as quick', () => {
    expect(player.time).toBe(1_000);
    player.setSpeed(1);
    player.play();
    pass(50);
    expect(player.time).toBe(2_000);
    player.setSpeed(60);
    pass(10);
    expect(player.time).toBe(14_000);
    player.pause();
    pass(10);
    expect(player.time).toBe(14_000);
    expect(player.state().isPlaying).toBe(false);
  });

  it('goes on where it was when the page comes back into view', () => {
    player.setSpeed(1);
    player.play();
    pass(1, 3_600_000);
    expect(player.time).toBe(1_250);
  });

  it('rests at the end, and begins anew from there', () => {
    player.seek(100_990);
    player.play();
    pass(100);
    expect([player.time, player.state().isPlaying, waiting]).toEqual([101_000, false, undefined]);
    player.play();
    expect(player.time).toBe(1_000);
  });

  it('stays within its span, also in another one', () => {
    player.seek(0);
    expect(player.time).toBe(1_000);
    player.seek(60_000);
    player.setSpan(50_000, 90_000);
    expect(player.time).toBe(60_000);
    player.setSpan(0, 20_000);
    expect(player.time).toBe(0);
  });

  it('does not play where there is no time', () => {
    player.setSpan(7, 7);
    player.play();
    expect(player.state().isPlaying).toBe(false);
  });

  it('tells of each move and each change once, and of none that is none', () => {
    const [heard, changed] = [vi.fn(), vi.fn()];
    const end = player.onTime(heard);
    player.onState(changed);
    player.seek(2_000);
    player.seek(2_000);
    player.setSpeed(5);
    const before = player.state();
    player.setSpan(1_000, 101_000);
    expect(player.state()).toBe(before);
    end();
    player.seek(3_000);
    expect([heard.mock.calls.length, changed.mock.calls.length]).toEqual([1, 1]);
  });
});
