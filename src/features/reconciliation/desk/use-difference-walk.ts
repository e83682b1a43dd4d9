/** The differences that are listed, the one in view, and the ways from one to the next. */
import { useState } from 'react';
import type { Difference } from '../../../contract/reconciliation-records.ts';
import { DIFFERENCE_WAITS } from '../../../contract/reconciliation-states.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';

interface DifferenceWalk {
  openId: string | undefined;
  /** Among those that are listed, from 1; 0 for one that is not among them. */
  at: number;
  /** The one that comes after the one in view is handled. */
  next(): string | undefined;
}

/** @param first whether one is open without being chosen */
export function useDifferenceWalk(
  rows: readonly Difference[],
  { id, first, onOpen }: { id: string | undefined; first: boolean; onOpen: (id: string) => void },
): DifferenceWalk {
  const [held, setHeld] = useState<string>();
  const openId = id ?? (first ? firstOf(rows, held) : undefined);
  const unchosen = id === undefined ? openId : undefined;
  if (unchosen !== held) setHeld(unchosen);
  const at = rows.findIndex(row => row.id === openId);
  const step = (by: 1 | -1) => {
    const to = rows[at + by]?.id;
    if (to !== undefined) onOpen(to);
  };
  useShortcut('j, down', () => step(1), { label: 'reconciliationDesk.keys.next', group: 'record' });
  useShortcut('k, up', () => step(-1), { label: 'reconciliationDesk.keys.previous', group: 'record' });
  return {
    openId,
    at: at + 1,
    next: () => nextWaiting(rows, openId),
  };
}

/** The one that was the first stays in view where a colleague handles it, which moves it down the list. */
function firstOf(rows: readonly Difference[], held: string | undefined): string | undefined {
  const isHandled = rows.some(row => row.id === held && row.handleState !== DIFFERENCE_WAITS);
  return isHandled ? held : rows[0]?.id;
}

/** Below the one in view, then from above; undefined where none waits any more. */
export function nextWaiting(rows: readonly Difference[], openId: string | undefined): string | undefined {
  const at = rows.findIndex(row => row.id === openId);
  return [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))].find(
    row => row.handleState === DIFFERENCE_WAITS && row.id !== openId,
  )?.id;
}
