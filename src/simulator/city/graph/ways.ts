/** The fastest way from several places to one, along the roads: each search ends when all of them are reached. */
import { createFrontier } from './frontier.ts';
import type { RoadEdge, RoadGraph, RoadNode } from './road-graph.ts';

/** Somewhere along an edge. */
export interface OnRoad {
  readonly edge: RoadEdge;
  /** The same piece of road the other way; none where that may not be driven. */
  readonly back: RoadEdge | undefined;
  /** 0 at its beginning, 1 at its end. */
  readonly part: number;
}

export interface FoundWay {
  readonly seconds: number;
  readonly metres: number;
  /** The nodes passed, the first one first. */
  nodes(): RoadNode[];
}

export interface Ways {
  /** Asks again what every edge takes: seconds, above 0. */
  weigh(secondsOf: (edge: RoadEdge) => number): void;
  /** From each of these, in their order. A way that is to be drawn is drawn before the next search. */
  to(goal: OnRoad, starts: readonly OnRoad[]): FoundWay[];
}

const NONE = -1;

export function createWays({ nodes, edges }: RoadGraph): Ways {
  const far = new Float64Array(nodes.length);
  const metres = new Float64Array(nodes.length);
  /** The edge by which one goes on from a node; none where the goal's own piece begins. */
  const onward = new Int32Array(nodes.length);
  const isAsked = new Uint8Array(nodes.length);
  const cost = new Float64Array(edges.length);
  const frontier = createFrontier();

  function reach(node: number, seconds: number, length: number, by: number): void {
    if (seconds >= at(far, node)) return;
    far[node] = seconds;
    metres[node] = length;
    onward[node] = by;
    frontier.push(seconds, node);
  }

  /** Dijkstra, from the goal against the direction of the roads. */
  function search(goal: OnRoad, asked: ReadonlySet<number>): void {
    far.fill(Number.POSITIVE_INFINITY);
    frontier.clear();
    isAsked.fill(0);
    for (const node of asked) isAsked[node] = 1;
    let missing = asked.size;
    for (const { edge, part } of directions(goal)) {
      reach(edge.from.index, part * at(cost, edge.index), part * edge.length, NONE);
    }
    while (frontier.size > 0 && missing > 0) {
      const seconds = frontier.nearest();
      const node = frontier.pop();
      // a node that was reached faster meanwhile has been done with
      if (seconds > at(far, node)) continue;
      missing -= at(isAsked, node);
      for (const edge of nodes[node]?.into ?? []) {
        reach(edge.from.index, seconds + at(cost, edge.index), at(metres, node) + edge.length, edge.index);
      }
    }
  }

  function wayFrom(start: OnRoad, goal: OnRoad): FoundWay {
    let best: FoundWay = { seconds: Number.POSITIVE_INFINITY, metres: 0, nodes: () => [] };
    const offer = (way: FoundWay) => {
      if (way.seconds < best.seconds) best = way;
    };
    for (const leaving of directions(start)) {
      const { edge, part } = leaving;
      const arriving = directions(goal).find(each => each.edge === edge);
      if (arriving && arriving.part >= part) {
        const share = arriving.part - part;
        offer({ seconds: share * at(cost, edge.index), metres: share * edge.length, nodes: () => [] });
      }
      const first = edge.to.index;
      offer({
        seconds: (1 - part) * at(cost, edge.index) + at(far, first),
        metres: (1 - part) * edge.length + at(metres, first),
        nodes: () => nodesFrom(first),
      });
    }
    return best;
  }

  function nodesFrom(first: number): RoadNode[] {
    const passed: RoadNode[] = [];
    for (let node = nodes[first]; node; node = edges[at(onward, node.index)]?.to) passed.push(node);
    return passed;
  }

  return {
    weigh: secondsOf => {
      for (const edge of edges) cost[edge.index] = secondsOf(edge);
    },
    to: (goal, starts) => {
      search(goal, new Set(starts.flatMap(start => directions(start).map(({ edge }) => edge.to.index))));
      return starts.map(start => wayFrom(start, goal));
    },
  };
}

/** In which one may drive there. */
const directions = ({ edge, back, part }: OnRoad): { edge: RoadEdge; part: number }[] => [
  { edge, part },
  ...(back ? [{ edge: back, part: 1 - part }] : []),
];

const at = (row: Float64Array | Int32Array | Uint8Array, place: number): number => row[place] as number;
