/** The roof: everything that pages take for granted, around the shell. */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CoreAdminContext } from 'ra-core';
import { useEffect, useMemo, useState } from 'react';
import { BASE_PATH } from '../data/base-path.ts';
import { CataloguesContext } from '../data/catalogues-context.ts';
import { afterFirstPage } from '../data/first-page.ts';
import type { FirstMenu } from '../data/menu/first-menu.ts';
import { PushProvider } from '../data/push/PushProvider.tsx';
import { onReason } from '../data/reason-words.ts';
import type { Session } from '../data/session.ts';
import { SessionProvider } from '../data/session-context.tsx';
import { useDrawnMode } from '../kit/colour-mode.ts';
import { chooseLanguage, type Language } from '../kit/language.ts';
import { usePreference } from '../kit/preference.ts';
import { accent, size } from '../kit/preferences.ts';
import { historyRouter } from '../kit/router/history-router.tsx';
import { createCabdeskTheme } from '../kit/theme/theme.ts';
import { NARROW_BELOW } from '../kit/theme/tokens.ts';
import { loadCode } from '../late/load-code.ts';
import { WordsContext } from '../late/words-context.ts';
import type { SignInAgain } from '../shell/actions.ts';
import { Shell } from '../shell/Shell.tsx';
import type { FirstWords } from './catalogues.ts';
import { FormDrafts } from './FormDrafts.tsx';
import { features } from './features.ts';
import { LiveRows } from './LiveRows.tsx';
import { createProviders } from './providers.ts';
import { SavedFilters } from './SavedFilters.tsx';
import { SpeaksInstead } from './SpeaksInstead.tsx';
import { SpokenFailures } from './SpokenFailures.tsx';
import type { Settings } from './settings.ts';
import { leaveFor, signOut, startOver } from './sign-out.ts';
import { createSpeech } from './speech.ts';
import { withWords } from './words-on-demand.ts';

interface AppProps {
  settings: Settings;
  session: Session | null;
  words: FirstWords;
  /** The menu to begin with; null without a session. */
  menu: FirstMenu | null;
  /** Takes the console off the page, with whatever it shows and asks. */
  onLeave: () => void;
}

export function App(props: AppProps) {
  const mode = useDrawnMode();
  const density = usePreference(size);
  const colour = usePreference(accent);
  const isNarrow = useMediaQuery(NARROW, { noSsr: true });
  const theme = useMemo(
    () => createCabdeskTheme({ mode, density, accent: colour, isNarrow }),
    [mode, density, colour, isNarrow],
  );
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Console {...props} />
      </ThemeProvider>
    </CacheProvider>
  );
}

const NARROW = `(max-width:${NARROW_BELOW - 0.05}px)`;

/** The security policy lets in only styles that carry the answer's nonce. */
const styles = createCache({
  key: 'cabdesk',
  nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce,
});

function Console({ settings, session, words, menu, onLeave }: AppProps) {
  const { language, messages, isInstead } = words;
  const [providers] = useState(() => createProviders(features, session, language));
  const [speech] = useState(() => createSpeech({ language, messages }, features));
  const [spokenFeatures] = useState(() => withWords(features, speech));
  const [i18nProvider, setI18nProvider] = useState(speech.provider);
  useEffect(() => onReason(speech.saysWhy), [speech]);
  useEffect(
    // by then the connection, or the server, may be in a bad way
    () =>
      afterFirstPage(providers.queryClient, () => void speech.need(['reason', 'ra']).catch(() => undefined)),
    [providers, speech],
  );
  const actions = useMemo(
    () => ({
      signOut: () => signOut(providers),
      startOver: () => startOver(providers, onLeave),
      async mountSignIn(host: HTMLElement, given: SignInAgain) {
        const { mountSignIn } = await loadCode(() => import('./sign-in/again.ts'));
        return mountSignIn(host, { ...given, language: speech.language() });
      },
      toSignIn: leaveFor,
      async changeLanguage(next: Language) {
        const provider = await speech.change(next);
        chooseLanguage(next);
        // in one go: react-admin would otherwise mount everything again to follow its stored locale
        setI18nProvider(provider);
        providers.store.setItem('locale', next);
      },
    }),
    [providers, speech, onLeave],
  );
  const shell = (
    <Shell
      features={spokenFeatures}
      session={session}
      appTitle={settings.title}
      actions={actions}
      menu={menu}
    />
  );
  return (
    <CoreAdminContext
      {...providers}
      i18nProvider={i18nProvider}
      routerProvider={historyRouter}
      basename={BASE_PATH}
    >
      {isInstead && <SpeaksInstead />}
      <WordsContext value={speech.need}>
        <CataloguesContext value={speech.catalogues}>
          <SpokenFailures>
            {session ? (
              <SessionProvider session={session}>
                <PushProvider>
                  <LiveRows>
                    <FormDrafts>
                      <SavedFilters>{shell}</SavedFilters>
                    </FormDrafts>
                  </LiveRows>
                </PushProvider>
              </SessionProvider>
            ) : (
              shell
            )}
          </SpokenFailures>
        </CataloguesContext>
      </WordsContext>
    </CoreAdminContext>
  );
}
