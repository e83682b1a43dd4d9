/** A place with a radius, as it is typed, clicked or dragged; what is typed stays while it is none yet. */
import { useMemo, useState } from 'react';
import { LARGEST_RADIUS } from '../../contract/gis-past.ts';
import { readPlace } from '../../map/place-text.ts';
import type { Circle } from '../../map/tracks/drawn-track.ts';

export interface CircleEntry {
  place: string;
  setPlace(text: string): void;
  /** Metres. */
  radius: string;
  setRadius(text: string): void;
  /** As it is now; null where that is none. */
  circle: Circle | null;
}

/** @param startRadius metres */
export function useCircle(startRadius: number): CircleEntry {
  const [place, setPlace] = useState('');
  const [radius, setRadius] = useState(String(startRadius));
  const circle = useMemo(() => circleOf(place, radius), [place, radius]);
  return { place, setPlace, radius, setRadius, circle };
}

/** Metres; null for what is no radius that can be asked for. */
export function readRadius(text: string): number | null {
  const metres = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return metres > 0 && metres <= LARGEST_RADIUS ? metres : null;
}

function circleOf(place: string, radius: string): Circle | null {
  const [at, metres] = [readPlace(place), readRadius(radius)];
  return at && metres ? { lng: at[0], lat: at[1], radius: metres } : null;
}
