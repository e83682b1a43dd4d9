/** Who was here: a place with a radius, and when. What is typed stays while one looks at something else. */
import { useState } from 'react';
import { type FoundVehicle, gisPastCalls, LONGEST_SEARCH_MS } from '../../contract/gis-past.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-call.ts';
import { writePlace } from '../../map/place-text.ts';
import type { Circle } from '../../map/tracks/drawn-track.ts';
import { type CircleEntry, useCircle } from '../../nouns/fleet-map/use-circle.ts';
import { type Span, spanProblem } from './replay-question.ts';
import { type SpanText, spanOfText, spanText } from './SpanFields.tsx';

export interface Search extends CircleEntry {
  span: SpanText;
  setSpan(span: SpanText): void;
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
const START_RADIUS = 200;

export function useSearch(): Search {
  const entry = useCircle(START_RADIUS);
  const [span, setSpan] = useState(() =>
    spanText({ startTime: serverNow() - HALF_HOUR, endTime: serverNow() }),
  );
  const [asked, setAsked] = useState<Search['asked']>(null);
  const { circle } = entry;
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
    ...entry,
    span,
    setSpan,
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

const isSame = (one: NonNullable<Search['asked']>, other: NonNullable<Search['asked']>) =>
  writePlace([one.lng, one.lat]) === writePlace([other.lng, other.lat]) &&
  one.radius === other.radius &&
  one.startTime === other.startTime &&
  one.endTime === other.endTime;
