/** What of the frame's own panels is open: one at a time, opened from the bar, the menus or a key. */
import { useSyncExternalStore } from 'react';

export type Panel = 'settings' | 'keys';

let open: Panel | null = null;
const listeners = new Set<() => void>();

/** Null closes what is open. */
export function openPanel(panel: Panel | null) {
  open = panel;
  for (const listener of [...listeners]) listener();
}

export const useOpenPanel = (): Panel | null => useSyncExternalStore(subscribe, () => open);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
