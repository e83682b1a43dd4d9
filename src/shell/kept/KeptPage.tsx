/** One page of a tag, in view or at rest. At rest it keeps what it shows, and does nothing. */
import { StoreContext, useStoreContext } from 'ra-core';
import { Activity, memo, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { UnsavedProvider } from '../../kit/form/unsaved-context.ts';
import { PageNameContext } from '../../kit/page-name.ts';
import { FrozenRouter, type Gate } from '../frozen-router.tsx';
import { RoutedPage } from '../RoutedPage.tsx';
import { type Desk, goLate, goWithin, isInView, rest } from './desk.ts';
import type { KeptEntry } from './kept-entries.ts';
import { createTabStore, type TabMemory } from './tab-store.ts';
import { createTabUnsaved, type TabUnsaved } from './tab-unsaved.ts';
import { createViewMemory } from './view-memory.ts';

interface KeptPageProps {
  entry: KeptEntry;
  isShown: boolean;
  memory: TabMemory;
  desk: Desk;
}

export const KeptPage = memo(function KeptPage({ entry, isShown, memory, desk }: KeptPageProps) {
  const { key, route, place } = entry;
  const base = useStoreContext();
  const store = useMemo(() => createTabStore(base, memory, key), [base, memory, key]);
  const unsaved = useMemo(() => createTabUnsaved(key, desk.guards), [key, desk]);
  const gate = useGate(entry, desk);
  // a record beside its list is not what the tag is about
  const hasName = route.kind === 'edit' && route.page.list !== route.page.edit;
  const tellName = useMemo(
    () => (hasName ? (name: string) => desk.tags().setName(key, name) : () => {}),
    [hasName, key, desk],
  );
  useLayoutEffect(() => {
    if (!isShown) rest(desk, key);
  }, [desk, key, isShown]);
  useEffect(() => {
    desk.mounted.add(key);
    return () => {
      desk.mounted.delete(key);
      unsaved.end();
      // not before its parts have let go
      queueMicrotask(() => desk.answers.drop(key));
    };
  }, [unsaved, desk, key]);
  // coming and going draws nothing anew
  const page = useMemo(
    () => (
      <FrozenRouter place={place} gate={gate}>
        <StoreContext.Provider value={store}>
          <UnsavedProvider value={unsaved}>
            <PageNameContext.Provider value={tellName}>
              <Resting tagKey={key} desk={desk} unsaved={unsaved}>
                <RoutedPage route={route} />
              </Resting>
            </PageNameContext.Provider>
          </UnsavedProvider>
        </StoreContext.Provider>
      </FrozenRouter>
    ),
    [place, gate, store, unsaved, tellName, key, desk, route],
  );
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{page}</Activity>;
});

function useGate({ key, place }: KeptEntry, desk: Desk): Gate {
  const { pathname, search } = place.location;
  const at = useRef(pathname + search);
  at.current = pathname + search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address that is drawn
  useLayoutEffect(() => void desk.asked.delete(key), [desk, key, pathname, search]);
  return useMemo(
    () => ({
      isInView: () => isInView(desk, key),
      onGoing: going => goWithin(desk, key, going, at.current),
      onReplaced: to => {
        if (desk.tagAt(to)?.key !== key) desk.replaced.add(key);
      },
      onLate: going => goLate(desk, key, going, at.current),
    }),
    [desk, key],
  );
}

interface RestingProps {
  tagKey: string;
  desk: Desk;
  unsaved: TabUnsaved;
  children: ReactNode;
}

/**
 * Notices that the page comes and goes: layout effects run before any effect of its parts is ended or begun again,
 * the others after all of them.
 */
function Resting({ tagKey, desk, unsaved, children }: RestingProps) {
  const root = useRef<HTMLDivElement>(null);
  const [view] = useState(createViewMemory);

  useLayoutEffect(() => {
    const page = root.current;
    unsaved.show();
    desk.answers.show(tagKey);
    if (page) view.restoreScroll(page);
    view.prepareFocus();
    const handleScroll = ({ target }: Event) => {
      if (target instanceof Element && page && target !== page && target.contains(page))
        view.scrolled(target);
    };
    document.addEventListener('scroll', handleScroll, true);
    return () => {
      document.removeEventListener('scroll', handleScroll, true);
      view.freeze();
      unsaved.hide();
      desk.answers.hide(tagKey);
    };
  }, [tagKey, desk, unsaved, view]);

  useEffect(() => {
    unsaved.shown();
    desk.answers.shown(tagKey);
    view.restoreFocus();
    return () => queueMicrotask(desk.answers.hidden);
  }, [tagKey, desk, unsaved, view]);

  return (
    // dialogs and menus of the page lie elsewhere in the document, and are heard here all the same
    <div
      ref={root}
      style={WHOLE}
      onScrollCapture={({ target }) => view.scrolled(target)}
      onFocusCapture={({ target }) => view.focused(target, root.current)}
    >
      {children}
    </div>
  );
}

const WHOLE = { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 } as const;
