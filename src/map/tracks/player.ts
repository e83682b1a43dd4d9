/** A play head on a span of time, outside React: whoever draws by it is told at each frame. */

export const SPEEDS = [1, 2, 5, 10, 30, 60] as const;
export type Speed = (typeof SPEEDS)[number];

export interface PlayerState {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

export interface Player {
  /** Where the play head stands. */
  readonly time: number;
  /** Another object only where something in it is otherwise. */
  state(): PlayerState;
  /** From the beginning where it stands at the end. */
  play(): void;
  pause(): void;
  /** Held within the span. */
  seek(time: number): void;
  setSpeed(speed: Speed): void;
  /** The play head stays where it is, if that is within; else it goes to the beginning. */
  setSpan(from: number, to: number): void;
  /** The play head has moved. Answers what ends that. */
  onTime(listener: () => void): () => void;
  onState(listener: () => void): () => void;
}

export interface PlayerOptions {
  /** Milliseconds of any steady clock. */
  now(): number;
  requestFrame(run: () => void): number;
  cancelFrame(handle: number): void;
}

/** Milliseconds: a page that was out of view goes on where it was, instead of leaping. */
const LONGEST_FRAME = 250;

export function createPlayer({ now, requestFrame, cancelFrame }: PlayerOptions): Player {
  let state: PlayerState = { isPlaying: false, speed: 10, from: 0, to: 0 };
  let time = 0;
  let lastFrame = 0;
  let handle: number | undefined;
  const hearers = { time: new Set<() => void>(), state: new Set<() => void>() };
  const tell = (kind: 'time' | 'state') => {
    for (const listener of [...hearers[kind]]) listener();
  };
  const hear = (kind: 'time' | 'state') => (listener: () => void) => {
    hearers[kind].add(listener);
    return () => void hearers[kind].delete(listener);
  };
  const become = (next: Partial<PlayerState>) => {
    state = { ...state, ...next };
    tell('state');
  };
  const go = (to: number) => {
    const bounded = Math.min(Math.max(to, state.from), state.to);
    if (bounded === time) return;
    time = bounded;
    tell('time');
  };
  const pause = () => {
    if (handle !== undefined) cancelFrame(handle);
    handle = undefined;
    if (state.isPlaying) become({ isPlaying: false });
  };
  const frame = () => {
    const passed = Math.min(now() - lastFrame, LONGEST_FRAME);
    lastFrame = now();
    handle = requestFrame(frame);
    go(time + passed * state.speed);
    if (time >= state.to) pause();
  };

  return {
    get time() {
      return time;
    },
    state: () => state,
    play() {
      if (state.isPlaying || state.to <= state.from) return;
      if (time >= state.to) go(state.from);
      lastFrame = now();
      handle = requestFrame(frame);
      become({ isPlaying: true });
    },
    pause,
    seek: go,
    setSpeed: speed => become({ speed }),
    setSpan(from, to) {
      if (from === state.from && to === state.to) return;
      become({ from, to });
      go(time < from || time > to ? from : time);
    },
    onTime: hear('time'),
    onState: hear('state'),
  };
}
