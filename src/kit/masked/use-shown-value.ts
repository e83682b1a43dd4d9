/** A personal value on the screen: for a while, and only while somebody looks at it. */
import { useCallback, useLayoutEffect, useState } from 'react';

export interface Revealing {
  /** What it is and whose, as a screen reader says it. */
  label: string;
  reasons: readonly { value: number; label: string }[];
  /** Milliseconds that it may stay. */
  shownMs: number;
  /** Asks for the value; whatever it fails with goes to `describeError`. */
  onReveal: (reason: number) => Promise<string>;
  describeError: (error: unknown) => { text: string };
}

const SECOND_MS = 1000;

export interface ShownValue {
  /** Null while masked. */
  value: string | null;
  secondsLeft: number;
  isAsking: boolean;
  problem: string | null;
  ask: (reason: number) => Promise<void>;
  hide: () => void;
}

/** The value is kept in this one component's state; it is gone with the time, the window's focus, or the component. */
export function useShownValue(revealing: Revealing | undefined): ShownValue {
  const [shown, setShown] = useState<{ value: string; until: number } | null>(null);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const hide = useCallback(() => setShown(null), []);

  const ask = async (reason: number) => {
    if (!revealing || isAsking) return;
    setAsking(true);
    setProblem(null);
    try {
      const value = await revealing.onReveal(reason);
      // who has gone elsewhere meanwhile does not see it
      if (document.hidden) return;
      setSecondsLeft(Math.ceil(revealing.shownMs / SECOND_MS));
      setShown({ value, until: Date.now() + revealing.shownMs });
    } catch (error) {
      setProblem(revealing.describeError(error).text);
    } finally {
      setAsking(false);
    }
  };

  // what hides it is there before it is painted
  useLayoutEffect(() => {
    if (!shown) return;
    const tick = () => {
      const left = shown.until - Date.now();
      setSecondsLeft(Math.max(0, Math.ceil(left / SECOND_MS)));
      if (left <= 0) hide();
    };
    const handleVisibility = () => document.hidden && hide();
    const timer = setInterval(tick, SECOND_MS / 4);
    window.addEventListener('blur', hide);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearInterval(timer);
      window.removeEventListener('blur', hide);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [shown, hide]);

  return { value: shown?.value ?? null, secondsLeft, isAsking, problem, ask, hide };
}
