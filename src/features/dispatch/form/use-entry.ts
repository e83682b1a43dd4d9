/** The order that is being taken down: it stays when the form is left, and is there again after a reload. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDrafts } from '../../../kit/form/drafts-context.ts';
import type { LngLat } from '../../../map/crs.ts';
import { EMPTY, type Entry, isEmpty, readEntry } from './entry.ts';

export type PlaceField = 'origin' | 'dest';

export interface EntryHere {
  entry: Entry;
  /** When what stands in it was kept, where it was not typed just now. */
  keptOn: number | null;
  change(part: Partial<Entry>): void;
  clear(): void;
  /** Which place is being taken from the map. */
  picking: PlaceField | null;
  setPicking(field: PlaceField | null): void;
  /** What was taken from the map, until the form has said where that is. */
  picked: { field: PlaceField; place: LngLat } | null;
  pick(place: LngLat): void;
  setPicked(picked: EntryHere['picked']): void;
}

const DRAFT = 'dispatch/order';
const PAUSE_MS = 600;

export function useEntry(isOpen: boolean): EntryHere {
  const drafts = useDrafts();
  const [entry, setEntry] = useState(EMPTY);
  const [keptOn, setKeptOn] = useState<number | null>(null);
  const [picking, setPicking] = useState<PlaceField | null>(null);
  const [picked, setPicked] = useState<EntryHere['picked']>(null);
  const isRead = useRef(false);

  useEffect(() => {
    if (!isOpen || isRead.current) return;
    isRead.current = true;
    void drafts?.read(DRAFT).then(draft => {
      if (!draft) return;
      const kept = readEntry(draft.typed);
      // what is typed meanwhile is newer
      setEntry(now => (isEmpty(now) ? kept : now));
      if (!isEmpty(kept)) setKeptOn(draft.savedOn);
    });
  }, [isOpen, drafts]);

  useEffect(() => {
    if (!drafts || !isRead.current) return;
    const timer = setTimeout(() => {
      if (isEmpty(entry)) void drafts.drop(DRAFT);
      else void drafts.write(DRAFT, { typed: { ...entry }, loaded: {} });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drafts, entry]);

  const change = useCallback((part: Partial<Entry>) => setEntry(before => ({ ...before, ...part })), []);
  const clear = useCallback(() => {
    setEntry(EMPTY);
    setKeptOn(null);
    setPicking(null);
  }, []);
  const pick = useCallback(
    (place: LngLat) => {
      if (picking) setPicked({ field: picking, place });
      setPicking(null);
    },
    [picking],
  );
  return useMemo(
    () => ({ entry, keptOn, change, clear, picking, setPicking, picked, pick, setPicked }),
    [entry, keptOn, change, clear, picking, picked, pick],
  );
}
