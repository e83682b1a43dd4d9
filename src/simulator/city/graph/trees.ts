/**
 * The fastest way to a node from every other one, as a tree of next edges: one byte for each node, built when a node is
 * first driven to and kept. Whoever follows it needs no path of his own, and goes another way as soon as the tree changes.
 */
import { createFrontier } from './frontier.ts';
import type { RoadEdge, RoadGraph, RoadNode } from './road-graph.ts';

export interface Trees {
  /** The edge by which to leave `here` for `goal`; none at the goal itself. */
  next(here: RoadNode, goal: RoadNode): RoadEdge | undefined;
}

const NONE = 255;

/** @param secondsOf What an edge takes, the wait at its end included; above 0. Asked once for each edge. */
export function createTrees({ nodes, edges }: RoadGraph, secondsOf: (edge: RoadEdge) => number): Trees {
  const trees: (Uint8Array | undefined)[] = Array.from({ length: nodes.length }, () => undefined);
  const far = new Float64Array(nodes.length);
  const frontier = createFrontier();
  // the edges into a node stand beside each other: three plain rows are read twice as fast as objects
  const first = new Int32Array(nodes.length + 1);
  const cost = new Float64Array(edges.length);
  const start = new Int32Array(edges.length);
  const place = new Uint8Array(edges.length);
  let row = 0;
  for (const { index, into } of nodes) {
    for (const edge of into) {
      cost[row] = secondsOf(edge);
      start[row] = edge.from.index;
      place[row] = edge.from.out.indexOf(edge);
      row += 1;
    }
    first[index + 1] = row;
  }

  /** Dijkstra, from the goal against the direction of the roads. */
  function grow(goal: number): Uint8Array {
    const tree = new Uint8Array(nodes.length).fill(NONE);
    far.fill(Number.POSITIVE_INFINITY);
    far[goal] = 0;
    frontier.push(0, goal);
    while (frontier.size > 0) {
      const seconds = frontier.nearest();
      const node = frontier.pop();
      // a node that was reached faster meanwhile has been done with
      if (seconds > (far[node] ?? 0)) continue;
      const end = first[node + 1] ?? 0;
      for (let into = first[node] ?? 0; into < end; into += 1) {
        const before = start[into] ?? 0;
        const through = seconds + (cost[into] ?? 0);
        if (through >= (far[before] ?? 0)) continue;
        far[before] = through;
        tree[before] = place[into] ?? NONE;
        frontier.push(through, before);
      }
    }
    return tree;
  }

  return {
    next: (here, goal) => {
      const tree = trees[goal.index] ?? grow(goal.index);
      trees[goal.index] = tree;
      return here.out[tree[here.index] ?? NONE];
    },
  };
}
