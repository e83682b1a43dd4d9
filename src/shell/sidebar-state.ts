/** How wide the sidebar is, and whether it is folded: remembered in a cookie, as clients in the field spell it. */
import { usePreference } from '../kit/preference.ts';
import { isSidebarOpen } from '../kit/preferences.ts';

export const SIDEBAR_WIDTH = { open: 200, folded: 64 } as const;
/** Of the call drawer, which is docked at its right. */
export const CALL_DRAWER_WIDTH = 270;

export function useSidebarFold() {
  const isFolded = !usePreference(isSidebarOpen);
  return { isFolded, toggle: () => isSidebarOpen.write(isFolded) };
}
