/**
 * How vehicles get from where they were last to where they are now: each is on its way from the one to the other for as
 * long as lay between the two reports, so that it arrives when the next one comes. Kept by the number of the vehicle,
 * also while it is out of view: who moves the map sees nobody jump.
 */
import type { PositionSamples } from '../../contract/positions/frame.ts';

/** A vehicle that was silent for longer has not come straight. */
const LONGEST_GAP_MS = 60_000;
/** Degrees: no taxi gets so far between two reports. */
const LONGEST_WAY = 0.02;
const TRAVEL_MS = { least: 800, most: 12_000 };

type Seen = Pick<PositionSamples, 'count' | 'index' | 'lng' | 'lat'>;

export class Courses {
  toLng = new Float64Array(1_024);
  toLat = new Float64Array(1_024);
  fromLng = new Float64Array(1_024);
  fromLat = new Float64Array(1_024);
  /** When it set out, by the clock that `report` was given; 0 for one that was never seen. */
  setOutOn = new Float64Array(1_024);
  /** Milliseconds until it arrives; 0 for one that stands there at once. */
  travelMs = new Float32Array(1_024);

  /** All that were seen now, by the numbers that they have as `index`. */
  report(seen: Seen, now: number): void {
    let most = 0;
    for (let at = 0; at < seen.count; at++) most = Math.max(most, seen.index(at));
    this.reserve(most + 1);
    const { toLng, toLat, fromLng, fromLat, setOutOn, travelMs } = this;
    for (let at = 0; at < seen.count; at++) {
      const number = seen.index(at);
      const lng = seen.lng(at);
      const lat = seen.lat(at);
      const before = setOutOn[number] ?? 0;
      const lastLng = toLng[number] ?? 0;
      const lastLat = toLat[number] ?? 0;
      if (before > 0 && lastLng === lng && lastLat === lat) continue;
      const gap = now - before;
      const isJump =
        before === 0 ||
        gap > LONGEST_GAP_MS ||
        Math.abs(lng - lastLng) > LONGEST_WAY ||
        Math.abs(lat - lastLat) > LONGEST_WAY;
      const part = isJump ? 1 : partOf(gap, travelMs[number] ?? 0);
      fromLng[number] = isJump ? lng : between(fromLng[number] ?? lng, lastLng, part);
      fromLat[number] = isJump ? lat : between(fromLat[number] ?? lat, lastLat, part);
      toLng[number] = lng;
      toLat[number] = lat;
      setOutOn[number] = now;
      travelMs[number] = isJump ? 0 : Math.min(Math.max(gap, TRAVEL_MS.least), TRAVEL_MS.most);
    }
  }

  /** Another connection, other numbers. */
  forget(): void {
    this.setOutOn.fill(0);
  }

  private reserve(count: number): void {
    if (count <= this.toLng.length) return;
    const size = Math.max(count, this.toLng.length * 2);
    this.toLng = enlarged(this.toLng, new Float64Array(size));
    this.toLat = enlarged(this.toLat, new Float64Array(size));
    this.fromLng = enlarged(this.fromLng, new Float64Array(size));
    this.fromLat = enlarged(this.fromLat, new Float64Array(size));
    this.setOutOn = enlarged(this.setOutOn, new Float64Array(size));
    this.travelMs = enlarged(this.travelMs, new Float32Array(size));
  }
}

/** How much of its way is behind it, 0 to 1. */
const partOf = (passedMs: number, travelMs: number): number =>
  travelMs > 0 ? Math.min(Math.max(passedMs / travelMs, 0), 1) : 1;

const between = (from: number, to: number, part: number): number => from + (to - from) * part;

/** The longer array with all that was in the shorter one. */
export function enlarged<A extends { set(from: A): void }>(from: A, into: A): A {
  into.set(from);
  return into;
}
