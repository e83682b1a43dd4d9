/** What is told for a while leaves by itself, and hurries nobody who reads it or aims at it. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStableCallback } from '../kit/use-stable-callback.ts';

/** Whether somebody points at what has these handlers, or stands in it. */
export function usePointedAt() {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  return {
    isHeld: isPointedAt || hasFocus,
    handlers: {
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
    /** What had the focus is gone, which nothing tells. */
    letGo: () => setFocus(false),
  };
}

interface Leaving {
  /** Milliseconds; null: it stays. */
  afterMs: number | null;
  isHeld: boolean;
  /** Told again, it stays as long again. */
  told: unknown;
  onLeave: () => void;
}

/** Time that nobody can see it in does not count. */
export function useLeaving({ afterMs, isHeld, told, onLeave }: Leaving): void {
  const isHidden = useSyncExternalStore(onVisibility, readHidden);
  const leave = useStableCallback(onLeave);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told again begins anew
  useEffect(() => {
    if (!afterMs || isHeld || isHidden) return;
    const timer = setTimeout(leave, afterMs);
    return () => clearTimeout(timer);
  }, [afterMs, isHeld, isHidden, told, leave]);
}

const readHidden = () => document.hidden;
function onVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
