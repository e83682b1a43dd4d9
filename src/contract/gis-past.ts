/**
 * Where vehicles were, and who was where. 轨迹 trajectory · 圆形搜索 circle search · 途经车辆 vehicles that were there
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { anyOf } from './grammar/may.ts';
import { filledPlateLine } from './grammar/plates.ts';
import { EpochMs } from './grammar/wire.ts';
import { BusinessKind, CoordKind, VehicleLocation } from './vehicle-location.ts';

/** Of one question about the past. */
export const LONGEST_TRACK_MS = 86_400_000;
export const LONGEST_SEARCH_MS = 7_200_000;
/** Metres. */
export const LARGEST_RADIUS = 20_000;
/** Vehicles in an answer, the nearest first. */
export const MAX_RESULTS = 1_000;

export const TrajectoryPoint = z.object({
  lng: z.number(),
  lat: z.number(),
  coordType: CoordKind,
  /** By the terminal's clock. */
  gpsTime: EpochMs,
  /** Kilometres an hour. */
  speed: z.number(),
  /** Degrees clockwise from north, 0 to 359. */
  direction: z.int(),
  businessStatus: BusinessKind,
  load: z.boolean(),
  /** 1 told by the terminal, 2 by the driver's phone, 3 added by a clerk. */
  source: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});
export type TrajectoryPoint = z.output<typeof TrajectoryPoint>;

const { shape: location } = VehicleLocation;

/** Where it is or, in the past, where it came nearest to the centre, with who drove it then. */
export const FoundVehicle = z.object({
  ...location,
  distance: z.number(),
  /** In the past: when it was first and last in the circle, within the times asked for. */
  firstTime: z.optional(EpochMs),
  lastTime: z.optional(EpochMs),
});
export type FoundVehicle = z.output<typeof FoundVehicle>;

const Plate = filledPlateLine(20);

const looks = {
  may: anyOf('monitoring.map', 'vehiclemonitor'),
  client: 'map',
  scope: 'areas',
} as const;

export const gisPastCalls = callGroup('gis', {
  /** At most a day, in the order of the terminal's times. */
  trackVehicles: call('GET', '/api/gis/trackVehicles', {
    query: z.object({ plateNumber: Plate, startTime: EpochMs, endTime: EpochMs }),
    data: z.array(TrajectoryPoint),
    fails: ['NOT_FOUND'],
    ...looks,
  }),
  /** Who is there; with both times, who was: at most two hours. The nearest first. */
  circleSearchTrackVehicles: call('GET', '/api/gis/circleSearchTrackVehicles', {
    query: z.object({
      lat: z.number().check(z.gte(-90), z.lte(90)),
      lng: z.number().check(z.gte(-180), z.lte(180)),
      /** Of the centre. */
      coordType: z._default(CoordKind, 1),
      /** Metres. */
      radius: z.number().check(z.gt(0), z.lte(LARGEST_RADIUS)),
      startTime: z.optional(EpochMs),
      endTime: z.optional(EpochMs),
    }),
    data: z.array(FoundVehicle),
    fails: ['OVER_LIMIT'],
    weight: 'heavy',
    ...looks,
  }),
  queryLocationByplateNumber: call('GET', '/api/gis/queryLocationByplateNumber', {
    query: z.object({ plateNumber: Plate }),
    data: VehicleLocation,
    fails: ['NOT_FOUND'],
    ...looks,
  }),
});
