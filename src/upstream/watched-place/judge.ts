/** Who came to a place and left it, out of positions in the order of their times. */
import { startOfDay } from '../core/day.ts';
import type { Point } from '../core/positions/last-positions.ts';
import { metresBetween } from '../core/positions/sphere.ts';
import { SILENCE_MS } from '../core/positions/trips.ts';

/** Beyond the circle by so many metres one is still at its border: receivers err by that much. */
export const BORDER_METRES = 30;
const MINUTE_MS = 60_000;

/** A watched place as it is judged. */
export interface Fence extends Point {
  id: string;
  /** Metres. */
  radius: number;
  /** Watched between these minutes of the day only; over midnight where the first is later. */
  hours: { from: number; until: number } | null;
}

/** What is known of one vehicle at one place; undefined for who is clearly outside. */
export interface Presence {
  isIn: boolean;
  /** When the last position, for the first time, said otherwise than `isIn`. */
  turnedOn: number | null;
  /** Whether it was heard just before it came. */
  isSeen: boolean;
}

export interface Arrival {
  cameOn: number;
  isWhole: boolean;
}

export interface Left {
  leftOn: number;
  isWhole: boolean;
}

export interface Visits {
  /** Ends the visit that was open before, where one was. */
  ended?: Left;
  /** Begun and ended within these points. */
  whole: (Arrival & Left)[];
  /** Still going on. */
  begun?: Arrival;
  presence: Presence | undefined;
}

interface Seen extends Point {
  gpsTime: number;
}

/**
 * Two positions in a row decide that a vehicle has come or left, and the first of them when; between the circle and its
 * border nothing is decided. Who is silent for ten minutes has left when it was last heard.
 * @param heardOn when the vehicle was heard before; undefined where it never was
 * @param points later than that, in the order of their times
 */
export function followVisits(
  fence: Fence,
  from: Presence | undefined,
  heardOn: number | undefined,
  points: Iterable<Seen>,
): Visits {
  const visits: Visits = { whole: [], presence: from };
  let before = heardOn;
  for (const point of points) {
    const isHeard = before !== undefined && point.gpsTime - before <= SILENCE_MS;
    if (!isHeard && before !== undefined) fallSilent(visits, before);
    step(visits, sideOf(fence, point), point.gpsTime, isHeard);
    before = point.gpsTime;
  }
  return visits;
}

type Side = 'in' | 'border' | 'out';

function sideOf(fence: Fence, point: Seen): Side {
  if (!isWatchedAt(fence, point.gpsTime)) return 'out';
  const metres = metresBetween(fence, point);
  if (metres <= fence.radius) return 'in';
  return metres <= fence.radius + BORDER_METRES ? 'border' : 'out';
}

function isWatchedAt({ hours }: Fence, time: number): boolean {
  if (!hours) return true;
  const minute = Math.floor((time - startOfDay(time)) / MINUTE_MS);
  const { from, until } = hours;
  return from < until ? minute >= from && minute < until : minute >= from || minute < until;
}

function step(visits: Visits, side: Side, time: number, isHeard: boolean): void {
  const { presence } = visits;
  if (side === 'border') return;
  if (presence?.isIn) {
    if (side === 'in') visits.presence = { ...presence, turnedOn: null };
    else if (presence.turnedOn === null) visits.presence = { ...presence, turnedOn: time };
    else leave(visits, presence.turnedOn, true);
  } else if (side === 'out') visits.presence = undefined;
  else if (presence?.turnedOn != null) come(visits, presence.turnedOn, presence.isSeen);
  else visits.presence = { isIn: false, turnedOn: time, isSeen: isHeard };
}

function come(visits: Visits, cameOn: number, isSeen: boolean): void {
  visits.begun = { cameOn, isWhole: isSeen };
  visits.presence = { isIn: true, turnedOn: null, isSeen };
}

function leave(visits: Visits, leftOn: number, isWhole: boolean): void {
  const { begun } = visits;
  if (begun) visits.whole.push({ ...begun, leftOn, isWhole: begun.isWhole && isWhole });
  else visits.ended = { leftOn, isWhole };
  delete visits.begun;
  visits.presence = undefined;
}

function fallSilent(visits: Visits, heardOn: number): void {
  if (visits.presence?.isIn) leave(visits, visits.presence.turnedOn ?? heardOn, false);
  visits.presence = undefined;
}
