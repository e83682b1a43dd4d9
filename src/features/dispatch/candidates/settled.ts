/** A list whose numbers one presses: what has just changed under the finger counts only after a moment. */
import { useEffect, useRef, useState } from 'react';

/** From seeing a number to pressing it. */
const MOMENT_MS = 600;

/** @returns what the list was a moment ago, where it has changed since */
export function useSettled<T>(list: readonly T[], keyOf: (entry: T) => string): readonly T[] {
  const [settled, setSettled] = useState(list);
  const key = list.map(keyOf).join(' ');
  const latest = useRef(list);
  latest.current = list;
  const settledKey = useRef(key);
  useEffect(() => {
    if (settledKey.current === key) {
      // the same ones, with other figures
      setSettled(latest.current);
      return;
    }
    const timer = setTimeout(() => {
      settledKey.current = key;
      setSettled(latest.current);
    }, MOMENT_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settled.length === 0 ? list : settled;
}
