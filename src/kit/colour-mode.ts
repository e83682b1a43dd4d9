/** Light, dark, or as the system says. `index.html` reads the same cookie before the first paint. */
import { useSyncExternalStore } from 'react';
import { readCookie, writeCookie } from './cookie.ts';
import type { Mode } from './theme/tokens.ts';

export const COLOUR_MODES = ['light', 'dark', 'system'] as const;
export type ColourMode = (typeof COLOUR_MODES)[number];

const COOKIE = 'colourMode';
const listeners = new Set<() => void>();

/** What was chosen. */
export const useColourMode = (): ColourMode => useSyncExternalStore(subscribe, readColourMode);

/** What is drawn. */
export const useDrawnMode = (): Mode => useSyncExternalStore(subscribe, readDrawnMode);

export function chooseColourMode(mode: ColourMode) {
  writeCookie(COOKIE, mode);
  if (mode === 'system') delete document.documentElement.dataset.mode;
  else document.documentElement.dataset.mode = mode;
  for (const listener of [...listeners]) listener();
}

function readColourMode(): ColourMode {
  const stored = readCookie(COOKIE);
  return COLOUR_MODES.find(mode => mode === stored) ?? 'system';
}

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function readDrawnMode(): Mode {
  const mode = readColourMode();
  if (mode !== 'system') return mode;
  return systemIsDark().matches ? 'dark' : 'light';
}

function subscribe(listener: () => void) {
  const system = systemIsDark();
  listeners.add(listener);
  system.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', listener);
  };
}
