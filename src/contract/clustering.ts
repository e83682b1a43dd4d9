/**
 * Vehicles for a map that asks again and again, as a console on a plain upstream does: many beside each other as one.
 * 聚合 clustering · 聚合点 cluster · 视野 bounds
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { anyOf } from './grammar/may.ts';
import { line, writeFields } from './grammar/wire.ts';
import { CLOSEST_ZOOM } from './positions/stream.ts';
import { PROPERTIES } from './properties.ts';
import { CoordKind, VehicleLocation } from './vehicle-location.ts';

export const VehicleCluster = z.object({
  /** The same for the same piece of the world, wherever the map is moved to. */
  id: z.string(),
  /** In the middle of its vehicles. */
  lng: z.number(),
  lat: z.number(),
  coordType: CoordKind,
  count: z.int(),
  /** Of these, by business status. */
  carrying: z.int(),
  taken: z.int(),
  empty: z.int(),
  outOfService: z.int(),
});
export type VehicleCluster = z.output<typeof VehicleCluster>;

/** West, south, east, north in degrees of WGS-84; west > east reaches across the 180th degree. */
const Bounds = z.array(z.number()).check(
  z.length(4),
  z.refine(
    ([west = 999, south = 999, east = 999, north = 999]) =>
      [west, east].every(lng => Math.abs(lng) <= 180) &&
      [south, north].every(lat => Math.abs(lat) <= 90) &&
      south <= north,
  ),
);

export const mapCalls = callGroup('gis', {
  /** Vehicles with a position in the view: alone, or as clusters by the properties `cluster.*`. */
  clusterLocations: call('GET', '/api/gis/clustering/locations', {
    query: z.object({
      /** In an address: `108.1,22.6,108.7,23`. */
      bounds: Bounds,
      zoom: z._default(z.number().check(z.gte(0), z.lte(CLOSEST_ZOOM)), 12),
      /** Of the dictionary `area`; left out or -1, all. */
      addressType: z.optional(line(20)),
    }),
    data: z.object({ clusters: z.array(VehicleCluster), vehicleLocationVoList: z.array(VehicleLocation) }),
    may: anyOf('monitoring.map', 'vehiclemonitor'),
    client: 'map',
    scope: 'areas',
  }),
});

const { 'cluster.minPoints': points, 'cluster.meters': meters } = PROPERTIES;
export const clusteringFields = {
  /** Vehicles beside each other that are drawn as one. */
  minPoints: z.int().check(z.gte(points.lowest), z.lte(points.highest)),
  /** Metres within which they stay together however near one looks. */
  meters: z.int().check(z.gte(meters.lowest), z.lte(meters.highest)),
};

/** The same values as the properties `cluster.minPoints` and `cluster.meters`. */
export const clusteringCalls = callGroup('clustering', {
  clusteringProps: call('GET', '/api/admin/clustering/props', {
    data: z.object(clusteringFields),
    may: 'signed-in',
  }),
  setClusteringProps: call('POST', '/api/admin/clustering/props', {
    body: z.object({ ...clusteringFields, requestId: writeFields.requestId }),
    data: z.object(clusteringFields),
    may: 'supervisor',
    business: 'update',
  }),
});
