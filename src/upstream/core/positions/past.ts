/** What trajectories and the journal before them say of the past. */
import { sql } from 'drizzle-orm';
import type { Db } from '../context.ts';
import { refuse } from '../failure.ts';
import type { Fix } from './fix.ts';
import type { Box, Point } from './last-positions.ts';
import { unpackFixes } from './packed-batch.ts';
import { mergePoints, STEPS, slotOf, steps, type TrackPoint, unpackPoints } from './packed-points.ts';
import { boxAround, metresBetween, radians } from './sphere.ts';
import { asText, fromText, positionBatch, trajectory } from './tables.ts';
import { pointOf } from './track-writer.ts';

export interface Span {
  startTime: number;
  endTime: number;
}

/** Both ends included, in the order of the terminal's times. */
export async function trackOf(db: Db, vehicleId: string, span: Span): Promise<TrackPoint[]> {
  // the journal first: what is folded between the two is found twice and told once
  const fresh = (await journal(db, vehicleId)).map(pointOf);
  const { rows } = (await db.execute(trackRows(vehicleId, span))) as unknown as {
    rows: { slot: number; packed: string }[];
  };
  const kept = rows.flatMap(({ slot, packed }) => unpackPoints(slot, fromText(packed)));
  return mergePoints(kept, fresh).filter(({ gpsTime }) => isWithin(gpsTime, span));
}

/** A vehicle that was in the circle. */
export interface Visit {
  vehicleId: string;
  /** Where it came nearest, as it was told or between two points that were. */
  nearest: TrackPoint;
  /** Metres from the centre. */
  distance: number;
  firstTime: number;
  lastTime: number;
}

/** Between two points of a vehicle that are this near in time, it drove straight. */
const STRAIGHT_MS = 60_000;
/** What such a straight way may reach beyond its ends' boxes: half of it, at 120 km/h. */
const MARGIN_METRES = 1_000;

/** Rows that one search may read, each of them what one vehicle drove in five minutes. */
const MOST_TRACKS = 30_000;

/**
 * Whoever was within the radius at some time of the span, the nearest first. Reads five minutes at a time, so that others
 * come in between. Fails with OVER_LIMIT (SEARCH_TOO_WIDE) where too much was driven there.
 */
export async function visitsTo(db: Db, centre: Point, radius: number, span: Span): Promise<Visit[]> {
  const byVehicle = new Map<string, TrackPoint[]>();
  const add = (vehicleId: string, points: readonly TrackPoint[]) => {
    const within = points.filter(({ gpsTime }) => isWithin(gpsTime, span));
    const its = byVehicle.get(vehicleId);
    if (its) its.push(...within);
    else byVehicle.set(vehicleId, within);
  };
  const fresh = await journal(db);
  const box = boxAround(centre, radius + MARGIN_METRES);
  let left = MOST_TRACKS;
  for (let slot = slotOf(span.startTime); slot <= slotOf(span.endTime); slot++) {
    const rows = await rowsNear(db, box, slot, left + 1);
    left -= rows.length;
    if (left < 0) throw refuse('OVER_LIMIT', 'SEARCH_TOO_WIDE');
    for (const { vehicleId, packed } of rows) add(vehicleId, unpackPoints(slot, packed));
  }
  for (const fix of fresh) add(fix.vehicleId, [pointOf(fix)]);
  return [...byVehicle]
    .flatMap(([vehicleId, points]) => visitOf(vehicleId, mergePoints([], points), centre, radius) ?? [])
    .sort((a, b) => a.distance - b.distance);
}

const isWithin = (time: number, { startTime, endTime }: Span) => time >= startTime && time <= endTime;

async function journal(db: Db, vehicleId?: string): Promise<Fix[]> {
  const rows = await db.select({ packed: asText(positionBatch.packed) }).from(positionBatch);
  return rows.flatMap(({ packed }) => unpackFixes(fromText(packed), vehicleId));
}

async function rowsNear(db: Db, box: Box, slot: number, most: number) {
  const { rows } = (await db.execute(tracksNear(box, slot, most))) as unknown as {
    rows: { vehicle_id: number; packed: string }[];
  };
  return rows.map(({ vehicle_id, packed }) => ({ vehicleId: String(vehicle_id), packed: fromText(packed) }));
}

/** The statements alone, for those who look at their plans. */
export const trackRows = (vehicleId: string, { startTime, endTime }: Span) => sql`
  select slot, ${asText(trajectory.packed)} as packed from ${trajectory}
  where vehicle_id = ${vehicleId}::bigint and slot between ${slotOf(startTime)} and ${slotOf(endTime)}`;

export const tracksNear = ([west, south, east, north]: Box, slot: number, most: number) => sql`
  select vehicle_id, ${asText(trajectory.packed)} as packed from ${trajectory}
  where slot = ${slot}
    and south <= ${steps(north)} and north >= ${steps(south)}
    and west <= ${steps(east)} and east >= ${steps(west)}
  limit ${most}`;

/** @param points in the order of their times */
export function visitOf(
  vehicleId: string,
  points: readonly TrackPoint[],
  centre: Point,
  radius: number,
): Visit | undefined {
  let visit: Visit | undefined;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    const isStraight = before !== undefined && point.gpsTime - before.gpsTime <= STRAIGHT_MS;
    const nearest = isStraight ? nearestOnWay(before, point, centre) : point;
    const distance = metresBetween(nearest, centre);
    if (distance > radius) continue;
    const isNearer = visit === undefined || distance < visit.distance;
    visit = {
      vehicleId,
      nearest: isNearer || !visit ? nearest : visit.nearest,
      distance: isNearer || !visit ? distance : visit.distance,
      firstTime: visit?.firstTime ?? nearest.gpsTime,
      lastTime: metresBetween(point, centre) <= radius ? point.gpsTime : nearest.gpsTime,
    };
  }
  return visit;
}

/** On so short a way the earth is flat. */
function nearestOnWay(from: TrackPoint, to: TrackPoint, centre: Point): TrackPoint {
  const squeeze = Math.cos(radians(centre.lat));
  const [wayX, wayY] = [(to.lng - from.lng) * squeeze, to.lat - from.lat];
  const [outX, outY] = [(centre.lng - from.lng) * squeeze, centre.lat - from.lat];
  const length = wayX * wayX + wayY * wayY;
  const share = length === 0 ? 1 : Math.min(1, Math.max(0, (outX * wayX + outY * wayY) / length));
  if (share === 1) return to;
  if (share === 0) return from;
  return {
    ...from,
    gpsTime: Math.round(from.gpsTime + share * (to.gpsTime - from.gpsTime)),
    lng: steps(from.lng + share * (to.lng - from.lng)) / STEPS,
    lat: steps(from.lat + share * (to.lat - from.lat)) / STEPS,
  };
}
