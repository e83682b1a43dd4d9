import { useEffect, useState } from 'react';

/** True once `isOn` has lasted so long: what is over sooner never flashes. */
export function useDelayed(isOn: boolean, milliseconds: number): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isOn) {
      setDue(false);
      return;
    }
    const timer = setTimeout(() => setDue(true), milliseconds);
    return () => clearTimeout(timer);
  }, [isOn, milliseconds]);
  return isOn && isDue;
}

/** When a skeleton may appear. */
export const SKELETON_AFTER_MS = 300;

/** When it is said that one waits still, and what can be done meanwhile. */
export const SLOW_AFTER_MS = 10_000;
