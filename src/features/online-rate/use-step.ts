import { useEffect, useState } from 'react';

/** A number that counts up, as long as it may. */
export function useStep(everyMs: number, isMoving: boolean): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => setStep(before => before + 1), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, isMoving]);
  return step;
}
