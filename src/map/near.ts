/** Which vehicle is under the pointer. */
import type { Shift } from './crs.ts';
import { drawnAt, type Fleet } from './fleet.ts';
import { type Camera, toLngLat, toPixel } from './projection.ts';

/** Pixels. */
const REACH = 16;

/** The nearest one that is drawn within reach; undefined where there is none. */
export function nearestAt(
  fleet: Fleet,
  at: { x: number; y: number },
  look: {
    camera: Camera;
    shift: Shift;
    now: number;
    shown: readonly boolean[];
    hidden?: Uint8Array | undefined;
  },
): number | undefined {
  const { camera, shift, now, shown, hidden } = look;
  const [west, north] = shift.toWgs84(...toLngLat(camera, at.x - REACH, at.y - REACH));
  const [east, south] = shift.toWgs84(...toLngLat(camera, at.x + REACH, at.y + REACH));
  let best: { place: number; away: number } | undefined;
  for (let place = 0; place < fleet.count; place++) {
    if (!shown[fleet.status[place] ?? 0] || hidden?.[place]) continue;
    const [lng, lat] = drawnAt(fleet, place, now);
    if (lng < west || lng > east || lat < south || lat > north) continue;
    const [x, y] = toPixel(camera, ...shift.toBase(lng, lat));
    const away = Math.hypot(x - at.x, y - at.y);
    if (away <= REACH && (!best || away < best.away)) best = { place, away };
  }
  return best?.place;
}
