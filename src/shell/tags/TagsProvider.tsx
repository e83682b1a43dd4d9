/** Holds the tags of this window: changes them, remembers them, and goes to the neighbour of what is closed. */
import { useLocation, useNavigate } from 'ra-core';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Feature } from '../../data/feature.ts';
import type { Visitor } from '../../data/routes.ts';
import { HOME } from '../decide.ts';
import { type Address, useReadAddress } from '../frozen-router.tsx';
import { useGuards } from '../guards/guards-context.tsx';
import { type Tags, TagsContext } from './tags-context.tsx';
import { permittedTag, pinnedTags, rememberedTags, rememberTags } from './tags-memory.ts';
import {
  closable,
  closed,
  moved,
  named,
  neighbour,
  refreshed,
  startingWith,
  type TagsState,
  visited,
} from './tags-state.ts';

interface TagsProviderProps {
  features: readonly Feature[];
  /** Null without a session: there are no tags then. */
  visitor: Visitor | null;
  children: ReactNode;
}

export function TagsProvider({ features, visitor, children }: TagsProviderProps) {
  const guards = useGuards();
  const navigate = useNavigate();
  const readAddress = useReadAddress();
  const activeKey = useActiveKey(features, visitor);
  const [state, change] = useReducer(apply, null, () => begun(features, visitor));
  // what was in view when it was closed stays until the next page is there
  const [leaving, setLeaving] = useState<string | null>(null);

  /** The tag where the router stands, which may be further than what is drawn. */
  const askedKey = () => keyAt(features, visitor, readAddress());
  const latest = useRef({ state, activeKey, askedKey, navigate });
  useLayoutEffect(() => {
    latest.current = { state, activeKey, askedKey, navigate };
  });

  useLayoutEffect(() => {
    if (leaving === null || leaving === activeKey) return;
    change(now => closed(now, [leaving]));
    setLeaving(null);
  }, [leaving, activeKey]);

  const source = useRef({ features, visitor });
  useLayoutEffect(() => {
    if (source.current.features === features && source.current.visitor === visitor) return;
    source.current = { features, visitor };
    change(now => judgedAnew(now, features, visitor));
  }, [features, visitor]);

  useEffect(() => {
    if (visitor) rememberTags(visitor, state.tags);
  }, [visitor, state.tags]);

  const acts = useMemo<Acts>(
    () => ({
      visit: tag => change(now => visited(now, tag, key => !guards.isUnsaved(key))),
      setName: (key, name) => change(now => named(now, key, name)),
      refresh: key => change(now => refreshed(now, key)),
      move: (key, place) => change(now => moved(now, key, place)),
      close(keys) {
        const { state, activeKey, askedKey, navigate } = latest.current;
        const going = closable(state, keys);
        const unseen = going.filter(key => key !== activeKey);
        change(now => closed(now, unseen));
        const asked = askedKey();
        const isAskedFor = asked !== null && going.includes(asked);
        const next = isAskedFor ? (neighbour(state, asked, going)?.at ?? HOME) : null;
        if (isAskedFor && next === state.tags.find(({ key }) => key === asked)?.at) return;
        if (unseen.length < going.length) setLeaving(activeKey);
        // who has already asked for another page goes there
        if (next !== null) navigate(next);
      },
    }),
    [guards],
  );

  const value = useMemo<Tags>(() => {
    const hasTag = state.tags.some(({ key }) => key === activeKey);
    return { ...state, ...acts, activeKey: hasTag ? activeKey : null };
  }, [state, acts, activeKey]);
  return <TagsContext.Provider value={value}>{children}</TagsContext.Provider>;
}

type Acts = Pick<Tags, 'visit' | 'setName' | 'refresh' | 'close' | 'move'>;

const apply = (state: TagsState, change: (state: TagsState) => TagsState) => change(state);

const begun = (features: readonly Feature[], visitor: Visitor | null) =>
  visitor ? startingWith(pinnedTags(features, visitor), rememberedTags(features, visitor)) : startingWith([]);

/** Rights or pages have changed under the open console. */
function judgedAnew(state: TagsState, features: readonly Feature[], visitor: Visitor | null): TagsState {
  if (!visitor) return startingWith([]);
  const kept = state.tags.flatMap(({ at, name }) => {
    const tag = permittedTag(features, visitor, at);
    return tag ? [{ ...tag, name }] : [];
  });
  const next = startingWith(pinnedTags(features, visitor), kept);
  const has = (key: string) => next.tags.some(tag => tag.key === key);
  return { ...next, recent: state.recent.filter(has), rounds: state.rounds };
}

/** The key of the address in view, whether it has a tag yet or not. */
function useActiveKey(features: readonly Feature[], visitor: Visitor | null): string | null {
  const { pathname, search } = useLocation();
  return useMemo(() => keyAt(features, visitor, { pathname, search }), [features, visitor, pathname, search]);
}

const keyAt = (features: readonly Feature[], visitor: Visitor | null, { pathname, search }: Address) =>
  (visitor && permittedTag(features, visitor, pathname + search)?.key) ?? null;
