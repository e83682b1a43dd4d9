/** How wide the bar at the top is: a drawer that stands open leaves it less than the window has. */
import { createContext, useContext } from 'react';

export const BarWidth = createContext<number | null>(null);

/** Below this, in pixels, words give way to glyphs, and names to initials. */
export const ROOMY_BAR = 1000;

/** Below this, in any language, there is no room for more of what merely tells. */
export const WIDE_BAR = 1250;

/** In pixels; outside of the bar, and until it has been measured, the window's. */
export const useBarWidth = (): number => useContext(BarWidth) ?? window.innerWidth;
