/** Holds the tags of this window: changes them, remembers them, and goes to the neighbour of what is closed. */
import { useLocation, useNavigate } from 'ra-core';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { Feature } from '../../data/feature.ts';
import type { Visitor } from '../../data/routes.ts';
import { HOME } from '../decide.ts';
import { useGuards } from '../kept/guards-context.tsx';
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
  const activeKey = useActiveKey(features, visitor);
  const [state, change] = useReducer(apply, null, () => begun(features, visitor));
  // what was in view when it was closed stays until the next page is there
  const [leaving, setLeaving] = useState<string | null>(null);

  const latest = useRef({ state, activeKey, navigate });
  useLayoutEffect(() => {
    latest.current = { state, activeKey, navigate };
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
        const { state, activeKey, navigate } = latest.current;
        const going = closable(state, keys);
        const isInView = activeKey !== null && going.includes(activeKey);
        change(now => closed(now, isInView ? going.filter(key => key !== activeKey) : going));
        if (!isInView) return;
        const next = neighbour(state, activeKey, going)?.at ?? HOME;
        if (next === state.tags.find(({ key }) => key === activeKey)?.at) return;
        setLeaving(activeKey);
        navigate(next);
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
  return useMemo(
    () => (visitor && permittedTag(features, visitor, pathname + search)?.key) ?? null,
    [features, visitor, pathname, search],
  );
}
