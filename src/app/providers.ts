/** What react-admin works on for one session: calls, rights, caches and the memory of lists. */
import { QueryClient } from '@tanstack/react-query';
import { type AuthProvider, type DataProvider, localStorageStore, type Store } from 'ra-core';
import type { GenericResource } from '../contract/grammar/resource.ts';
import type { CapabilityName } from '../contract/platform.ts';
import { createAuthProvider } from '../data/auth-provider.ts';
import { BASE_PATH } from '../data/base-path.ts';
import { createDataProvider } from '../data/data-provider.ts';
import { callsOf, type Feature } from '../data/feature.ts';
import { pageAt, resourceName, resourcesOf } from '../data/routes.ts';
import { UpstreamError } from '../data/send.ts';
import type { Session } from '../data/session.ts';
import { shouldRetry } from '../data/use-call.ts';
import type { Language } from '../kit/language.ts';
import { loadCode } from '../late/load-code.ts';
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
  const capabilities = () => session?.capabilities ?? new Set<CapabilityName>();
  const pages = resourcesOf(features).map(page => pageAt(page, capabilities()));
  const byName = new Map(pages.map(page => [resourceName(page), page]));
  const entities = new Map(pages.flatMap(page => (page.entity ? [[resourceName(page), page.entity]] : [])));
  const byCalls = createDataProvider(resource => {
    const page = byName.get(resource);
    return page && fetched(callsOf(page));
  }, capabilities);
  const entityOf = (resource: string) =>
    fetched((entities.get(resource) as () => Promise<GenericResource>)());
  // the specification's calls come with the first page; the generic protocol when something speaks it
  let generic: DataProvider | undefined;
  const providerOf = async (resource: string) => {
    if (!entities.has(resource)) return byCalls;
    const { createEntityProvider } = await fetched(loadCode(() => import('../data/entity-provider.ts')));
    generic ??= createEntityProvider(entityOf, byCalls);
    return generic;
  };
  // what lists remember is one person's: the next one on this machine starts afresh
  const kept = localStorageStore(STORE_VERSION, `cabdesk${BASE_PATH}.${session?.user.id ?? ''}`);
  const store = withOwnLocale(kept, language);
  return {
    dataProvider: combined(providerOf),
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

/** A script that does not come is a failure of the network, and said as one. */
const fetched = <T>(script: Promise<T>): Promise<T> =>
  script.catch(() => {
    throw new UpstreamError('network');
  });

/** Each method of react-admin, asked of the provider of its resource. */
const combined = (providerOf: (resource: string) => Promise<DataProvider>): DataProvider =>
  new Proxy({} as DataProvider, {
    get(_, name) {
      if (name === 'supportAbortSignal') return true;
      // `await` must not take the provider for a promise
      if (typeof name !== 'string' || name === 'then') return undefined;
      return async (resource: string, ...given: unknown[]) =>
        (await providerOf(resource))[name](resource, ...given);
    },
  });
