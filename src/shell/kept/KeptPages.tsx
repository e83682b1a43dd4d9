/** The pages of the tags: the one in view, and at rest those that were looked at last. */
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Route } from '../../data/routes.ts';
import { usePlace } from '../../kit/router/place-context.ts';
import type { Place } from '../../kit/router/router.ts';
import type { Address } from '../frozen-router.tsx';
import { useUnsaved } from '../guards/guards-context.tsx';
import type { Tag } from '../tags/tag.ts';
import { useTags } from '../tags/tags-context.tsx';
import type { Desk } from './desk.ts';
import { KeptPage } from './KeptPage.tsx';
import { type KeptEntry, keep, MAX_KEPT_PAGES } from './kept-entries.ts';
import { createTabMemory } from './tab-store.ts';
import { useDesk } from './use-desk.ts';

interface KeptPagesProps {
  /** Null while the view belongs to no tag. */
  inView: { tag: Tag; route: Route } | null;
  tagAt: Desk['tagAt'];
  /** Whose pages they are. */
  userId: string;
  /** Otherwise each page ends when another one comes. */
  areKept: boolean;
}

export function KeptPages({ inView, tagAt, userId, areKept }: KeptPagesProps) {
  const { tags, recent, rounds, visit } = useTags();
  const unsaved = useUnsaved();
  const desk = useDesk(tagAt);
  const memory = useMemo(() => createTabMemory(userId), [userId]);
  const open = useMemo(() => new Set(tags.map(({ key }) => key)), [tags]);

  const [entries, setEntries] = useState<readonly KeptEntry[]>([]);
  const { place, isResumed } = useResumedPlace(
    recent[0] === inView?.tag.key ? undefined : entries.find(({ key }) => key === inView?.tag.key),
  );
  const kept = keep(entries, {
    inView: inView && { key: inView.tag.key, route: inView.route, place },
    open,
    recent,
    isUnsaved: key => unsaved.has(key),
    most: areKept ? MAX_KEPT_PAGES : 1,
  });
  if (kept !== entries) setEntries(kept);

  const shown = inView?.tag.key ?? null;
  // every page that is shown has its tag, before anything in it can name it
  const said = JSON.stringify(inView?.tag);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as long as it says the same, it is the same tag
  useLayoutEffect(() => {
    if (inView && !isResumed) visit(inView.tag);
  }, [visit, said, isResumed]);
  useLayoutEffect(() => {
    desk.shown = shown;
  }, [desk, shown]);
  useCatchingUp(desk, isResumed, place.location);
  useLateNavigation(desk, shown, place.location);
  useReplaced(desk, shown);

  // a list whose tag was closed begins afresh
  useEffect(() => {
    const lasting = shown === null ? open : new Set([...open, shown]);
    memory.keepOnly(lasting);
    for (const key of desk.late.keys()) if (!lasting.has(key)) desk.late.delete(key);
  }, [memory, desk, open, shown]);

  return kept.map(entry => (
    <KeptPage
      key={`${rounds[entry.key] ?? 0} ${entry.key}`}
      entry={entry}
      isShown={entry.key === shown}
      memory={memory}
      desk={desk}
    />
  ));
}

/**
 * The menu knows a page by its bare path. For one that is kept that means: as it was left.
 *
 * @param arrived the page that has just come into view, where it was kept
 */
function useResumedPlace(arrived: KeptEntry | undefined): { place: Place; isResumed: boolean } {
  const live = usePlace();
  const [resumed, setResumed] = useState<{ from: Place; to: Place } | null>(null);
  const isBare = live.action === 'PUSH' && isBareOf(live.location, arrived);
  if (arrived && isBare && resumed?.from !== live) setResumed({ from: live, to: arrived.place });
  const isResumed = resumed?.from === live;
  return { place: isResumed ? resumed.to : live, isResumed };
}

function isBareOf(asked: Address, arrived: KeptEntry | undefined): boolean {
  if (!arrived || asked.search || asked.hash) return false;
  const { pathname, search, hash } = arrived.place.location;
  return pathname === asked.pathname && (search !== '' || hash !== '');
}

/** The address follows the page that was resumed. */
function useCatchingUp(desk: Desk, isResumed: boolean, to: Address) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that a page is resumed
  useLayoutEffect(() => {
    if (isResumed) desk.go({ to, isReplacing: true });
  }, [isResumed]);
}

/** A page that went somewhere while it was out of view goes there now, if it is still asked for where it was. */
function useLateNavigation(desk: Desk, shown: string | null, { pathname, search }: Address) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that a page comes into view
  useLayoutEffect(() => {
    const going = shown === null ? undefined : desk.late.get(shown);
    if (shown === null || !going) return;
    desk.late.delete(shown);
    if (going.from !== pathname + search) return;
    const isWithin = desk.tagAt(going.to)?.key === shown;
    desk.go({ ...going, isReplacing: isWithin || going.isReplacing });
  }, [shown]);
}

/** A page that has put another one in its place is done: nobody wants to come back to a form that is saved. */
function useReplaced(desk: Desk, shown: string | null) {
  const { close } = useTags();
  useEffect(() => {
    const gone = [...desk.replaced].filter(key => key !== shown);
    for (const key of gone) desk.replaced.delete(key);
    const done = gone.filter(key => !desk.guards.isUnsaved(key));
    if (done.length > 0) close(done);
  }, [desk, shown, close]);
}
