/** How wide the sidebar is, and whether it is folded: remembered in a cookie, as clients in the field spell it. */
import { usePreference } from '../kit/preference.ts';
import { isSidebarOpen, isSidebarOpenAtMap } from '../kit/preferences.ts';

export const SIDEBAR_WIDTH = { open: 200, folded: 64 } as const;
/** Of the call drawer, which is docked at its right. */
export const CALL_DRAWER_WIDTH = 270;

/** @param isMap the page that is shown is a map */
export function useSidebarFold(isMap: boolean) {
  const isOpen = isMap ? isSidebarOpenAtMap : isSidebarOpen;
  const isFolded = !usePreference(isOpen);
  return { isFolded, toggle: () => isOpen.write(isFolded) };
}
