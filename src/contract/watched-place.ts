/**
 * Places that are watched, and who came and went. 监控地点 watched place · 半径 radius · 监控时段 hours · 来访 visit ·
 * 到达 came · 离开 left · 在场 inside
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { flag } from './grammar/kinds/choice.ts';
import { count, metres, number } from './grammar/kinds/number.ts';
import { other } from './grammar/kinds/other.ts';
import { area, reference } from './grammar/kinds/reference.ts';
import { note, plateText, text } from './grammar/kinds/text.ts';
import { clock, moment } from './grammar/kinds/time.ts';
import { resource, resourceWithCalls, rowOf } from './grammar/resource.ts';
import { EpochMs, Flag, Id, LARGEST_PAGE, line } from './grammar/wire.ts';

/** Metres. */
export const SMALLEST_PLACE = 50;
export const LARGEST_PLACE = 5_000;
/** All of them are judged at every position, and drawn on one map. */
export const MOST_PLACES_WATCHED = LARGEST_PAGE;

const read = 'vehiclemonitor.nntaxi.monitorAddress';
const edit = 'vehiclemonitor.nntaxi.monitorAddress:edit';

export const watchedPlace = resource('watchedPlace', {
  path: 'vehicle-monitor/vehicle-taxi/monitorAddress',
  fields: {
    name: text(40).required().unique('PLACE_NAME_TAKEN').search(),
    /** The middle, degrees of WGS-84. */
    lng: number({ min: -180, max: 180 }).required(),
    lat: number({ min: -90, max: 90 }).required(),
    radius: metres({ min: SMALLEST_PLACE, max: LARGEST_PLACE }).required(),
    /** Watched between these two only, over midnight where the first is later; both or none. */
    fromTime: clock(),
    untilTime: clock(),
    /** 1 while it is watched. */
    state: flag().initially(1).status({ 1: 'ok', 0: 'off' }),
    remark: note(200),
  },
  equals: ['state'],
  filters: ['name', 'radius'],
  sorts: ['name', 'radius', 'state', 'createdOn'],
  may: { read, add: edit, edit, remove: edit, export: read },
  fails: ['OVER_LIMIT'],
});
export type WatchedPlace = z.output<typeof watchedPlace.Row>;

/** A vehicle came, and went or is there still. */
const visitFields = {
  plateNumber: plateText(10).filled().readOnly().search(),
  vehicleId: other(Id).filled().readOnly(),
  placeId: reference(watchedPlace, 'placeName').filled().readOnly(),
  placeName: text(40).filled().readOnly(),
  /** That of the vehicle when it came. */
  addressType: area().filled().readOnly(),
  /** Its first position inside. */
  cameOn: moment('exact').filled().readOnly(),
  /** Its first position outside again; null while it is inside. */
  leftOn: moment('exact').readOnly(),
  /** Whole minutes, up to now while it is inside. */
  minutes: count().filled().readOnly(),
  /** 0 where its coming or its leaving was not seen: nothing was heard of it then. */
  isWhole: flag().filled().readOnly(),
  /** 1 for who is inside, 0 for who has left. */
  inside: flag().filterOnly(),
  /** Those who were inside at some time between two. */
  time: moment().filterOnly(),
};
export const PlaceVisit = rowOf(visitFields);
export type PlaceVisit = z.output<typeof PlaceVisit>;

const PlaceCount = z.object({
  placeId: Id,
  /** Vehicles that are inside. */
  inside: z.int(),
  /** How often one came since midnight of the operator. */
  today: z.int(),
});
export type PlaceCount = z.output<typeof PlaceCount>;

/** Of vehicles in the areas of who asks; behind what is heard by a minute or two. */
export const placeVisitCalls = callGroup(
  'placeVisit',
  {
    /** Who came last is first. */
    listPlaceVisits: call('GET', '/api/admin/positions/place-visits', {
      query: z.object({
        current: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
        size: z._default(z.int().check(z.gte(1), z.lte(LARGEST_PAGE)), 20),
        /** Left out, of all places. */
        placeId: z.optional(Id),
        /** 1 for who is inside, 0 for who has left. */
        inside: z.optional(Flag),
        /** A part of the plate. */
        keyword: z.optional(line(20)),
        /** Those who were inside at some time between the two. */
        startTime: z.optional(EpochMs),
        endTime: z.optional(EpochMs),
      }),
      data: z.array(PlaceVisit),
      isPaged: true,
      may: read,
      exports: read,
      scope: 'areas',
    }),
    /** Places where nobody is and nobody was today are left out. */
    countPlaceVisits: call('GET', '/api/admin/positions/place-visits/counts', {
      data: z.array(PlaceCount),
      may: read,
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);

/** They come in the order of their calls, and in no other. */
export const placeVisit = resourceWithCalls('placeVisit', {
  path: 'vehicle-monitor/vehicle-taxi/placeVisits',
  fields: visitFields,
  Row: PlaceVisit,
  sorts: ['cameOn'],
  isNewestFirst: true,
  calls: { list: placeVisitCalls.listPlaceVisits },
});
