/** Which report of a track is under the pointer. */
import type { Shift } from '../crs.ts';
import { type Camera, toLngLat, toPixel } from '../projection.ts';
import type { Track } from './track.ts';

/** Pixels. */
const REACH = 12;

/** The report that is drawn nearest within reach; undefined where there is none. */
export function nearestReport(
  tracks: readonly Track[],
  at: { x: number; y: number },
  { camera, shift }: { camera: Camera; shift: Shift },
): { track: number; time: number } | undefined {
  const [west, north] = shift.toWgs84(...toLngLat(camera, at.x - REACH, at.y - REACH));
  const [east, south] = shift.toWgs84(...toLngLat(camera, at.x + REACH, at.y + REACH));
  let best: { track: number; time: number; away: number } | undefined;
  for (const [track, { count, time, lng, lat }] of tracks.entries())
    for (let index = 0; index < count; index++) {
      const [itsLng = 0, itsLat = 0] = [lng[index], lat[index]];
      if (itsLng < west || itsLng > east || itsLat < south || itsLat > north) continue;
      const [x, y] = toPixel(camera, ...shift.toBase(itsLng, itsLat));
      const away = Math.hypot(x - at.x, y - at.y);
      if (away <= REACH && (!best || away < best.away)) best = { track, time: time[index] ?? 0, away };
    }
  return best && { track: best.track, time: best.time };
}
