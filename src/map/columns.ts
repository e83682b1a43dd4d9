/** From the fleet's arrays to what the graphics card is sent: a loop over all vehicles, and not an object in it. */
import type { Shift } from './crs.ts';
import { type Fleet, freshnessOf } from './fleet.ts';
import type { VehicleColumns } from './layers/vehicle-layer.ts';

export interface Filling {
  /** Of business statuses, by number: whether they are drawn. */
  shown: readonly boolean[];
  /** Places of vehicles that are drawn as part of something else; 1 for each. */
  hidden?: Uint8Array | undefined;
  /** Places of vehicles that stand out. */
  marked: ReadonlySet<number>;
  shift: Shift;
  /** In the base map's system, near what is looked at. */
  origin: readonly [lng: number, lat: number];
  /** By the clock of the fleet, from which `times` count; and what it is now. */
  epoch: number;
  now: number;
}

export interface Filled extends VehicleColumns {
  /** Until when somebody is on the way, by the clock of `setOutOn`. */
  movingUntil: number;
}

export interface ColumnsFiller {
  fill(fleet: Fleet, filling: Filling): Filled;
}

const MARKED = 1;
/** Business status. */
const EMPTY = 3;

export function createColumns(): ColumnsFiller {
  let [from, to, times] = [new Float32Array(0), new Float32Array(0), new Float32Array(0)];
  let looks = new Uint8Array(0);
  const spot = new Float64Array(2);

  return {
    fill(fleet, { shown, hidden, marked, shift, origin, epoch, now }) {
      const { count: all, lng, lat, fromLng, fromLat, setOutOn, travelMs, heading, status } = fleet;
      if (looks.length < all * 4) {
        const size = Math.ceil(all * 1.25);
        [from, to, times] = [
          new Float32Array(size * 2),
          new Float32Array(size * 2),
          new Float32Array(size * 2),
        ];
        looks = new Uint8Array(size * 4);
      }
      const [originLng, originLat] = origin;
      let count = 0;
      let movingUntil = 0;
      // what comes later is drawn above: empty ones are looked for
      for (let turn = 0; turn < all * 2; turn++) {
        const place = turn % all;
        const business = status[place] ?? 0;
        if (!shown[business] || hidden?.[place] || (business === EMPTY) !== turn >= all) continue;
        const pair = count * 2;
        shift.place(lng[place] ?? 0, lat[place] ?? 0, spot);
        to[pair] = (spot[0] ?? 0) - originLng;
        to[pair + 1] = (spot[1] ?? 0) - originLat;
        const travel = travelMs[place] ?? 0;
        const arrival = (setOutOn[place] ?? 0) + travel;
        if (arrival > now) {
          shift.place(fromLng[place] ?? 0, fromLat[place] ?? 0, spot);
          from[pair] = (spot[0] ?? 0) - originLng;
          from[pair + 1] = (spot[1] ?? 0) - originLat;
          times[pair] = ((setOutOn[place] ?? 0) - epoch) / 1_000;
          times[pair + 1] = travel / 1_000;
          if (arrival > movingUntil) movingUntil = arrival;
        } else {
          from[pair] = to[pair] ?? 0;
          from[pair + 1] = to[pair + 1] ?? 0;
          times[pair] = 0;
          times[pair + 1] = 0;
        }
        const look = count * 4;
        looks[look] = business;
        looks[look + 1] = freshnessOf(fleet, place, now);
        looks[look + 2] = 0;
        looks[look + 3] = Math.round(((heading[place] ?? 0) * 256) / 360) & 0xff;
        count += 1;
        if (marked.size > 0 && marked.has(place)) looks[look + 2] = MARKED;
      }
      return { count, from, to, times, looks, movingUntil };
    },
  };
}
