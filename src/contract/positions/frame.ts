/**
 * What the stream of positions tells a console: snapshots of what is in view, and deltas from then on. Byte by byte:
 * `docs/position-stream.md`. All numbers are little-endian.
 */
import { LARGEST_INDEX, PER_DEGREE, STREAM_VERSION } from './stream.ts';
import { readWords, type VehicleWord } from './words.ts';

/** A snapshot is all that there is; a delta says what has moved, come in or gone out since the frame before. */
export type FrameKind = 'snapshot' | 'delta';
const KINDS: readonly FrameKind[] = ['snapshot', 'delta'];

export interface FrameHead {
  kind: FrameKind;
  /** Which view of the console it answers. */
  view: number;
  /** Grows by one with every frame of a connection, from 1. */
  seq: number;
  /** By the upstream's clock. */
  time: number;
}

/** Where a vehicle is now, by the number that stands for it on this connection. */
export interface PositionSample {
  index: number;
  lng: number;
  lat: number;
  /** Degrees clockwise from north, in steps of 360/256. */
  heading: number;
  /** Whole kilometres an hour, at most 255. */
  speed: number;
  /** 1 carrying passengers, 2 order taken, 3 empty, 4 out of service. */
  status: number;
  /** Seconds since it was last heard, up to the time of the frame; `LONGEST_AGE` = so long or longer. */
  age: number;
}

export const LONGEST_AGE = 0xff_ff;

const HEAD = 32;
const SIGHT = 16;
const GONE = 4;

/** Puts frames together, one after the other; its memory is used again. */
export class FrameWriter {
  private bytes = new Uint8Array(4_096);
  private data = new DataView(this.bytes.buffer);
  private end = HEAD;
  private sights = 0;
  private readonly gone: number[] = [];
  private readonly words: Uint8Array[] = [];

  begin({ kind, view, seq, time }: FrameHead): void {
    this.data.setUint8(0, STREAM_VERSION);
    this.data.setUint8(1, KINDS.indexOf(kind) + 1);
    this.data.setUint16(2, view, true);
    this.data.setUint32(4, seq, true);
    this.data.setFloat64(8, time, true);
    this.end = HEAD;
    this.sights = 0;
    this.gone.length = 0;
    this.words.length = 0;
  }

  /** Coordinates are whole millionths of a degree here. */
  sight(
    index: number,
    lng: number,
    lat: number,
    heading: number,
    speed: number,
    status: number,
    age: number,
  ): void {
    this.room(SIGHT);
    const { data, end } = this;
    data.setUint32(end, index | (status << 24), true);
    data.setInt32(end + 4, lng, true);
    data.setInt32(end + 8, lat, true);
    data.setUint8(end + 12, Math.round((heading * 256) / 360) & 0xff);
    data.setUint8(end + 13, Math.min(0xff, Math.max(0, Math.round(speed))));
    data.setUint16(end + 14, Math.min(LONGEST_AGE, Math.max(0, Math.floor(age))), true);
    this.end += SIGHT;
    this.sights += 1;
  }

  out(index: number): void {
    this.gone.push(index);
  }

  /** @param bytes as `wordBytes` made them */
  word(bytes: Uint8Array): void {
    this.words.push(bytes);
  }

  get isEmpty(): boolean {
    return this.sights === 0 && this.gone.length === 0 && this.words.length === 0;
  }

  /** The caller's own. */
  finish(): Uint8Array<ArrayBuffer> {
    const { gone, words, sights } = this;
    const wordBytes = words.reduce((sum, { length }) => sum + length, 0);
    this.room(gone.length * GONE + wordBytes);
    const { data, bytes } = this;
    data.setUint32(16, words.length, true);
    data.setUint32(20, sights, true);
    data.setUint32(24, gone.length, true);
    data.setUint32(28, wordBytes, true);
    for (const index of gone) {
      data.setUint32(this.end, index, true);
      this.end += GONE;
    }
    for (const word of words) {
      bytes.set(word, this.end);
      this.end += word.length;
    }
    return bytes.slice(0, this.end);
  }

