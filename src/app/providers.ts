/** What react-admin works on for one session: calls, rights, caches and the memory of lists. */
import { QueryClient } from '@tanstack/react-query';
import { type AuthProvider, type DataProvider, localStorageStore, type Store } from 'ra-core';
import { createAuthProvider } from '../data/auth-provider.ts';
import { BASE_PATH } from '../data/base-path.ts';
import { createDataProvider } from '../data/data-provider.ts';
import type { Feature } from '../data/feature.ts';
import type { Session } from '../data/session.ts';
import { shouldRetry } from '../data/use-call.ts';
import type { Language } from '../kit/language.ts';
import { withOwnLocale } from './own-locale.ts';

export interface Providers {
  dataProvider: DataProvider;
  authProvider: AuthProvider;
  queryClient: QueryClient;
  store: Store;
}

/** Bumped when what lists remember takes another shape. */
const STORE_VERSION = '1';

export function createProviders(
  features: readonly Feature[],
  session: Session | null,
  language: Language,
): Providers {
  const pages = features.flatMap(({ resources = [] }) => resources);
  const table = Object.fromEntries(pages.map(({ path, calls }) => [path.slice(1), calls]));
  // what lists remember is one person's: the next one on this machine starts afresh
  const kept = localStorageStore(STORE_VERSION, `cabdesk${BASE_PATH}.${session?.user.id ?? ''}`);
  const store = withOwnLocale(kept, language);
  return {
    dataProvider: createDataProvider(table, () => session?.capabilities ?? new Set()),
    authProvider: createAuthProvider({ pages, session: () => session }),
    queryClient: new QueryClient({
      defaultOptions: {
        // offline, asking fails and says so: a save that waits in silence for the network helps nobody
        queries: { retry: shouldRetry, refetchOnWindowFocus: false, networkMode: 'always' },
        mutations: { retry: false, networkMode: 'always' },
      },
    }),
    store,
  };
}
