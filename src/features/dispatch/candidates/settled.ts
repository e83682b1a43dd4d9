/** A list whose numbers one presses: what has just changed under the finger counts only after a moment. */
import { useEffect, useMemo, useState } from 'react';

/** From seeing a number to pressing it. */
const MOMENT_MS = 600;

/** @returns the entries by the numbers that they had a moment ago, as they are now; without those that are gone */
export function useSettled<T>(list: readonly T[], keyOf: (entry: T) => string): readonly T[] {
  const now = list.map(keyOf).join(' ');
  const [settled, setSettled] = useState(now);
  // where there was nothing, no number was another's
  const keys = settled === '' ? now : settled;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [now]);
  const latest = useMemo(() => new Map(list.map(entry => [keyOf(entry), entry])), [list, keyOf]);
  return useMemo(() => keys.split(' ').flatMap(key => latest.get(key) ?? []), [keys, latest]);
}
