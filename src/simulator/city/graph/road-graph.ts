/** The roads as a directed graph: what may be driven, from where to where, in which direction. */
import { bearing, distance, type Spot } from '../geometry/plane.ts';
import { LIMITS, type Road, type Stretch } from '../geometry/road.ts';
import { strongestPart } from './strong.ts';

export interface RoadNode extends Spot {
  readonly index: number;
  /** Edges that leave it; trees name an edge by its place here. */
  readonly out: RoadEdge[];
  readonly into: RoadEdge[];
  /** Whether more than one road meets here, so that one may have to wait. */
  isJunction: boolean;
}

export interface RoadEdge {
  readonly index: number;
  readonly from: RoadNode;
  readonly to: RoadNode;
  /** Metres. */
  readonly length: number;
  /** Degrees clockwise from north. */
  readonly bearing: number;
  readonly road: Road;
  /** Kilometres an hour. */
  readonly limit: number;
  readonly over: Stretch['over'];
  /** Whether it may not be driven the other way. */
  readonly isOneWay: boolean;
}

export interface RoadGraph {
  readonly nodes: readonly RoadNode[];
  readonly edges: readonly RoadEdge[];
}

/** Leaves out what cannot be reached from everywhere, or from where one could not get back. */
export function buildRoadGraph(stretches: readonly Stretch[]): RoadGraph {
  const arcs = stretches.flatMap(stretch =>
    stretch.isOneWay ? [stretch] : [stretch, { ...stretch, from: stretch.to, to: stretch.from }],
  );
  const kept = strongestPart(arcs);
  const nodes = new Map<Spot, RoadNode>();
  const edges: RoadEdge[] = [];
  for (const { from, to, road, over, isOneWay } of kept) {
    const edge: RoadEdge = {
      index: edges.length,
      from: nodeAt(nodes, from),
      to: nodeAt(nodes, to),
      length: distance(from, to),
      bearing: bearing(from, to),
      road,
      limit: LIMITS[road.kind],
      over,
      isOneWay,
    };
    edge.from.out.push(edge);
    edge.to.into.push(edge);
    edges.push(edge);
  }
  for (const node of nodes.values()) {
    node.isJunction =
      new Set([...node.out.map(({ to }) => to), ...node.into.map(({ from }) => from)]).size > 2;
  }
  return { nodes: [...nodes.values()], edges };
}

/** Whether no satellite is seen there; who waits at its mouth is not in a tunnel yet. */
export const isUnderground = ({ over }: RoadEdge, metres: number): boolean => over === 'tunnel' && metres > 0;

/** Metres along an edge, as a spot. */
export const spotAlong = ({ from, to, length }: RoadEdge, metres: number): Spot => ({
  x: from.x + ((to.x - from.x) * metres) / length,
  y: from.y + ((to.y - from.y) * metres) / length,
});

function nodeAt(nodes: Map<Spot, RoadNode>, spot: Spot): RoadNode {
  const known = nodes.get(spot);
  if (known) return known;
  const node: RoadNode = { index: nodes.size, x: spot.x, y: spot.y, out: [], into: [], isJunction: false };
  nodes.set(spot, node);
  return node;
}
