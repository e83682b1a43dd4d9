/** Everything that the kit and the frame can draw without an upstream: one sheet, and what stands over a page one by one. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { chooseColourMode, useDrawnMode } from '../../src/kit/colour-mode.ts';
import { usePreference } from '../../src/kit/preference.ts';
import { accent } from '../../src/kit/preferences.ts';
import { createCabdeskTheme } from '../../src/kit/theme/theme.ts';
import type { Mode } from '../../src/kit/theme/tokens.ts';
import '../../src/app/sign-in/sign-in.css';
import { Around, begin, wordless } from './around.tsx';
import { dialogs } from './dialogs.tsx';
import type { Exhibit } from './exhibit.ts';
import { frame } from './frame.tsx';
import { lists } from './lists.tsx';
import { Sheet } from './sheet.tsx';

/** By their names; the sheet is the first. */
const exhibits: Readonly<Record<string, Exhibit>> = {
  sheet: { draw: () => <Sheet /> },
  ...lists,
  ...frame,
  ...dialogs,
};

const PATIENCE_MS = 10_000;

let shown: string | undefined;
const listeners = new Set<() => void>();

const gallery = {
  names: Object.keys(exhibits),
  /** Resolves when it is there, with all that had to be opened for it. */
  async show(name: string) {
    const exhibit = exhibits[name];
    if (!exhibit) throw new Error(`nothing is called ${name}`);
    flushSync(() => {
      shown = name;
      for (const listener of [...listeners]) listener();
    });
    for (const selector of exhibit.press ?? []) (await found(selector)).click();
    if (exhibit.until) await found(exhibit.until);
  },
  wordless,
  paint(mode: Mode, colour: string) {
    flushSync(() => {
      chooseColourMode(mode);
      accent.write(colour);
    });
  },
};

export type Gallery = typeof gallery;

async function found(selector: string): Promise<HTMLElement> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) return element;
    if (performance.now() > end) throw new Error(`there is no ${selector}`);
    await new Promise(requestAnimationFrame);
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const styles = createCache({ key: 'cabdesk' });

function Gallery() {
  const name = useSyncExternalStore(subscribe, () => shown);
  const mode = useDrawnMode();
  const colour = usePreference(accent);
  const theme = useMemo(() => createCabdeskTheme({ mode, accent: colour }), [mode, colour]);
  const exhibit: ReactNode = name && exhibits[name]?.draw();
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {exhibit && <Around key={name}>{exhibit}</Around>}
      </ThemeProvider>
    </CacheProvider>
  );
}

const host = document.getElementById('root');
if (host)
  begin().then(() => {
    flushSync(() => createRoot(host).render(<Gallery />));
    Object.assign(window, { gallery });
  });