  private room(more: number): void {
    if (this.end + more <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.end + more, this.bytes.length * 2));
    larger.set(this.bytes.subarray(0, this.end));
    this.bytes = larger;
    this.data = new DataView(larger.buffer);
  }
}

/** Many of them, by the field, in the units of `PositionSample`: whoever reads thousands needs no object for any. */
export interface PositionSamples {
  readonly count: number;
  index(at: number): number;
  lng(at: number): number;
  lat(at: number): number;
  heading(at: number): number;
  speed(at: number): number;
  status(at: number): number;
  age(at: number): number;
}

export interface Frame extends FrameHead {
  words: readonly VehicleWord[];
  sights: PositionSamples;
  gone: readonly number[];
}

export function sightsOf(list: readonly PositionSample[]): PositionSamples {
  const field = (name: keyof PositionSample) => (at: number) => list[at]?.[name] ?? 0;
  return {
    count: list.length,
    index: field('index'),
    lng: field('lng'),
    lat: field('lat'),
    heading: field('heading'),
    speed: field('speed'),
    status: field('status'),
    age: field('age'),
  };
}

export const samplesIn = (sights: PositionSamples): PositionSample[] =>
  Array.from({ length: sights.count }, (_, at) => ({
    index: sights.index(at),
    lng: sights.lng(at),
    lat: sights.lat(at),
    heading: sights.heading(at),
    speed: sights.speed(at),
    status: sights.status(at),
    age: sights.age(at),
  }));

/** Undefined for bytes that are no frame of this version, whole and sound. */
export function readFrame(bytes: Uint8Array): Frame | undefined {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (data.byteLength < HEAD || data.getUint8(0) !== STREAM_VERSION) return undefined;
  const kind = KINDS[data.getUint8(1) - 1];
  const [words, sights] = [data.getUint32(16, true), data.getUint32(20, true)];
  const [gone, wordBytes] = [data.getUint32(24, true), data.getUint32(28, true)];
  const wordsAt = HEAD + sights * SIGHT + gone * GONE;
  const time = data.getFloat64(8, true);
  if (!kind || !Number.isFinite(time) || data.byteLength !== wordsAt + wordBytes) return undefined;
  const seen = new WrittenSights(data, sights);
  if (!seen.areSound()) return undefined;
  const left: number[] = [];
  for (let at = 0; at < gone; at++) left.push(data.getUint32(wordsAt - (gone - at) * GONE, true));
  const spelt = readWords(bytes.subarray(wordsAt), words);
  if (!spelt || left.some(index => index > LARGEST_INDEX)) return undefined;
  return {
    kind,
    view: data.getUint16(2, true),
    seq: data.getUint32(4, true),
    time,
    words: spelt,
    sights: seen,
    gone: left,
  };
}

class WrittenSights implements PositionSamples {
  constructor(
    private readonly data: DataView,
    readonly count: number,
  ) {}

  index(at: number): number {
    return this.data.getUint32(HEAD + at * SIGHT, true) & LARGEST_INDEX;
  }

  status(at: number): number {
    return this.data.getUint8(HEAD + at * SIGHT + 3);
  }

  lng(at: number): number {
    return this.data.getInt32(HEAD + at * SIGHT + 4, true) / PER_DEGREE;
  }

  lat(at: number): number {
    return this.data.getInt32(HEAD + at * SIGHT + 8, true) / PER_DEGREE;
  }

  heading(at: number): number {
    return (this.data.getUint8(HEAD + at * SIGHT + 12) * 360) / 256;
  }

  speed(at: number): number {
    return this.data.getUint8(HEAD + at * SIGHT + 13);
  }

  age(at: number): number {
    return this.data.getUint16(HEAD + at * SIGHT + 14, true);
  }

  areSound(): boolean {
    for (let at = 0; at < this.count; at++) {
      const status = this.status(at);
      if (status < 1 || status > 4) return false;
      if (Math.abs(this.lng(at)) > 180 || Math.abs(this.lat(at)) > 90) return false;
    }
    return true;
  }
}
