/**
 * Vehicles that have left the town in which the operator works. 出城 out of town · 市区 town · 市区范围 outline of the
 * town. Which ground that is: see `TOWN_OUTLINE` and decision 34.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { choice, flag } from './grammar/kinds/choice.ts';
import { count, metres, number } from './grammar/kinds/number.ts';
import { other } from './grammar/kinds/other.ts';
import { rowShape } from './grammar/kinds/shapes.ts';
import { text } from './grammar/kinds/text.ts';
import { moment } from './grammar/kinds/time.ts';
import { resourceWithCalls } from './grammar/resource.ts';
import { line, listQuery } from './grammar/wire.ts';
import { BusinessKind, CoordKind, driverFields, vehicleFields } from './vehicle-location.ts';

/** Metres beyond the outline from which a vehicle has left; it is back as soon as it is within. */
export const LEFT_METRES = 300;
/** The furthest ones; more are not drawn beside each other. */
export const MOST_ON_MAP = 2_000;

const { vehicleId, plateNumber, ...belonging } = vehicleFields;

/** Where a vehicle is, as all of these are heard. */
const whereabouts = {
  vehicleId,
  plateNumber,
  lng: number().filled().readOnly(),
  lat: number().filled().readOnly(),
  coordType: other(CoordKind).filled().readOnly(),
  /** Degrees clockwise from north. */
  direction: count().filled().readOnly(),
  /** Kilometres an hour. */
  speed: number().filled().readOnly(),
  businessStatus: choice([1, 2, 3, 4]).words('map.status').filled().readOnly(),
  /** When the last packet came, by the upstream's clock. */
  lastTime: moment().filled().readOnly(),
};

const fields = {
  ...whereabouts,
  ...belonging,
  ...driverFields,
  online: flag().filled().readOnly(),
  /** When it was first heard outside, by the upstream's clock. */
  leftTime: moment().filled().readOnly(),
  /** The nearest place of the gazetteer to where that was; null where none is near. */
  leftAddress: text(200).readOnly(),
  /** The nearest place to where it is; null where none is near. */
  address: text(200).readOnly(),
  /** Metres from the nearest point of the outline. */
  distance: metres({}).filled().readOnly(),
  /** Where it lies as seen from the middle of the town: degrees clockwise from north. */
  bearing: count().filled().readOnly(),
};
export const OutOfTownVehicle = z.object(rowShape(fields));
export type OutOfTownVehicle = z.output<typeof OutOfTownVehicle>;

export const OutOfTownPicture = z.object({
  /** Longitude and latitude of its corners in WGS-84, each once; null where nobody has said which ground it is. */
  outline: z.nullable(z.array(z.array(z.number()))),
  /** At most `MOST_ON_MAP`, the furthest first. */
  vehicles: z.array(z.object(rowShape(whereabouts))),
});
export type OutOfTownPicture = z.output<typeof OutOfTownPicture>;

/** What the list is sorted by. */
export const OUT_OF_TOWN_SORTS = ['leftTime', 'plateNumber', 'distance', 'lastTime'] as const;

const may = 'vehiclemonitor.outCity';

export const outOfTownCalls = callGroup(
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

export const outOfTown = resourceWithCalls('outOfTown', {
  path: 'vehicle-monitor/outCityMonitoring',
  fields,
  Row: OutOfTownVehicle,
  idField: 'vehicleId',
  sorts: OUT_OF_TOWN_SORTS,
  calls: { list: outOfTownCalls.listOutOfTown },
});
