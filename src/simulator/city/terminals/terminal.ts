/** What a terminal makes of where its vehicle is. */
import type { Stream } from '../../../upstream/core/streams.ts';
import type { Cab } from '../driving/cab.ts';
import { HALF_HEIGHT, HALF_WIDTH, latOf, lngOf } from '../geometry/plane.ts';

/** How much of its error a terminal keeps from one report to the next. */
const KEPT = 0.8;
const FRESH = Math.sqrt(1 - KEPT ** 2);
/** No terminal is further off than so many times its usual error. */
const WORST = 2.5;

/** Its newest report stands in it. */
export class Terminal {
  vehicle = 0;
  gpsTime = 0;
  lng = 0;
  lat = 0;
  speed = 0;
  heading = 0;
  status = 4;
  isSilent = false;
  /** Metres it is off now, east and north. */
  #east: number;
  #north: number;
  #isFrozen = false;
  #skew = 0;
  /** In one direction, as a standard deviation in metres. */
  readonly #error: number;

  /** @param error Metres it is off: the square root of the mean square. */
  constructor(error: number, chance: Stream) {
    this.#error = error / Math.SQRT2;
    this.#east = this.#error * chance.normal();
    this.#north = this.#error * chance.normal();
  }

  /** Says the same place again and again. */
  freeze(isFrozen: boolean): void {
    this.#isFrozen = isFrozen;
  }

  /** Its clock is so many milliseconds ahead; below 0 behind. */
  skewBy(milliseconds: number): void {
    this.#skew = milliseconds;
  }

  /** The error wanders; it does not jump. */
  drift(chance: Stream): void {
    this.#east = KEPT * this.#east + FRESH * this.#error * chance.normal();
    this.#north = KEPT * this.#north + FRESH * this.#error * chance.normal();
  }

  locate(cab: Cab, x: number, y: number, on: number): void {
    this.vehicle = cab.index;
    this.gpsTime = on + this.#skew;
    this.status = cab.status;
    if (this.#isFrozen && this.lng !== 0) return;
    const most = this.#error * WORST;
    this.lng = lngOf(within(x + within(this.#east, most), HALF_WIDTH));
    this.lat = latOf(within(y + within(this.#north, most), HALF_HEIGHT));
    this.speed = Math.round(cab.speed * 36) / 10;
    this.heading = Math.round(cab.edge.bearing) % 360;
  }
}

const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
