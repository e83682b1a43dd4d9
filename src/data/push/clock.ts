/**
 * The server's time for judging whether a message is late, also when somebody sets this machine's clock. Its steady
 * clock stands still while the machine sleeps, its wall clock may be set: where the two drift apart, the one that is
 * further on counts, until the server has told the time again.
 */
import { LATE_MS } from '../../contract/push-times.ts';

export interface ClockSources {
  /** This machine's wall clock, corrected by what the server's answers have told; may jump. */
  server: () => number;
  /** The same uncorrected. */
  wall: () => number;
  /** Never set, but may stand still while the machine sleeps. */
  steady: () => number;
}

export interface PushClock {
  /** Milliseconds since the epoch. */
  now(): number;
  isLate(saidOn: number): boolean;
  /** Whether the machine's clock was set, or the machine slept, since the last look. */
  hasJumped(): boolean;
}

/** More than timers and answers under way make of it, less than anybody sets a clock by. */
const JUMP_MS = 5_000;
/** Two looks at one clock differ by less, two answers of the server by more. */
const SAME_MS = 20;

export function createPushClock({ server, wall, steady }: ClockSources): PushClock {
  const look = () => ({ server: server(), wall: wall(), steady: steady() });
  let base = look();
  let seenDrift = 0;
  const catchUp = () => {
    const present = look();
    const isToldAnew = Math.abs(present.server - present.wall - (base.server - base.wall)) > SAME_MS;
    if (isToldAnew) {
      base = present;
      seenDrift = 0;
    }
    return { wall: present.wall - base.wall, steady: present.steady - base.steady };
  };
  const now = () => {
    const gone = catchUp();
    return base.server + Math.max(gone.wall, gone.steady);
  };
  return {
    now,
    isLate: saidOn => now() - saidOn > LATE_MS,
    hasJumped() {
      const gone = catchUp();
      const drift = gone.wall - gone.steady;
      if (Math.abs(drift - seenDrift) <= JUMP_MS) return false;
      seenDrift = drift;
      return true;
    },
  };
}
