/** Which of the drawers beside the pages stand open, for the features that open them from anywhere. */
import { useSyncExternalStore } from 'react';
import type { RootDrawer } from './feature.ts';

export type DrawerSlot = RootDrawer['slot'];

/** @param about what it shall show, as a caller's number */
export function openDrawer(slot: DrawerSlot, about?: string) {
  tell({ ...open, [slot]: { about } });
}

export function closeDrawer(slot: DrawerSlot) {
  if (!open[slot]) return;
  const { [slot]: _, ...others } = open;
  tell(others);
}

/** Null while it is closed. */
export const useDrawer = (slot: DrawerSlot): OpenDrawer | null =>
  useSyncExternalStore(subscribe, () => open[slot] ?? null);

export interface OpenDrawer {
  about?: string;
}

let open: Readonly<Partial<Record<DrawerSlot, OpenDrawer>>> = {};
const listeners = new Set<() => void>();

function tell(next: typeof open) {
  open = next;
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
