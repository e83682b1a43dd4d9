/**
 * The fleet as all streams of this process see it: a number for each vehicle, where it is in typed arrays, and what has
 * changed in which second. Each console then looks only at what has changed where it looks.
 */
import { PER_DEGREE } from '../../../contract/positions/stream.ts';
import { wordBytes } from '../../../contract/positions/words.ts';
import type { LastFix } from '../positions/fix.ts';
import type { Box, LastPositions } from '../positions/last-positions.ts';
import type { FleetRegister, KnownVehicle } from '../positions/register.ts';
import { ChangedCells } from './changed-cells.ts';

/** So often a vehicle that stands still is told of again, so that consoles know it is heard. */
const TOLD_AGAIN_MS = 30_000;
/** Scrapped: nobody waits for it on a map. */
const SCRAPPED = 4;

export class Scene {
  /** Counts the seconds in which somebody looked; the arrays say in which of them something was told. */
  turn = 0;
  /** Numbers that were given out; none is ever given twice. */
  size = 0;
  /** Whole millionths of a degree. */
  lng = new Int32Array(1_024);
  lat = new Int32Array(1_024);
  heading = new Uint16Array(1_024);
  speed = new Uint8Array(1_024);
  status = new Uint8Array(1_024);
  /** By the upstream's clock. */
  heardOn = new Float64Array(1_024);
  changedIn = new Uint32Array(1_024);
  /** By number of the area; 0 for a vehicle that is gone. */
  area = new Uint16Array(1_024);

  private told = new Float64Array(1_024);
  private readonly numbers = new Map<string, number>();
  private readonly known: (KnownVehicle | undefined)[] = [];
  private readonly words: Uint8Array[] = [];
  private readonly areas: string[] = [''];
  private readonly changed = new ChangedCells();
  private respelt: number[] = [];
  private mark = 0;

  constructor(
    private readonly positions: LastPositions,
    private readonly register: FleetRegister,
  ) {}

  /** Takes in what was heard since the last turn. */
  advance(): void {
    this.turn += 1;
    this.changed.clear();
    this.respelt = [];
    for (const fix of this.positions.since(this.mark)) this.take(fix);
    this.mark = this.positions.mark;
  }

  /** Holds everything against the register: what is new, told otherwise or gone there. Within a turn. */
  compare(): void {
    for (const fix of this.positions.all()) this.take(fix);
    for (let index = 0; index < this.size; index++) {
      const vehicleId = this.known[index]?.vehicleId;
      if (vehicleId !== undefined && !this.isThere(vehicleId)) this.drop(index);
    }
  }

  numberOf(vehicleId: string): number | undefined {
    return this.numbers.get(vehicleId);
  }

  areaOf(index: number): string {
    return this.areas[this.area[index] ?? 0] ?? '';
  }

  /** Its entry of the dictionary, as it goes over the wire. */
  wordOf(index: number): Uint8Array | undefined {
    return this.words[index];
  }

  /** Whose entry of the dictionary is another one since this turn began. */
  get respeltNow(): readonly number[] {
    return this.respelt;
  }

  /** Numbers of all that have changed in this turn and are, or were, near the box: some twice, some beside it. */
  changedNear(box: Box, see: (index: number) => void): void {
    this.changed.near(box, see);
  }

  private isThere(vehicleId: string): boolean {
    const known = this.register.byId(vehicleId);
    return known !== undefined && known.state !== SCRAPPED && this.positions.of(vehicleId) !== undefined;
  }

  private take(fix: LastFix): void {
    const known = this.register.byId(fix.vehicleId);
    if (!known || known.state === SCRAPPED) return;
    const index = this.numbers.get(known.vehicleId) ?? this.add(known.vehicleId);
    const [lng, lat] = [Math.round(fix.lng * PER_DEGREE), Math.round(fix.lat * PER_DEGREE)];
    const [speed, heading] = [Math.min(255, Math.round(fix.speed)), Math.round(fix.heading) % 360];
    const isNamed = this.name(index, known);
    const isSame =
      !isNamed &&
      this.lng[index] === lng &&
      this.lat[index] === lat &&
      this.speed[index] === speed &&
      this.status[index] === fix.status &&
      this.heading[index] === heading;
    this.heardOn[index] = fix.receivedOn;
    if (isSame && fix.receivedOn - (this.told[index] ?? 0) < TOLD_AGAIN_MS) return;
    this.changed.add(index, this.lng[index] ?? 0, this.lat[index] ?? 0);
    this.lng[index] = lng;
    this.lat[index] = lat;
    this.speed[index] = speed;
    this.heading[index] = heading;
    this.status[index] = fix.status;
    this.told[index] = fix.receivedOn;
    this.changedIn[index] = this.turn;
    this.changed.add(index, lng, lat);
  }

  private drop(index: number): void {
    this.known[index] = undefined;
    this.area[index] = 0;
    this.changedIn[index] = this.turn;
    this.changed.add(index, this.lng[index] ?? 0, this.lat[index] ?? 0);
  }

  /** True where the register says something new of it. */
  private name(index: number, known: KnownVehicle): boolean {
    const before = this.known[index];
    if (before === known) return false;
    this.known[index] = known;
    if (before && isNamedAlike(before, known)) return false;
    const word = wordBytes({ index, ...known });
    if (this.words[index] && !isEqual(this.words[index], word)) this.respelt.push(index);
    this.words[index] = word;
    let area = this.areas.indexOf(known.addressType, 1);
    if (area < 0) area = this.areas.push(known.addressType) - 1;
    this.area[index] = area;
    return true;
  }

  private add(vehicleId: string): number {
    const index = this.size++;
    this.numbers.set(vehicleId, index);
    if (index === this.lng.length) this.grow(index * 2);
    return index;
  }

  private grow(size: number): void {
    this.lng = enlarged(this.lng, new Int32Array(size));
    this.lat = enlarged(this.lat, new Int32Array(size));
    this.heading = enlarged(this.heading, new Uint16Array(size));
    this.speed = enlarged(this.speed, new Uint8Array(size));
    this.status = enlarged(this.status, new Uint8Array(size));
    this.heardOn = enlarged(this.heardOn, new Float64Array(size));
    this.changedIn = enlarged(this.changedIn, new Uint32Array(size));
    this.area = enlarged(this.area, new Uint16Array(size));
    this.told = enlarged(this.told, new Float64Array(size));
  }
}

const isNamedAlike = (a: KnownVehicle, b: KnownVehicle) =>
  a.plateNumber === b.plateNumber &&
  a.companyId === b.companyId &&
  a.addressType === b.addressType &&
  a.dataFrom === b.dataFrom;

const isEqual = (a: Uint8Array, b: Uint8Array) => Buffer.compare(a, b) === 0;

function enlarged<A extends { set(from: A): void }>(from: A, into: A): A {
  into.set(from);
  return into;
}
