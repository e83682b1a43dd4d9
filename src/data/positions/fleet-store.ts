/**
 * The vehicles in view, outside React: typed arrays that a map draws from as they are, changed in place by the frames
 * of the stream, and told of once for each frame.
 */
import type { Frame } from '../../contract/positions/frame.ts';
import type { VehicleWord } from '../../contract/positions/words.ts';
import { Courses, enlarged } from './courses.ts';

export interface FleetStore {
  /** Vehicles in view; they stand in the first so many places of each array, in no order. */
  readonly count: number;
  /** Grows by one with every change. */
  readonly revision: number;
  /** Degrees of WGS-84. Arrays are replaced when they grow: read them anew at each change. */
  readonly lng: Float64Array;
  readonly lat: Float64Array;
  /** Where it came from when it set out for `lng` and `lat`, when that was, and for how many milliseconds it drives. */
  readonly fromLng: Float64Array;
  readonly fromLat: Float64Array;
  readonly setOutOn: Float64Array;
  readonly travelMs: Float32Array;
  /** Degrees clockwise from north. */
  readonly heading: Float32Array;
  /** Kilometres an hour. */
  readonly speed: Uint8Array;
  /** 1 carrying passengers, 2 order taken, 3 empty, 4 out of service. */
  readonly status: Uint8Array;
  /** When it was last heard, by the clock that `take` was given. */
  readonly heardOn: Float64Array;
  /** Who stands in this place. */
  vehicleAt(place: number): VehicleWord | undefined;
  /** Where it stands; undefined for one that is not in view. */
  placeOf(vehicleId: string): number | undefined;
  /** Called once for each change; answers what ends that. */
  onChange(listener: () => void): () => void;
}

export interface FilledStore extends FleetStore {
  /** What numbers stand for, on this connection. */
  learn(words: readonly VehicleWord[]): void;
  /** @param now by this machine's clock, when the frame came in */
  take(frame: Frame, now: number): void;
  /** Another connection: numbers mean nothing any more, and nothing is in view. */
  forget(): void;
}

/** @param isShown others are told of, and never seen; asked once for each word */
export const createFleetStore = (isShown: IsShown = () => true): FilledStore => new Store(isShown);

export type IsShown = (vehicle: Pick<VehicleWord, 'dataFrom'>) => boolean;

class Store implements FilledStore {
  count = 0;
  revision = 0;
  lng = new Float64Array(256);
  lat = new Float64Array(256);
  fromLng = new Float64Array(256);
  fromLat = new Float64Array(256);
  setOutOn = new Float64Array(256);
  travelMs = new Float32Array(256);
  heading = new Float32Array(256);
  speed = new Uint8Array(256);
  status = new Uint8Array(256);
  heardOn = new Float64Array(256);

  /** By place. */
  private numbers = new Uint32Array(256);
  /** By number: its place and one more; 0 for none. */
  private places = new Uint32Array(1_024);
  /** By number: 1 for those that are never seen. */
  private unseen = new Uint8Array(1_024);
  private readonly courses = new Courses();
  private readonly words = new Map<number, VehicleWord>();
  private readonly byId = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly isShown: IsShown) {}

  vehicleAt(place: number): VehicleWord | undefined {
    return place < this.count ? this.words.get(this.numbers[place] ?? -1) : undefined;
  }

  placeOf(vehicleId: string): number | undefined {
    const number = this.byId.get(vehicleId);
    const place = number === undefined ? 0 : (this.places[number] ?? 0);
    return place === 0 ? undefined : place - 1;
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  learn(words: readonly VehicleWord[]): void {
    for (const word of words) {
      this.words.set(word.index, word);
      this.byId.set(word.vehicleId, word.index);
      if (word.index >= this.unseen.length) {
        this.unseen = enlarged(this.unseen, new Uint8Array(Math.max(word.index + 1, this.unseen.length * 2)));
      }
      const isUnseen = !this.isShown(word);
      this.unseen[word.index] = isUnseen ? 1 : 0;
      if (isUnseen) this.leave(word.index);
    }
  }

  take(frame: Frame, now: number): void {
    if (frame.kind === 'snapshot') this.empty();
    const { sights } = frame;
    this.reserve(this.count + sights.count);
    this.courses.report(sights, now);
    // held here: looked up through `this` for each vehicle, they take twice the time
    const { lng, lat, fromLng, fromLat, setOutOn, travelMs, heading, speed, status, heardOn, unseen } = this;
    const { courses } = this;
    for (let at = 0; at < sights.count; at++) {
      const index = sights.index(at);
      if (unseen[index]) continue;
      const place = this.enter(index);
      lng[place] = sights.lng(at);
      lat[place] = sights.lat(at);
      fromLng[place] = courses.fromLng[index] ?? 0;
      fromLat[place] = courses.fromLat[index] ?? 0;
      setOutOn[place] = courses.setOutOn[index] ?? 0;
      travelMs[place] = courses.travelMs[index] ?? 0;
      heading[place] = sights.heading(at);
      speed[place] = sights.speed(at);
      status[place] = sights.status(at);
      heardOn[place] = now - sights.age(at) * 1_000;
    }
    for (const index of frame.gone) this.leave(index);
    this.tell();
  }

  forget(): void {
    this.empty();
    this.courses.forget();
    this.unseen.fill(0);
    this.words.clear();
    this.byId.clear();
    this.tell();
  }

  private empty(): void {
    for (let place = 0; place < this.count; place++) this.places[this.numbers[place] ?? 0] = 0;
    this.count = 0;
  }

  private enter(index: number): number {
    if (index >= this.places.length) {
      const more = new Uint32Array(Math.max(index + 1, this.places.length * 2));
      more.set(this.places);
      this.places = more;
    }
    const place = this.places[index] ?? 0;
    if (place > 0) return place - 1;
    this.numbers[this.count] = index;
    this.count += 1;
    this.places[index] = this.count;
    return this.count - 1;
  }

  /** The last one takes its place, so that no place is left empty. */
  private leave(index: number): void {
    const place = (this.places[index] ?? 0) - 1;
    if (place < 0) return;
    const last = this.count - 1;
    for (const array of [
      this.lng,
      this.lat,
      this.fromLng,
      this.fromLat,
      this.setOutOn,
      this.travelMs,
      this.heading,
      this.speed,
      this.status,
      this.heardOn,
      this.numbers,
    ])
      array[place] = array[last] ?? 0;
    this.places[this.numbers[place] ?? 0] = place + 1;
    this.places[index] = 0;
    this.count = last;
  }

  private reserve(count: number): void {
    if (count <= this.lng.length) return;
    const size = Math.max(count, this.lng.length * 2);
    this.lng = enlarged(this.lng, new Float64Array(size));
    this.lat = enlarged(this.lat, new Float64Array(size));
    this.fromLng = enlarged(this.fromLng, new Float64Array(size));
    this.fromLat = enlarged(this.fromLat, new Float64Array(size));
    this.setOutOn = enlarged(this.setOutOn, new Float64Array(size));
    this.travelMs = enlarged(this.travelMs, new Float32Array(size));
    this.heading = enlarged(this.heading, new Float32Array(size));
    this.speed = enlarged(this.speed, new Uint8Array(size));
    this.status = enlarged(this.status, new Uint8Array(size));
    this.heardOn = enlarged(this.heardOn, new Float64Array(size));
    this.numbers = enlarged(this.numbers, new Uint32Array(size));
  }

  private tell(): void {
    this.revision += 1;
    for (const listener of [...this.listeners]) listener();
  }
}
