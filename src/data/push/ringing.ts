/**
 * Of several windows of one person one rings. With the browser's locks (https, or this machine itself) the windows
 * queue for one, and the next has it when a window closes; without them they tell each other that they are there,
 * and the oldest rings. Where neither works each window rings: twice is better than not at all.
 */
import { every, type Timers } from './timers.ts';

export interface Ringing {
  isRinging(): boolean;
  /** A window that hears nothing lets another one ring. */
  offer(isOffered: boolean): void;
  end(): void;
}

export type Locks = Pick<LockManager, 'request'>;

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

interface RingingOptions {
  /** One person's, below one base path. */
  name: string;
  locks: Locks | undefined;
  /** May throw where there is none. */
  openChannel: (name: string) => Channel;
  timers: Timers;
  /** Milliseconds of a clock that nobody sets. */
  now: () => number;
  /** Tells this window from others, and sorts the older first. */
  id: string;
}

export function createRinging(options: RingingOptions): Ringing {
  if (options.locks) return byLock(options.name, options.locks);
  try {
    return byVoice(options, options.openChannel(options.name));
  } catch {
    return { isRinging: () => true, offer: () => {}, end: () => {} };
  }
}

function byLock(name: string, locks: Locks): Ringing {
  let isHeld = false;
  let hasFailed = false;
  let leave: AbortController | null = null;
  const offer = (isOffered: boolean) => {
    if (isOffered === (leave !== null)) return;
    if (!isOffered) {
      leave?.abort();
      leave = null;
      isHeld = false;
      return;
    }
    const left = new AbortController();
    leave = left;
    const held = () =>
      new Promise<void>(resolve => {
        if (left.signal.aborted) return resolve();
        isHeld = true;
        left.signal.addEventListener('abort', () => resolve());
      });
    locks.request(name, { signal: left.signal }, held).catch(() => {
      // refused by the browser, not left by us
      if (!left.signal.aborted) hasFailed = true;
    });
  };
  return { isRinging: () => isHeld || hasFailed, offer, end: () => offer(false) };
}

/** How often a window says that it is there, and how long silence may last. */
const VOICE_MS = 2_000;
const SILENCE_MS = 6_500;
/** Before a new window rings, older ones may say so. */
const HEARING_MS = 500;

interface Voice {
  id: string;
  /** False when it leaves. */
  isHere: boolean;
  /** An answer is wanted. */
  isNew?: boolean;
}

function byVoice({ timers, now, id }: RingingOptions, channel: Channel): Ringing {
  const others = new Map<string, number>();
  let isSettled = false;
  let stop: (() => void) | null = null;
  const say = (voice: Omit<Voice, 'id'>) => channel.postMessage({ id, ...voice } satisfies Voice);

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isVoice(data)) return;
    if (data.isHere) others.set(data.id, now());
    else others.delete(data.id);
    if (data.isNew && stop) say({ isHere: true });
  });

  const offer = (isOffered: boolean) => {
    if (isOffered === (stop !== null)) return;
    if (!isOffered) {
      stop?.();
      stop = null;
      isSettled = false;
      say({ isHere: false });
      return;
    }
    say({ isHere: true, isNew: true });
    const stopSaying = every(timers, VOICE_MS, () => say({ isHere: true }));
    const stopHearing = timers.after(HEARING_MS, () => {
      isSettled = true;
    });
    stop = () => {
      stopSaying();
      stopHearing();
    };
  };
  return {
    isRinging() {
      if (!stop || !isSettled) return false;
      const isHeard = (heardOn: number) => now() - heardOn < SILENCE_MS;
      return ![...others].some(([other, heardOn]) => other < id && isHeard(heardOn));
    },
    offer,
    end() {
      offer(false);
      channel.close();
    },
  };
}

const isVoice = (data: unknown): data is Voice =>
  typeof data === 'object' &&
  data !== null &&
  'id' in data &&
  typeof data.id === 'string' &&
  'isHere' in data;
