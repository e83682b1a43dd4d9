/** Where a vehicle stood, and for how long. */
import { metresBetween } from '../metres.ts';
import { isSilentAfter, type Track } from './track.ts';

export interface Stop {
  startTime: number;
  endTime: number;
  /** The middle of what was told while it stood; degrees of WGS-84. */
  lng: number;
  lat: number;
  /** Milliseconds of it in which nothing was heard: it was there before and after. */
  silentMs: number;
}

/** Metres from where it came to stand: satellites show a standing taxi wandering by some ten. */
const WANDERING = 50;

/** In the order of their times. @param leastMs shorter ones, as at a traffic light, are none */
export function stopsOf(track: Track, leastMs: number): Stop[] {
  const stops: Stop[] = [];
  for (let from = 0; from < track.count; ) {
    const to = lastBeside(track, from);
    const lasted = (track.time[to] ?? 0) - (track.time[from] ?? 0);
    if (to > from && lasted >= leastMs) {
      stops.push(stopOf(track, from, to));
      from = to + 1;
    } else from += 1;
  }
  return stops;
}

/** The last point of those in a row that lie beside this one. */
function lastBeside({ count, lng, lat }: Track, from: number): number {
  const [east = 0, north = 0] = [lng[from], lat[from]];
  let to = from;
  while (to + 1 < count && metresBetween(east, north, lng[to + 1] ?? 0, lat[to + 1] ?? 0) <= WANDERING)
    to += 1;
  return to;
}

function stopOf(track: Track, from: number, to: number): Stop {
  const { time, lng, lat } = track;
  const stop = { startTime: time[from] ?? 0, endTime: time[to] ?? 0, lng: 0, lat: 0, silentMs: 0 };
  const points = to - from + 1;
  for (let index = from; index <= to; index++) {
    stop.lng += (lng[index] ?? 0) / points;
    stop.lat += (lat[index] ?? 0) / points;
    if (index < to && isSilentAfter(track, index))
      stop.silentMs += (time[index + 1] ?? 0) - (time[index] ?? 0);
  }
  return stop;
}
