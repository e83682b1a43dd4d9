/**
 * What a place is called and where it is: of the own gazetteer, and of a geocoder where one is set up. 地名 place · 附近
 * near · 地址 address. These calls are this project's own.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { anyOf } from './grammar/may.ts';
import { Flag, Id, line } from './grammar/wire.ts';
import { CoordKind } from './vehicle-location.ts';

export const PLACE_KINDS = [
  'railway',
  'airport',
  'coach',
  'hospital',
  'mall',
  'university',
  'school',
  'park',
  'hotel',
  'office',
  'government',
  'market',
  'estate',
  'road',
  'bridge',
  'tunnel',
  'crossing',
] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

export const Place = z.object({
  id: Id,
  name: z.string(),
  /** What of the keyword comes after its name, where no place is called as the keyword; else null: it lies somewhere along. */
  houseNumber: z.nullable(z.string()),
  /** District, street and number; null where the name says all that is known. */
  address: z.nullable(z.string()),
  kind: z.enum(PLACE_KINDS),
  /** Of the dictionary `area`. */
  addressType: z.string(),
  /** Degrees, by `coordType`. */
  lng: z.number(),
  lat: z.number(),
  coordType: CoordKind,
  /** Metres from the point that was asked about, as the crow flies; null where none was. */
  distance: z.nullable(z.int()),
  /** 1 of the own gazetteer, 0 of the geocoder. */
  isOwn: Flag,
});
export type Place = z.output<typeof Place>;

/** Its name, with the house number that was asked for. */
export const addressOf = ({ name, houseNumber }: Pick<Place, 'name' | 'houseNumber'>) =>
  name + (houseNumber ?? '');

export const MOST_PLACES = 50;

export const placeCalls = callGroup(
  'place',
  {
    /**
     * Places whose name, its pinyin or its initials contain the keyword, those that begin with it first; where there
     * are none, those that contain what stands before a house number. Around a point of WGS-84 degrees, given whole,
     * the nearest first.
     */
    listPlaces: call('GET', '/api/admin/places', {
      query: z.object({
        keyword: z.optional(line(40)),
        lng: z.optional(z.number().check(z.gte(-180), z.lte(180))),
        lat: z.optional(z.number().check(z.gte(-90), z.lte(90))),
        limit: z._default(z.int().check(z.gte(1), z.lte(MOST_PLACES)), 10),
      }),
      data: z.object({
        places: z.array(Place),
        /** 1 where a geocoder is set up and did not answer: then they are of the own gazetteer alone. */
        isGeocoderAway: Flag,
      }),
      may: anyOf(
        'monitoring.map',
        'vehiclemonitor',
        'callmgr',
        'lost',
        'driverhome.scorestore:edit',
        'canteen:edit',
      ),
    }),
  },
  { isBeyondPlain: true },
);
