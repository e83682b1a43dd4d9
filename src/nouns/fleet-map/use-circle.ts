/** A place with a radius, as it is typed, clicked or dragged; what is typed stays while it is none yet. */
import { useMemo, useState } from 'react';
import { LARGEST_RADIUS } from '../../contract/gis-past.ts';
import type { LngLat } from '../../map/crs.ts';
import { readPlace } from '../../map/place-text.ts';
import type { Circle } from '../../map/tracks/drawn-track.ts';

export interface CircleEntry {
  place: string;
  /** @param at of one that was found: it keeps its name */
  setPlace(text: string, at?: LngLat | null): void;
  /** Where it is; null where it is none. */
  at: LngLat | null;
  /** Metres. */
  radius: string;
  setRadius(text: string): void;
  /** As it is now; null where that is none. */
  circle: Circle | null;
}

/** @param startRadius metres */
export function useCircle(startRadius: number): CircleEntry {
  const [place, setText] = useState('');
  const [radius, setRadius] = useState(String(startRadius));
  const [found, setFound] = useState<{ name: string; at: LngLat } | null>(null);
  const at = useMemo(() => (found?.name === place ? found.at : readPlace(place)), [place, found]);
  const circle = useMemo(() => circleOf(at, radius), [at, radius]);
  const setPlace = (text: string, foundAt?: LngLat | null) => {
    if (foundAt) setFound({ name: text, at: foundAt });
    setText(text);
  };
  return { place, setPlace, at, radius, setRadius, circle };
}

/** Metres; null for what is no radius that can be asked for. */
export function readRadius(text: string): number | null {
  const metres = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return metres > 0 && metres <= LARGEST_RADIUS ? metres : null;
}

function circleOf(at: LngLat | null, radius: string): Circle | null {
  const metres = readRadius(radius);
  return at && metres ? { lng: at[0], lat: at[1], radius: metres } : null;
}
