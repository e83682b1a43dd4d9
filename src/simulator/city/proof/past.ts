/** The last truths of every vehicle, for reports that come in late; and how long vehicles were in tunnels. */
import { isUnderground } from '../graph/road-graph.ts';
import type { Truth } from '../news.ts';

export interface Then {
  x: number;
  y: number;
  /** In a tunnel. */
  isUnder: boolean;
}

export interface Gaps {
  count: number;
  least: number;
  most: number;
}

export interface Past {
  seen(truth: Truth): void;
  /** Where the vehicle was then, in an object that is used again; undefined where that is forgotten or never was. */
  at(vehicle: number, on: number): Then | undefined;
  /** Seconds without a report of vehicles that went through a tunnel. */
  gaps(): Gaps;
}

/** So many truths of each vehicle: more than a late packet is late. */
const KEPT = 64;

export function createPast(vehicles: number): Past {
  const row = () => new Float64Array(vehicles * KEPT);
  const past = { on: row(), x: row(), y: row(), isUnder: new Uint8Array(vehicles * KEPT) };
  const newest = new Int32Array(vehicles);
  const aboveOn = new Float64Array(vehicles);
  const isUnder = new Uint8Array(vehicles);
  const gaps = { count: 0, least: Number.POSITIVE_INFINITY, most: 0 };
  const then: Then = { x: 0, y: 0, isUnder: false };

  function surfaced(vehicle: number, on: number): void {
    const since = aboveOn[vehicle] ?? 0;
    if (isUnder[vehicle] === 1 && since > 0) {
      const seconds = (on - since) / 1_000;
      gaps.count += 1;
      gaps.least = Math.min(gaps.least, seconds);
      gaps.most = Math.max(gaps.most, seconds);
    }
    isUnder[vehicle] = 0;
    aboveOn[vehicle] = on;
  }

  return {
    seen: ({ vehicle, on, x, y, edge, offset }) => {
      const next = ((newest[vehicle] ?? 0) + 1) % KEPT;
      const place = vehicle * KEPT + next;
      newest[vehicle] = next;
      past.on[place] = on;
      past.x[place] = x;
      past.y[place] = y;
      const isBelow = isUnderground(edge, offset);
      past.isUnder[place] = isBelow ? 1 : 0;
      if (isBelow) isUnder[vehicle] = 1;
      else surfaced(vehicle, on);
    },
    at: (vehicle, on) => {
      for (let back = 0; back < KEPT; back += 1) {
        const place = vehicle * KEPT + (((newest[vehicle] ?? 0) - back + KEPT) % KEPT);
        const seen = past.on[place] ?? 0;
        if (seen < on) return undefined;
        if (seen > on) continue;
        then.x = past.x[place] ?? 0;
        then.y = past.y[place] ?? 0;
        then.isUnder = past.isUnder[place] === 1;
        return then;
      }
      return undefined;
    },
    gaps: () => gaps,
  };
}
