/** The calls of this window, kept for a reload as long as somebody is signed in. */
import { useSyncExternalStore } from 'react';
import { type CallsNow, NO_CALLS, workOf } from './calls-now.ts';

/** Signing out clears it with all that stands beside it. */
const STORED = 'cabdesk.current-call';

interface Stored extends CallsNow {
  /** Whose they are: another person's are nobody's. */
  userId: string;
}

let now: CallsNow = NO_CALLS;
let userId = '';
const listeners = new Set<() => void>();

/** What was kept for this person; nothing where a store is refused or corrupt. */
export function openCalls(of: string): void {
  userId = of;
  put(read());
}

export function changeCalls(change: (now: CallsNow) => CallsNow): void {
  const next = change(now);
  if (next === now) return;
  put(next);
  try {
    sessionStorage.setItem(STORED, JSON.stringify({ ...next, userId } satisfies Stored));
  } catch {
    // a reload then begins without them
  }
}

/** One of this window's, of which nobody has said yet what it is about. */
export const isUntagged = (callId: string): boolean =>
  workOf(now).some(call => call.callId === callId && !call.isTagged);

export const useCallsNow = (): CallsNow => useSyncExternalStore(subscribe, () => now);

function put(next: CallsNow) {
  now = next;
  for (const listener of [...listeners]) listener();
}

function read(): CallsNow {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as Stored | null;
    if (stored?.userId !== userId || !Array.isArray(stored.calls)) return NO_CALLS;
    const { calls, over, toWrapUp } = stored;
    // an earlier version of the console kept one call at most
    return { calls, over, toWrapUp: Array.isArray(toWrapUp) ? toWrapUp : [] };
  } catch {
    return NO_CALLS;
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
