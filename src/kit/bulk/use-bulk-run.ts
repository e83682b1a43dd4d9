/** A bulk action as a dialog sees it: not begun, under way, stopped or at its end; what failed can be tried again. */
import { useEffect, useRef, useState } from 'react';
import {
  type BulkAct,
  type BulkItem,
  type BulkOutcome,
  type BulkRun,
  failedOf,
  leftOf,
  runBulk,
  withLater,
} from './results.ts';

/** Enough to hide the way there and back, and little enough to leave others their share. */
const AT_ONCE = 4;
/** Milliseconds between two drawings: ten thousand results are not ten thousand drawings. */
const DRAWN_EVERY_MS = 120;

interface BulkRunOptions extends Pick<BulkRun, 'describe' | 'isOutage'> {
  items: readonly BulkItem[];
  act: BulkAct;
}

export function useBulkRun({ items, act, describe, isOutage }: BulkRunOptions) {
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>([]);
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);

  useEffect(() => {
    if (!isRunning) return;
    // the browser asks before it lets go of what is half done
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isRunning]);

  const run = async (some: readonly BulkItem[]) => {
    const before = outcomes;
    isStopped.current = false;
    setRunning(true);
    await runBulk(some, act, {
      describe,
      isOutage,
      atOnce: AT_ONCE,
      everyMs: DRAWN_EVERY_MS,
      isStopped: () => isStopped.current,
      onProgress: later => setOutcomes(withLater(items, before, later)),
    });
    setRunning(false);
  };
  const failed = failedOf(outcomes);
  const left = leftOf(items, outcomes);
  return {
    outcomes,
    failed,
    left,
    isRunning,
    hasBegun: outcomes.length > 0 || isRunning,
    /** All of them, or those that a stop has left. */
    go: () => void run(left),
    retry: () => void run(failed),
    /** What is under way comes to its end. */
    stop: () => {
      isStopped.current = true;
    },
  };
}
