/**
 * Points of one vehicle in as few bytes as they need: each is told by what differs from the one before, and small
 * numbers are short. Some ten bytes for a point of a moving taxi.
 */
import type { BusinessStatus } from './fix.ts';

/** 1 by its terminal, 2 by the driver's phone, 3 added by a clerk. */
export type PointSource = 1 | 2 | 3;

/** Degrees are kept in millionths, speeds in tenths of km/h, headings in whole degrees: finer is lost. */
export interface TrackPoint {
  gpsTime: number;
  lng: number;
  lat: number;
  speed: number;
  heading: number;
  status: BusinessStatus;
  source: PointSource;
}

export const SLOT_MS = 300_000;
export const slotOf = (gpsTime: number) => Math.floor(gpsTime / SLOT_MS);

/** Steps in a degree. */
export const STEPS = 1_000_000;

/** @param points in the order of their times, all in the slot */
export function packPoints(slot: number, points: readonly TrackPoint[]): Buffer {
  const writer = new VarintWriter(points.length * 16);
  let [time, lng, lat, speed, heading] = [slot * SLOT_MS, 0, 0, 0, 0];
  for (const point of points) {
    const next = [
      point.gpsTime,
      ...[point.lng, point.lat].map(steps),
      Math.round(point.speed * 10),
      point.heading,
    ];
    const [nextTime = 0, nextLng = 0, nextLat = 0, nextSpeed = 0, nextHeading = 0] = next;
    const delay = nextTime - time;
    // terminals count whole seconds, mostly: then they are told in seconds
    const isWhole = delay % 1000 === 0;
    writer.put((isWhole ? delay / 1000 : delay) * 2 + (isWhole ? 0 : 1));
    writer.putSigned(nextLng - lng);
    writer.putSigned(nextLat - lat);
    writer.putSigned(nextSpeed - speed);
    writer.putSigned(nextHeading - heading);
    writer.put(point.status * 4 + point.source);
    [time, lng, lat, speed, heading] = [nextTime, nextLng, nextLat, nextSpeed, nextHeading];
  }
  return writer.done();
}

export function unpackPoints(slot: number, packed: Uint8Array): TrackPoint[] {
  const reader = new VarintReader(packed);
  const points: TrackPoint[] = [];
  let [gpsTime, lng, lat, speed, heading] = [slot * SLOT_MS, 0, 0, 0, 0];
  while (!reader.isOver) {
    const delay = reader.take();
    gpsTime += delay % 2 === 0 ? (delay / 2) * 1000 : (delay - 1) / 2;
    lng += reader.takeSigned();
    lat += reader.takeSigned();
    speed += reader.takeSigned();
    heading += reader.takeSigned();
    const kind = reader.take();
    points.push({
      gpsTime,
      lng: lng / STEPS,
      lat: lat / STEPS,
      speed: speed / 10,
      heading,
      status: Math.floor(kind / 4) as BusinessStatus,
      source: (kind % 4) as PointSource,
    });
  }
  return points;
}

/** In the order of their times, each time once: what was there first stays. */
export function mergePoints(there: readonly TrackPoint[], fresh: readonly TrackPoint[]): TrackPoint[] {
  const byTime = new Map<number, TrackPoint>();
  for (const points of [there, fresh])
    for (const point of points) if (!byTime.has(point.gpsTime)) byTime.set(point.gpsTime, point);
  return [...byTime.values()].sort((a, b) => a.gpsTime - b.gpsTime);
}

export const steps = (degrees: number) => Math.round(degrees * STEPS);

/** Seven bits a byte, the eighth says that more follow. Numbers may be larger than 32 bits. */
class VarintWriter {
  private bytes: Buffer;
  private end = 0;

  constructor(room: number) {
    this.bytes = Buffer.alloc(room + 64);
  }

  put(value: number) {
    if (this.end + 16 > this.bytes.length)
      this.bytes = Buffer.concat([this.bytes, Buffer.alloc(this.bytes.length)]);
    let rest = value;
    while (rest >= 128) {
      this.bytes[this.end++] = (rest % 128) + 128;
      rest = Math.floor(rest / 128);
    }
    this.bytes[this.end++] = rest;
  }

  putSigned(value: number) {
    this.put(value < 0 ? -value * 2 - 1 : value * 2);
  }

  done = () => this.bytes.subarray(0, this.end);
}

class VarintReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  get isOver() {
    return this.at >= this.bytes.length;
  }

  take(): number {
    let [value, weight] = [0, 1];
    for (;;) {
      const byte = this.bytes[this.at++] ?? 0;
      value += (byte % 128) * weight;
      if (byte < 128) return value;
      weight *= 128;
    }
  }

  takeSigned(): number {
    const value = this.take();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
}
