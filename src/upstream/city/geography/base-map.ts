/** The invented city as GeoJSON in WGS-84, for a base map that needs no map service. */
import type { Geography } from './geography.ts';
import { type Spot, toPoint } from './plane.ts';

type Position = [lng: number, lat: number];

interface Feature<Geometry, Properties> {
  type: 'Feature';
  geometry: Geometry;
  properties: Properties;
}

interface FeatureCollection<Geometry, Properties> {
  type: 'FeatureCollection';
  features: Feature<Geometry, Properties>[];
}

interface Line {
  type: 'LineString';
  coordinates: Position[];
}

interface Area {
  type: 'Polygon';
  coordinates: Position[][];
}

export interface BaseMap {
  /** Every stretch once; one-way ones in their direction. */
  roads: FeatureCollection<Line, { name: string; kind: string; over: string; isOneWay: boolean }>;
  districts: FeatureCollection<Area, { areaId: string; name: string }>;
  river: FeatureCollection<Area, { name: string }>;
}

export function baseMapOf({ roads, districts, river }: Geography): BaseMap {
  const drawn = roads.edges.filter(
    ({ from, to, isOneWay }) => isOneWay || from.index < to.index || !to.out.some(back => back.to === from),
  );
  const banks = [
    ...river.line.map(({ x, y }) => ({ x, y: y + river.halfWidth })),
    ...river.line.toReversed().map(({ x, y }) => ({ x, y: y - river.halfWidth })),
  ];
  return {
    roads: collection(
      drawn.map(({ from, to, road, over, isOneWay }) =>
        feature(
          { type: 'LineString', coordinates: [from, to].map(position) },
          { name: road.name, kind: road.kind, over, isOneWay },
        ),
      ),
    ),
    districts: collection(
      districts.all.map(({ areaId, name, ring }) => feature(polygon(ring), { areaId, name })),
    ),
    river: collection([feature(polygon(banks), { name: '江' })]),
  };
}

const position = (spot: Spot): Position => {
  const { lng, lat } = toPoint(spot);
  return [round(lng), round(lat)];
};

/** A decimetre is enough for a picture. */
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

function polygon(ring: readonly Spot[]): Area {
  const corners = ring.map(position);
  return { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] };
}

const feature = <G, P>(geometry: G, properties: P): Feature<G, P> => ({
  type: 'Feature',
  geometry,
  properties,
});

const collection = <G, P>(features: Feature<G, P>[]): FeatureCollection<G, P> => ({
  type: 'FeatureCollection',
  features,
});
