/**
 * Draws while something moves, as often as the machine can bear: a page that cannot keep up draws less often, and in
 * the end only when something has arrived. It is never the page that waits.
 */

export interface FramesOptions {
  draw(): void;
  /** Milliseconds of any steady clock. */
  now(): number;
  requestFrame(run: () => void): number;
  cancelFrame(handle: number): void;
  /** Told when it draws more or less often than before. */
  onLevel?(level: FrameLevel): void;
}

/** 0 every frame, 1 ten a second, 2 three a second, 3 none but those that somebody asks for. */
export type FrameLevel = 0 | 1 | 2 | 3;

export interface Frames {
  readonly level: FrameLevel;
  /** Something moves until then. */
  until(time: number): void;
  /** None was drawn for a while, and not because the machine was slow. */
  rest(): void;
  stop(): void;
}

/** Milliseconds between two frames, by level. */
const PAUSES = [0, 100, 330, Number.POSITIVE_INFINITY] as const;
/** Frames by which is judged: so many, or those of a while on a machine that draws but a few in it. */
const JUDGED = 20;
const FEWEST_JUDGED = 2;
const JUDGED_MS = 2_000;
/** Milliseconds that a frame takes on the whole: longer is too slow, shorter may be tried again. */
const TOO_SLOW = 55;
/** So slow that one step down would be felt as none. */
const FAR_TOO_SLOW = 220;
const QUICK = 25;
/** Judgements in a row that must be good before it draws more often. */
const PATIENCE = 5;

export function createFrames({ draw, now, requestFrame, cancelFrame, onLevel }: FramesOptions): Frames {
  let level: FrameLevel = 0;
  let movingUntil = 0;
  let handle: number | undefined;
  let lastDrawn = 0;
  let lastFrame = 0;
  const spans: number[] = [];
  let judgedMs = 0;
  let good = 0;

  const enter = (next: number) => {
    const bounded = Math.min(Math.max(next, 0), 3) as FrameLevel;
    good = 0;
    if (bounded === level) return;
    level = bounded;
    onLevel?.(level);
  };

  const forget = () => {
    spans.length = 0;
    judgedMs = 0;
  };

  const judge = (span: number) => {
    spans.push(span);
    judgedMs += span;
    if (spans.length < (judgedMs >= JUDGED_MS ? FEWEST_JUDGED : JUDGED)) return;
    // slow ones come in pairs: of few the middle one may be quick
    const middle =
      spans.length < JUDGED ? judgedMs / spans.length : (spans.toSorted((a, b) => a - b)[JUDGED / 2] ?? 0);
    forget();
    if (middle < QUICK) good += 1;
    if (middle > FAR_TOO_SLOW) enter(level + 2);
    else if (middle > TOO_SLOW) enter(level + 1);
    else if (good >= PATIENCE) enter(level - 1);
  };

  const frame = () => {
    handle = undefined;
    const time = now();
    // the first frame after a rest tells nothing
    if (lastFrame > 0) judge(time - lastFrame);
    lastFrame = time;
    if (time - lastDrawn >= PAUSES[level]) {
      lastDrawn = time;
      draw();
    }
    if (time < movingUntil) handle = requestFrame(frame);
    else lastFrame = 0;
  };

  return {
    get level() {
      return level;
    },
    until(time) {
      movingUntil = Math.max(movingUntil, time);
      handle ??= requestFrame(frame);
    },
    rest() {
      lastFrame = 0;
      forget();
    },
    stop() {
      movingUntil = 0;
      if (handle !== undefined) cancelFrame(handle);
      handle = undefined;
      lastFrame = 0;
    },
  };
}
