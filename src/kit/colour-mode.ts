/** Light, dark, or as the system says. `index.html` reads the same cookie before the first paint. */
import { useSyncExternalStore } from 'react';
import { choice, usePreference } from './preference.ts';
import type { Mode } from './theme/tokens.ts';

export const COLOUR_MODES = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

export const colourMode = choice('colourMode', COLOUR_MODES, 'system');

/** What was chosen. */
export const useColourMode = (): ColourMode => usePreference(colourMode);

/** What is drawn. */
export const useDrawnMode = (): Mode => useSyncExternalStore(subscribe, readDrawnMode);

export function chooseColourMode(mode: ColourMode) {
  colourMode.write(mode);
  markPage();
}

/** For the styles that stand outside the theme: the sign-in over a page. */
function markPage() {
  const mode = colourMode.read();
  if (mode === 'system') delete document.documentElement.dataset.mode;
  else document.documentElement.dataset.mode = mode;
}

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function readDrawnMode(): Mode {
  const mode = colourMode.read();
  if (mode !== 'system') return mode;
  return systemIsDark().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void) {
  const system = systemIsDark();
  // chosen in another window, perhaps
  const forget = colourMode.subscribe(() => {
    markPage();
    listener();
  });
  system.addEventListener('change', listener);
  return () => {
    forget();
    system.removeEventListener('change', listener);
  };
}
