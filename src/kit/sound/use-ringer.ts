/** The sound of this window. */
import { useEffect, useSyncExternalStore } from 'react';
import { usePreference } from '../preference.ts';
import { hasSound } from '../preferences.ts';
import { createRinger, type RingerState } from './ringer.ts';
import type { Sound } from './sounds.ts';

export const ringer = createRinger({
  makeContext() {
    try {
      return new AudioContext();
    } catch {
      return null;
    }
  },
  page: document,
  now: () => performance.now(),
  later: (callback, milliseconds) => void setTimeout(callback, milliseconds),
});

/** Rings where sound is wanted. */
export function ring(sound?: Sound) {
  if (hasSound.read()) ringer.ring(sound);
}

/** `off` where no sound is wanted. */
export function useRingerState(): RingerState {
  const isWanted = usePreference(hasSound);
  useEffect(() => {
    if (isWanted) ringer.start();
  }, [isWanted]);
  const state = useSyncExternalStore(ringer.subscribe, ringer.state);
  return isWanted ? state : 'off';
}
