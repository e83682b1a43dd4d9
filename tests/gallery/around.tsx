/** What parts take for granted: a router, the real words, somebody who is signed in, and lists that answer by themselves. */
import { CoreAdminContext, type DataProvider, memoryStore } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { loadMessages } from '../../src/app/catalogues.ts';
import { createSpeech, type Speech } from '../../src/app/speech.ts';
import { CataloguesContext } from '../../src/data/catalogues-context.ts';
import { ExtensionsProvider } from '../../src/data/extensions-context.tsx';
import { MenuProvider } from '../../src/data/menu-context.tsx';
import { SessionProvider } from '../../src/data/session-context.tsx';
import { historyRouter } from '../../src/kit/router/history-router.tsx';
import { WordsContext } from '../../src/late/words-context.ts';
import { createGuards } from '../../src/shell/guards/guards.ts';
import { GuardsContext } from '../../src/shell/guards/guards-context.tsx';
import { type Tags, TagsContext } from '../../src/shell/tags/tags-context.tsx';
import { aRouter, InRouter } from '../builders/in-router.tsx';
import { DRIVERS, extensions, MENU, NOTICES, session, TAGS } from './examples.ts';

/** Those of the sign-in are said on its own page. */
const FILES = Object.keys(
  import.meta.glob([
    '../../i18n/zh/*.ts',
    '!../../i18n/zh/{ra-core,demo,login-code,renewal,sign-in,sign-in-problem}.ts',
  ]),
);

let speech: Speech | undefined;

let keys: RegExp | undefined;

/** Fetches all words there are. */
export async function begin() {
  // what stands on the page while there is no network is shown as well
  Object.defineProperty(navigator, 'onLine', { value: false });
  const messages = await loadMessages('zh', []);
  const made = createSpeech({ language: 'zh', messages }, []);
  const rooms = FILES.map(nameOf);
  await made.need(rooms);
  speech = made;
  keys = new RegExp(`\\b(?:${[...Object.keys(messages), ...rooms].join('|')})\\.[a-z][A-Za-z.]*`, 'g');
}

/** Keys of the catalogue that stand where their words should. */
export const wordless = (): string[] => (keys && document.body.innerText.match(keys)) ?? [];

/** `system-tool.ts` holds `systemTool`. */
const nameOf = (file: string) =>
  file.replace(/^.*\/|\.ts$/g, '').replaceAll(/-[a-z]/g, ([, letter = '']) => letter.toUpperCase());

/** Lists by the names of their resources: business-free, as the kit is. */
const listOf: Record<string, () => Promise<{ data: typeof DRIVERS; total: number }>> = {
  empty: async () => ({ data: [], total: 0 }),
  noMatch: async () => ({ data: [], total: 0 }),
  failed: () => Promise.reject(new Error('DEPENDENCY_AWAY')),
  pending: () => new Promise(() => {}),
  live: async () => ({ data: DRIVERS, total: 4321 }),
};

const FEW = DRIVERS.slice(0, 2);

const dataProvider = {
  getList: (resource: string) => listOf[resource]?.() ?? Promise.resolve({ data: FEW, total: 4321 }),
} as unknown as DataProvider;

function aStore() {
  const store = memoryStore();
  const params = { page: 1, perPage: 20, sort: 'id', order: 'ASC' };
  store.setItem('noMatch.listParams', { ...params, filter: { keyword: '韦大宝' } });
  store.setItem('chosen.listParams', {
    ...params,
    page: 12,
    filter: { status: 2, keyword: '韦', createdOnStart: 1_780_000_000_000, age__gte: 30 },
  });
  store.setItem(
    'chosen.selectedIds',
    FEW.map(({ id }) => id),
  );
  store.setItem('live.selectedIds', ['1', '3']);
  store.setItem('notices', NOTICES);
  return store;
}

const guards = createGuards();
guards.report('/driver/info', true);

const tags: Tags = {
  tags: TAGS,
  activeKey: TAGS[1]?.key ?? null,
  recent: TAGS.map(({ key }) => key),
  rounds: {},
  visit: () => {},
  setName: () => {},
  refresh: () => {},
  close: () => {},
  move: () => {},
};

interface AroundProps {
  children: ReactNode;
}

export function Around({ children }: AroundProps) {
  const [store] = useState(aStore);
  const [router] = useState(() => aRouter('/driver/info'));
  return (
    <InRouter router={router}>
      <Inside store={store}>{children}</Inside>
    </InRouter>
  );
}

function Inside({ store, children }: AroundProps & { store: ReturnType<typeof memoryStore> }) {
  if (!speech) throw new Error('NO_WORDS');
  return (
    <CoreAdminContext
      routerProvider={historyRouter}
      dataProvider={dataProvider}
      i18nProvider={speech.provider()}
      store={store}
    >
      <WordsContext value={speech.need}>
        <CataloguesContext value={speech.catalogues}>
          <SignedIn>{children}</SignedIn>
        </CataloguesContext>
      </WordsContext>
    </CoreAdminContext>
  );
}

function SignedIn({ children }: AroundProps) {
  return (
    <SessionProvider session={session}>
      <ExtensionsProvider extensions={extensions}>
        <MenuProvider menu={MENU}>
          <GuardsContext.Provider value={guards}>
            <TagsContext.Provider value={tags}>{children}</TagsContext.Provider>
          </GuardsContext.Provider>
        </MenuProvider>
      </ExtensionsProvider>
    </SessionProvider>
  );
}
