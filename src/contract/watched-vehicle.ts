/**
 * Vehicles that somebody keeps an eye on, each person on a list of his own. 重点监控 watch · 监控人 watch user ·
 * 分组 group. A page shows nine of them at once; more may be kept.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { anyOf } from './grammar/may.ts';
import { filledPlateLine } from './grammar/plates.ts';
import { EpochMs, Flag, Id, line, writeFields } from './grammar/wire.ts';
import { BusinessKind, CoordKind } from './vehicle-location.ts';

/** Shown beside each other. */
export const WATCHED_AT_ONCE = 9;
export const MOST_WATCHED = 200;
/** Groups that every operator has: 配合组 cooperation group, 稽查组 inspection group. Source: the specification, section 9. */
export const TRACK_TYPES = ['ph', 'yj'] as const;
export type TrackType = (typeof TRACK_TYPES)[number];

export const WatchedVehicle = z.object({
  id: Id,
  vehicleId: Id,
  plateNumber: z.string(),
  companyName: z.nullable(z.string()),
  /** Id of the admin user whose list it is. */
  watchUser: Id,
  /** One of `TRACK_TYPES`, or a name of somebody's own. */
  groupName: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** `#rrggbb`, for the map. */
  color: z.nullable(z.string()),
  startTime: EpochMs,
  /** Null for as long as nobody takes it out. */
  endTime: z.nullable(EpochMs),
  /** Where it was last, by `coordType`; null for one that was never heard, as all below. */
  lng: z.nullable(z.number()),
  lat: z.nullable(z.number()),
  coordType: CoordKind,
  direction: z.nullable(z.int()),
  speed: z.nullable(z.number()),
  gpsTime: z.nullable(EpochMs),
  businessStatus: z.nullable(BusinessKind),
  online: Flag,
});
export type WatchedVehicle = z.output<typeof WatchedVehicle>;

/** One's own list; another person's is nobody's to read or change. */
const whose = z.object({ watchUser: z.optional(Id) });
const mayWatch = anyOf('monitoring.map', 'vehiclemonitor.map:watch');
const plates = z.array(filledPlateLine(12)).check(z.minLength(1), z.maxLength(MOST_WATCHED));
const common = { client: 'map', scope: 'areas' } as const;

export const watchCalls = callGroup('gis', {
  /** All of one's own that are in one's areas now, as they were added. */
  listWatched: call('GET', '/api/gis/monitor/vehicles', {
    query: whose,
    data: z.array(WatchedVehicle),
    may: anyOf('monitoring.map', 'vehiclemonitor'),
    ...common,
  }),
  /** One that is watched already gets the new group, reason, colour and end. Answers the whole list. */
  watchVehicles: call('POST', '/api/gis/monitor/vehicles', {
    query: whose,
    body: z.object({
      plateNumbers: plates,
      groupName: z.optional(z.nullable(line(40))),
      reason: z.optional(z.nullable(line(200))),
      color: z.optional(z.nullable(z.string().check(z.regex(/^#[\da-f]{6}$/i)))),
      endTime: z.optional(z.nullable(EpochMs)),
      requestId: writeFields.requestId,
    }),
    data: z.array(WatchedVehicle),
    may: mayWatch,
    fails: ['NOT_FOUND', 'OVER_LIMIT'],
    business: 'add',
    ...common,
  }),
  unwatchVehicle: call('DELETE', '/api/gis/monitor/vehicles', {
    query: z.object({ plateNumber: filledPlateLine(12), requestId: writeFields.requestId }),
    data: z.null(),
    may: mayWatch,
    fails: ['NOT_FOUND'],
    business: 'delete',
    ...common,
  }),
  /** Those that are not on the list are passed over. Answers the whole list. */
  unwatchVehicles: call('POST', '/api/gis/monitor/vehicle/remove', {
    body: z.object({ plateNumbers: plates, requestId: writeFields.requestId }),
    data: z.array(WatchedVehicle),
    may: mayWatch,
    business: 'delete',
    ...common,
  }),
});
