/** What reports make of the truth: errors, frozen and skewed terminals, packets twice and late, gaps in tunnels. */
import type { City } from '../city.ts';
import { HALF_HEIGHT, HALF_WIDTH, toSpot } from '../geometry/plane.ts';
import type { Truth } from '../news.ts';
import type { FixBatch } from '../terminals/fix-batch.ts';
import { createPast, type Gaps } from './past.ts';

export interface GpsFindings {
  reports: number;
  /** Metres that terminals are off, as the square root of the mean square: the best, the middle, the worst. */
  error: [number, number, number];
  /** Share of reports that are further off than any terminal errs: the first ones of frozen terminals. */
  stray: number;
  /** Shares of reports: the same place again, a clock that is wrong, a packet that came in before, one that took long. */
  frozen: number;
  skewed: number;
  twice: number;
  late: number;
  /** Seconds without a report of vehicles that went through a tunnel. */
  gaps: Gaps;
  /** Reports from within a tunnel, and from outside the city. */
  inTunnel: number;
  outside: number;
}

export interface Gps {
  seen(truth: Truth): void;
  received(batch: FixBatch): void;
  findings(): GpsFindings;
}

/** Metres by which no terminal errs. */
const STRAY = 40;
/** A packet that took longer has a wrong clock. */
const LATE_MS = 100_000;

export function createGps(city: City): Gps {
  const vehicles = city.fleet.length;
  const past = createPast(vehicles);
  const column = () => new Float64Array(vehicles);
  const last = { gpsTime: column(), lng: column(), lat: column() };
  const errors = { square: column(), count: column() };
  const counts = { reports: 0, frozen: 0, skewed: 0, twice: 0, late: 0, inTunnel: 0, outside: 0, stray: 0 };

  function judge(batch: FixBatch, row: number): void {
    const vehicle = batch.vehicle[row] ?? 0;
    const gpsTime = batch.gpsTime[row] ?? 0;
    const lng = batch.lng[row] ?? 0;
    const lat = batch.lat[row] ?? 0;
    const delay = (batch.receivedOn[row] ?? 0) - gpsTime;
    const { x, y } = toSpot({ lng, lat });
    counts.reports += 1;
    if (Math.abs(x) > HALF_WIDTH || Math.abs(y) > HALF_HEIGHT) counts.outside += 1;
    const isSame = lng === last.lng[vehicle] && lat === last.lat[vehicle];
    if (isSame && gpsTime === last.gpsTime[vehicle]) counts.twice += 1;
    else if (isSame) counts.frozen += 1;
    const isSkewed = delay < 0 || delay > LATE_MS;
    const isLate = delay > 0 && !isSkewed;
    if (isSkewed) counts.skewed += 1;
    if (isLate) counts.late += 1;
    else {
      last.gpsTime[vehicle] = gpsTime;
      last.lng[vehicle] = lng;
      last.lat[vehicle] = lat;
    }
    const then = isSkewed || isSame ? undefined : past.at(vehicle, gpsTime);
    if (!then) return;
    if (then.isUnder) counts.inTunnel += 1;
    const square = (x - then.x) ** 2 + (y - then.y) ** 2;
    if (square > STRAY ** 2) counts.stray += 1;
    else {
      errors.square[vehicle] = (errors.square[vehicle] ?? 0) + square;
      errors.count[vehicle] = (errors.count[vehicle] ?? 0) + 1;
    }
  }

  return {
    received: batch => {
      for (let row = 0; row < batch.size; row += 1) judge(batch, row);
    },
    seen: past.seen,
    findings: () => {
      const sorted = errors.square
        .map((square, vehicle) => Math.sqrt(square / (errors.count[vehicle] ?? 0)))
        .filter(error => !Number.isNaN(error))
        .toSorted();
      const share = (count: number) => count / counts.reports;
      return {
        reports: counts.reports,
        error: [sorted[0] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0],
        stray: share(counts.stray),
        frozen: share(counts.frozen),
        skewed: share(counts.skewed),
        twice: share(counts.twice),
        late: share(counts.late),
        gaps: past.gaps(),
        inTunnel: counts.inTunnel,
        outside: counts.outside,
      };
    },
  };
}
