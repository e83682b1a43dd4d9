/** Everything in the invented city that has a name. */
import type { PlaceKind } from '../../../contract/place.ts';
import { type Spot, toPoint } from '../geometry/plane.ts';
import type { RoadEdge } from '../graph/road-graph.ts';
import { spotAlong } from '../graph/road-graph.ts';
import type { Geography } from './geography.ts';

export interface NamedPlace {
  name: string;
  kind: PlaceKind;
  /** The area in which it lies. */
  addressType: string;
  /** Degrees of WGS-84. */
  lng: number;
  lat: number;
}

/** No name twice. What people ask for most comes first: stations, then other landmarks, roads, crossings. */
export function gazetteerOf({ landmarks, roads, districts }: Geography): NamedPlace[] {
  const places = new Map<string, NamedPlace>();
  const add = (name: string, kind: PlaceKind, spot: Spot) => {
    if (places.has(name)) return;
    places.set(name, { name, kind, addressType: districts.areaOf(spot), ...toPoint(spot) });
  };
  for (const landmark of landmarks) add(landmark.name, landmark.kind, landmark);
  const named = new Map<string, RoadEdge[]>();
  for (const edge of roads.edges) {
    const { name } = edge.road;
    const same = named.get(name);
    if (same) same.push(edge);
    else named.set(name, [edge]);
  }
  for (const [name, edges] of named) {
    const middle = edges[Math.floor(edges.length / 2)];
    if (middle) add(name, kindOf(middle), spotAlong(middle, middle.length / 2));
  }
  for (const node of roads.nodes) {
    const met = [...new Set(node.out.filter(isMain).map(({ road }) => road.name))].sort();
    const [one, other] = met;
    if (one && other) add(`${one}与${other}路口`, 'crossing', node);
  }
  return [...places.values()];
}

const kindOf = ({ over }: RoadEdge): PlaceKind => (over === 'land' ? 'road' : over);

const isMain = ({ over, road }: RoadEdge): boolean => over === 'land' && road.kind === 'arterial';
