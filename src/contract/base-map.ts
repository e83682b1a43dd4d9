/**
 * What lies under the vehicles of the simulated city, as GeoJSON in WGS-84: for a base map that asks no map service.
 * 底图 base map · 建成区 built-up land · 道路 road · 城区 district · 公园 park
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { PLACE_KINDS } from './place.ts';

/** Longitude and latitude, to the hundred-thousandth: a metre. */
const Position = z.array(z.number());
const Line = z.array(Position);

const polygon = { type: z.literal('Polygon'), coordinates: z.array(Line) };
const lines = { type: z.literal('MultiLineString'), coordinates: z.array(Line) };
const point = { type: z.literal('Point'), coordinates: Position };

const collection = <G extends z.core.$ZodLooseShape, P extends z.core.$ZodLooseShape>(
  geometry: G,
  properties: P,
) =>
  z.object({
    type: z.literal('FeatureCollection'),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        geometry: z.object(geometry),
        properties: z.object(properties),
      }),
    ),
  });

const named = { name: z.string() };

export const BaseMap = z.object({
  /** From which the city was made. */
  seed: z.int(),
  /** West, south, east, north: nothing lies outside. */
  box: z.array(z.number()).check(z.length(4)),
  /** Where the town is built up. */
  land: collection(polygon, {}),
  parks: collection(polygon, named),
  river: collection(polygon, named),
  districts: collection(polygon, { ...named, areaId: z.string() }),
  /** One feature for each road of a name, kind and bed, with all its pieces. */
  roads: collection(lines, {
    ...named,
    kind: z.enum(['ring', 'arterial', 'street', 'lane']),
    over: z.enum(['land', 'bridge', 'tunnel']),
  }),
  places: collection(point, { ...named, kind: z.enum(PLACE_KINDS) }),
});
export type BaseMap = z.output<typeof BaseMap>;

export const baseMapCalls = callGroup(
  'city',
  {
    /** Null where no city is simulated. Who has it is told by its tag that it is still the same. */
    baseMap: call('GET', '/api/admin/city/base-map', {
      data: z.nullable(BaseMap),
      isKept: true,
      may: 'signed-in',
    }),
  },
  { isBeyondPlain: true },
);
