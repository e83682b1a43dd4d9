/** The invented city as GeoJSON in WGS-84, for a base map that needs no map service. */
import type { BaseMap } from '../../../contract/base-map.ts';
import { CITY_BOX, type Spot, toPoint } from '../geometry/plane.ts';
import { chained } from './chains.ts';
import type { Geography } from './geography.ts';
import { hullOf } from './hull.ts';
import type { Landmark } from './landmarks.ts';

type Position = [lng: number, lat: number];

export function baseMapOf(geography: Geography): BaseMap {
  const { seed, roads, districts, river, landmarks } = geography;
  const banks = [
    ...river.line.map(({ x, y }) => ({ x, y: y + river.halfWidth })),
    ...river.line.toReversed().map(({ x, y }) => ({ x, y: y - river.halfWidth })),
  ];
  return {
    seed,
    box: [...CITY_BOX],
    land: collection([feature(polygon(landOf(geography)), {})]),
    parks: collection(
      landmarks
        .filter(({ kind }) => kind === 'park')
        .map(park => feature(polygon(groundsOf(park)), { name: park.name })),
    ),
    river: collection([feature(polygon(banks), { name: '江' })]),
    districts: collection(
      districts.all.map(({ areaId, name, ring }) => feature(polygon(ring), { areaId, name })),
    ),
    roads: collection(
      chained(roads.edges).map(({ road: { name, kind }, over, lines }) =>
        feature(
          { type: 'MultiLineString' as const, coordinates: lines.map(line => line.map(position)) },
          { name, kind, over },
        ),
      ),
    ),
    places: collection(
      landmarks.map(({ name, kind, ...spot }) =>
        feature({ type: 'Point' as const, coordinates: position(spot) }, { name, kind }),
      ),
    ),
  };
}

/** Where the town is built up: the way to the airport leads out of it. */
export const landOf = ({ roads }: Pick<Geography, 'roads'>): Spot[] =>
  hullOf(roads.nodes.filter(({ into }) => into.some(({ road }) => road.name !== '机场高速')));

/** Metres from the middle of a park to its corners, at least and at most. */
const PARK = { least: 140, most: 320 };

/** Along the road that it lies at, larger or smaller as its place will have it. */
function groundsOf({ x, y, edge, offset }: Landmark): Spot[] {
  const turn = (edge.bearing * Math.PI) / 180;
  const size = PARK.least + (offset % (PARK.most - PARK.least));
  const [along, away] = [size, size * 0.7];
  // its entrance is at the road, its ground behind that
  const middle = { x: x + away * Math.cos(turn), y: y - away * Math.sin(turn) };
  return [
    [-1, -1],
    [-1, 1],
    [1, 1],
    [1, -1],
  ].map(([u = 0, v = 0]) => ({
    x: middle.x + u * along * Math.sin(turn) + v * away * Math.cos(turn),
    y: middle.y + u * along * Math.cos(turn) - v * away * Math.sin(turn),
  }));
}

const position = (spot: Spot): Position => {
  const { lng, lat } = toPoint(spot);
  return [round(lng), round(lat)];
};

/** A metre is enough for a picture. */
const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

function polygon(ring: readonly Spot[]): { type: 'Polygon'; coordinates: Position[][] } {
  const corners = ring.map(position);
  return { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] };
}

const feature = <G, P>(geometry: G, properties: P) => ({ type: 'Feature' as const, geometry, properties });

const collection = <F>(features: F[]) => ({ type: 'FeatureCollection' as const, features });
