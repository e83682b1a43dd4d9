/**
 * Vehicles that have left the town in which the operator works. 出城 out of town · 市区 town · 市区范围 outline of the
 * town. Which ground that is: see `TOWN_OUTLINE` and decision 34.
 */
import * as z from 'zod/mini';
import { call, room } from './grammar/call.ts';
import { EpochMs, Flag, Id, line, listQuery, masked } from './grammar/wire.ts';
import { BusinessKind, CoordKind } from './vehicle-location.ts';

/** Metres beyond the outline from which a vehicle has left; it is back as soon as it is within. */
export const LEFT_METRES = 300;
/** The furthest ones; more are not drawn beside each other. */
export const MOST_ON_MAP = 2_000;

/** Where a vehicle is, as all of these are heard. */
const whereabouts = {
  vehicleId: Id,
  plateNumber: z.string(),
  lng: z.number(),
  lat: z.number(),
  coordType: CoordKind,
  /** Degrees clockwise from north. */
  direction: z.int(),
  /** Kilometres an hour. */
  speed: z.number(),
  businessStatus: BusinessKind,
  /** When the last packet came, by the upstream's clock. */
  lastTime: EpochMs,
};

export const OutOfTownVehicle = z.object({
  ...whereabouts,
  companyName: z.nullable(z.string()),
  /** Of the dictionary `area`. */
  addressType: z.string(),
  /** Who delivers its positions: 1 the own platform, or `INDUSTRY_FEED`. */
  dataFrom: z.int(),
  /** Who drives it, or is known to. */
  driverId: z.nullable(Id),
  driverName: z.nullable(z.string()),
  driverMobile: z.nullable(masked('mobile')),
  online: Flag,
  /** When it was first heard outside, by the upstream's clock. */
  leftTime: EpochMs,
  /** The nearest place of the gazetteer to where that was; null where none is near. */
  leftAddress: z.nullable(z.string()),
  /** The nearest place to where it is; null where none is near. */
  address: z.nullable(z.string()),
  /** Metres from the nearest point of the outline. */
  distance: z.int(),
  /** Where it lies as seen from the middle of the town: degrees clockwise from north. */
  bearing: z.int(),
});
export type OutOfTownVehicle = z.output<typeof OutOfTownVehicle>;

export const OutOfTownPicture = z.object({
  /** Longitude and latitude of its corners in WGS-84, each once; null where nobody has said which ground it is. */
  outline: z.nullable(z.array(z.array(z.number()))),
  /** At most `MOST_ON_MAP`, the furthest first. */
  vehicles: z.array(z.object(whereabouts)),
});
export type OutOfTownPicture = z.output<typeof OutOfTownPicture>;

/** What the list is sorted by. */
export const OUT_OF_TOWN_SORTS = ['leftTime', 'plateNumber', 'distance', 'lastTime'] as const;

const may = 'vehiclemonitor.outCity';

export const outOfTownCalls = room(
  'outOfTown',
  {
    /** The longest away first, unless it is asked otherwise. */
    listOutOfTown: call('GET', '/api/admin/positions/out-of-town', {
      query: z.object({
        ...listQuery,
        /** A part of the plate. */
        keyword: z.optional(line(20)),
        addressType: z.optional(line(20)),
        businessStatus: z.optional(BusinessKind),
      }),
      data: z.array(OutOfTownVehicle),
      isPaged: true,
      may,
      exports: may,
      scope: 'areas',
    }),
    /** All of them, for a map. */
    outOfTownPicture: call('GET', '/api/admin/positions/out-of-town/picture', {
      data: OutOfTownPicture,
      may,
      scope: 'areas',
    }),
  },
  { isBeyondPlain: true },
);
