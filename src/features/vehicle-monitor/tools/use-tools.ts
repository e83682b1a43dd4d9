/** Which tool of the map is in the hand, and what it holds. */
import { useCallback, useMemo, useState } from 'react';
import type { LngLat } from '../../../map/crs.ts';
import { boxOfCircle } from '../../../map/metres.ts';
import { writePlace } from '../../../map/place-text.ts';
import { type CircleEntry, useCircle } from '../../../nouns/fleet-map/use-circle.ts';

export type Tool = 'circle' | 'ruler';

export interface Ruler {
  places: readonly LngLat[];
  undo(): void;
  clear(): void;
}

export interface Tools {
  /** Null while none is. */
  held: Tool | null;
  toggle(tool: Tool): void;
  close(): void;
  entry: CircleEntry;
  ruler: Ruler;
  /** The next click on the map is a place. */
  isPicking: boolean;
  setPicking(isPicking: boolean): void;
  pick(place: LngLat): void;
}

/** Metres, as the dispatcher begins with. */
const START_RADIUS = 500;

export function useTools(): Tools {
  const [held, setHeld] = useState<Tool | null>(null);
  const [isPicking, setPicking] = useState(false);
  const [places, setPlaces] = useState<readonly LngLat[]>([]);
  const entry = useCircle(START_RADIUS);
  const toggle = (tool: Tool) => {
    const next = held === tool ? null : tool;
    setHeld(next);
    setPlaces([]);
    // who comes back to his circle finds it where it was
    setPicking(next === 'ruler' || (next === 'circle' && entry.circle === null));
  };
  return {
    held,
    toggle,
    close: () => held && toggle(held),
    entry,
    ruler: {
      places,
      undo: useCallback(() => setPlaces(before => before.slice(0, -1)), []),
      clear: useCallback(() => setPlaces([]), []),
    },
    isPicking,
    setPicking,
    pick(place) {
      if (held === 'ruler') return setPlaces(before => [...before, place]);
      entry.setPlace(writePlace(place));
      setPicking(false);
    },
  };
}

/** The circle in the hand, and the box of it. */
export function useHeldCircle({ held, entry }: Tools) {
  const circle = held === 'circle' ? entry.circle : null;
  const reach = useMemo(() => circle && boxOfCircle(circle.lng, circle.lat, circle.radius), [circle]);
  return { circle, reach };
}
