/**
 * Short sounds, made here and taken from no file. Browsers keep a page silent until somebody has clicked or
 * pressed a key in it; until then nothing rings, and whoever draws can say so.
 */
import { loudnessOf, SOUNDS, type Sound, STROKES } from './sounds.ts';

/** `off`: not listened for yet. `absent`: this browser makes no sounds. `blocked`: not before the next click or key. */
export type RingerState = 'off' | 'absent' | 'blocked' | 'ready';

export interface Ringer {
  state(): RingerState;
  subscribe(listener: () => void): () => void;
  /** Finds out whether sounds are let through, and waits for the click that lets them. */
  start(): void;
  /** Silent where it is not `ready`, and within a second of the last one, unless it is more urgent than that. */
  ring(sound?: Sound): Promise<void>;
}

interface Surroundings {
  makeContext: () => AudioContext | null;
  /** Where clicks and keys are heard. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  now: () => number;
  /** Calls back after so many milliseconds. */
  later: (callback: () => void, milliseconds: number) => void;
}

/** What counts as a person's act; a finger's press does only when it is lifted. */
const ACTS = ['pointerup', 'click', 'keydown'] as const;
/** A context that may run does so within this time. */
const TRIAL_MS = 400;
const GAP_MS = 1000;

export function createRinger({ makeContext, page, now, later }: Surroundings): Ringer {
  const listeners = new Set<() => void>();
  let state: RingerState = 'off';
  let context: AudioContext | null = null;
  let rungAt = Number.NEGATIVE_INFINITY;
  let rung: Sound = 'news';

  function turn(next: RingerState) {
    if (next === state) return;
    state = next;
    for (const type of ACTS) {
      if (next === 'blocked') page.addEventListener(type, handleAct, true);
      else page.removeEventListener(type, handleAct, true);
    }
    for (const listener of [...listeners]) listener();
  }
  const handleAct = () => wake();

  /** Resolves once it runs: at once, at the next click, or never. */
  async function wake() {
    try {
      await context?.resume();
    } catch {
      return;
    }
    if (context?.state !== 'running') return;
    turn('ready');
    rest();
  }

  /** A context that runs keeps the sound card awake. */
  function rest() {
    if (now() - rungAt >= GAP_MS) context?.suspend().catch(() => {});
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (state !== 'off' || context) return;
      context = makeContext();
      if (!context) return turn('absent');
      wake();
      later(() => state === 'off' && turn('blocked'), TRIAL_MS);
    },
    async ring(sound = 'news') {
      const isOver = now() - rungAt >= GAP_MS || SOUNDS.indexOf(sound) > SOUNDS.indexOf(rung);
      if (state !== 'ready' || !context || !isOver) return;
      rungAt = now();
      rung = sound;
      const asked = rungAt;
      const given = context;
      // the browser may have taken the leave back, as a phone does during a call
      later(() => given.state !== 'running' && turn('blocked'), TRIAL_MS);
      await given.resume().catch(() => {});
      if (given.state !== 'running' || now() - asked > GAP_MS) return;
      chime(given, sound);
      later(rest, GAP_MS);
    },
  };
}

const STROKE_S = 0.36;
const SILENT = 0.0001;

function chime(context: AudioContext, sound: Sound) {
  for (const [frequency, after] of STROKES[sound]) {
    const from = context.currentTime + after;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(SILENT, from);
    volume.gain.exponentialRampToValueAtTime(loudnessOf(sound), from + 0.02);
    volume.gain.exponentialRampToValueAtTime(SILENT, from + STROKE_S);
    tone.connect(volume).connect(context.destination);
    tone.start(from);
    tone.stop(from + STROKE_S);
  }
}
