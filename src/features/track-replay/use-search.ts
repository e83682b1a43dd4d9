/** Who was here: a place with a radius, and when. What is typed stays while one looks at something else. */
import { useMemo, useState } from 'react';
import {
  type FoundVehicle,
  gisPastCalls,
  LARGEST_RADIUS,
  LONGEST_SEARCH_MS,
} from '../../contract/gis-past.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-call.ts';
import type { Circle } from '../../map/tracks/drawn-track.ts';
import { readPlace, writePlace } from './place-text.ts';
import { type Span, spanProblem } from './replay-question.ts';
import { type SpanText, spanOfText, textOfSpan } from './SpanFields.tsx';

export interface Search {
  place: string;
  setPlace(text: string): void;
  /** Metres. */
  radius: string;
  setRadius(text: string): void;
  span: SpanText;
  setSpan(span: SpanText): void;
  /** As it is typed now; null where that is none. */
  circle: Circle | null;
  /** All of it can be asked. */
  isSound: boolean;
  begin(): void;
  /** Of what was asked last; undefined while nothing is known. */
  found: readonly FoundVehicle[] | undefined;
  asked: (Circle & { startTime: number; endTime: number }) | null;
  isAsking: boolean;
  error: unknown;
}

const HALF_HOUR = 1_800_000;
const START_RADIUS = '200';

export function useSearch(): Search {
  const [place, setPlace] = useState('');
  const [radius, setRadius] = useState(START_RADIUS);
  const [span, setSpan] = useState(() =>
    textOfSpan({ startTime: serverNow() - HALF_HOUR, endTime: serverNow() }),
  );
  const [asked, setAsked] = useState<Search['asked']>(null);
  const circle = useMemo(() => circleOf(place, radius), [place, radius]);
  const times = spanOfText(span);
  const isSound = circle !== null && spanProblem(times, LONGEST_SEARCH_MS) === null;
  const { lng = 0, lat = 0, radius: metres = 1, startTime, endTime } = asked ?? {};
  const { data, error, isFetching, refetch } = useAnswer(
    gisPastCalls.circleSearchTrackVehicles,
    { query: { lng, lat, coordType: 1, radius: metres, startTime, endTime } },
    { enabled: asked !== null, staleTime: Number.POSITIVE_INFINITY },
  );

  const begin = () => {
    if (!circle || !isSound || times.startTime === null || times.endTime === null) return;
    const next = { ...circle, startTime: times.startTime, endTime: times.endTime };
    if (asked && isSame(asked, next)) void refetch();
    else setAsked(next);
  };
  return {
    place,
    setPlace,
    radius,
    setRadius,
    span,
    setSpan,
    circle,
    isSound,
    begin,
    found: asked ? data : undefined,
    asked,
    isAsking: isFetching,
    error: asked ? error : null,
  };
}

/** Around a moment, as the fields take it. */
export const around = (time: number): Span => ({
  startTime: time - HALF_HOUR / 2,
  endTime: time + HALF_HOUR / 2,
});

/** Metres; null for what is no radius that can be asked for. */
export function readRadius(text: string): number | null {
  const metres = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0;
  return metres > 0 && metres <= LARGEST_RADIUS ? metres : null;
}

function circleOf(place: string, radius: string): Circle | null {
  const [at, metres] = [readPlace(place), readRadius(radius)];
  return at && metres ? { lng: at[0], lat: at[1], radius: metres } : null;
}

const isSame = (one: NonNullable<Search['asked']>, other: NonNullable<Search['asked']>) =>
  writePlace([one.lng, one.lat]) === writePlace([other.lng, other.lat]) &&
  one.radius === other.radius &&
  one.startTime === other.startTime &&
  one.endTime === other.endTime;
