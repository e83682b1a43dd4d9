/** The order that is being taken down: it stays when the form is left, and is there again after a reload. */
import { useCallback, useMemo, useState } from 'react';
import { type SavedInput, useSavedInput } from '../../../kit/form/use-saved-input.ts';
import type { LngLat } from '../../../map/crs.ts';
import { EMPTY, type Entry } from './entry.ts';

export type PlaceField = 'origin' | 'dest';

export interface OpenEntry extends Pick<SavedInput<Entry>, 'keptOn' | 'change' | 'clear'> {
  callId: string | null;
  entry: Entry;
  /** Which place is being taken from the map. */
  picking: PlaceField | null;
  setPicking(field: PlaceField | null): void;
  /** What was taken from the map, until the form has said where that is. */
  picked: { field: PlaceField; place: LngLat } | null;
  pick(place: LngLat): void;
  setPicked(picked: OpenEntry['picked']): void;
}

const DRAFT = 'dispatch/order';

/** @param callId in which it is taken down: each call has an entry of its own, and the one before stays as it is */
export function useEntry(isOpen: boolean, callId: string | null): OpenEntry {
  const place = callId === null ? DRAFT : `${DRAFT}/${callId}`;
  const {
    typed: entry,
    keptOn,
    change,
    clear: clearTyped,
  } = useSavedInput(place, EMPTY, { isWanted: isOpen });
  const [picking, setPicking] = useState<PlaceField | null>(null);
  const [picked, setPicked] = useState<OpenEntry['picked']>(null);
  const clear = useCallback(async () => {
    setPicking(null);
    await clearTyped();
  }, [clearTyped]);
  const pick = useCallback(
    (place: LngLat) => {
      if (picking) setPicked({ field: picking, place });
      setPicking(null);
    },
    [picking],
  );
  return useMemo(
    () => ({ callId, entry, keptOn, change, clear, picking, setPicking, picked, pick, setPicked }),
    [callId, entry, keptOn, change, clear, picking, picked, pick],
  );
}
