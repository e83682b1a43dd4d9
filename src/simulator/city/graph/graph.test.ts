// @tier full
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Spot } from '../geometry/plane.ts';
import type { Stretch } from '../geometry/road.ts';
import { createFrontier } from './frontier.ts';
import { buildRoadGraph, type RoadEdge, type RoadNode } from './road-graph.ts';
import { strongestPart } from './strong.ts';
import { createTrees } from './trees.ts';

const SPOTS: readonly Spot[] = Array.from({ length: 12 }, (_, index) => ({
  x: 100 * (index % 4),
  y: 130 * Math.floor(index / 4),
}));
const road = { name: '枫林路', kind: 'street' } as const;
const spot = fc.nat(SPOTS.length - 1);
/** Any roads between a few spots, some of them one-way. */
const towns = fc
  .uniqueArray(fc.record({ from: spot, to: spot, isOneWay: fc.boolean() }), {
    minLength: 6,
    maxLength: 40,
    selector: ({ from, to }) => [from, to].toSorted((a, b) => a - b).join(),
  })
  .map(roads =>
    roads.flatMap(({ from, to, isOneWay }): Stretch[] => {
      const [start, end] = [SPOTS[from], SPOTS[to]];
      return start && end && start !== end ? [{ from: start, to: end, road, isOneWay, over: 'land' }] : [];
    }),
  );

it('keeps of any roads the largest part in which one gets from everywhere to everywhere', () => {
  const roads = fc.property(towns, stretches => {
    const graph = buildRoadGraph(stretches);
    for (const node of graph.nodes) expect(reachedFrom(node).size).toBe(graph.nodes.length);
    const arcs = stretches.flatMap(arc =>
      arc.isOneWay ? [arc] : [arc, { ...arc, from: arc.to, to: arc.from }],
    );
    expect(strongestPart(arcs).length).toBe(graph.edges.length);
  });
  fc.assert(roads);
});

it('leads to every goal by the fastest way', () => {
  const roads = fc.property(towns, fc.infiniteStream(fc.integer({ min: 1, max: 50 })), (stretches, costs) => {
    const graph = buildRoadGraph(stretches);
    const seconds = new Map(graph.edges.map(edge => [edge, costs.next().value]));
    const cost = (edge: RoadEdge): number => seconds.get(edge) ?? Number.NaN;
    const trees = createTrees(graph, cost);
    for (const goal of graph.nodes) {
      const least = leastSeconds(graph.nodes, goal, cost);
      for (const start of graph.nodes) {
        let here = start;
        let taken = 0;
        while (here !== goal && taken <= 10_000) {
          const next = trees.next(here, goal);
          if (!next) throw new Error('led nowhere');
          expect(next.from).toBe(here);
          taken += cost(next);
          here = next.to;
        }
        expect(taken).toBe(least.get(start));
      }
    }
  });
  fc.assert(roads, { numRuns: 60 });
});

it('gives back what was pushed in order, however much it is', () => {
  const runs = fc.property(fc.array(fc.nat(1_000), { maxLength: 3_000 }), keys => {
    const frontier = createFrontier();
    for (const [index, key] of keys.entries()) frontier.push(key, index);
    const popped: (number | undefined)[] = [];
    while (frontier.size > 0) {
      const nearest = frontier.nearest();
      const key = keys[frontier.pop()];
      expect(key).toBe(nearest);
      popped.push(key);
    }
    expect(popped).toEqual(keys.toSorted((a, b) => a - b));
  });
  fc.assert(runs, { numRuns: 30 });
});

function reachedFrom(node: RoadNode): Set<RoadNode> {
  const seen = new Set([node]);
  for (const here of seen) for (const { to } of here.out) seen.add(to);
  return seen;
}

/** Bellman and Ford's way: slow, and with nothing in common with the trees. */
function leastSeconds(
  nodes: readonly RoadNode[],
  goal: RoadNode,
  cost: (edge: RoadEdge) => number,
): Map<RoadNode, number> {
  const least = new Map([[goal, 0]]);
  for (let round = 0; round < nodes.length; round += 1) {
    for (const edge of nodes.flatMap(({ out }) => out)) {
      const through = (least.get(edge.to) ?? Number.POSITIVE_INFINITY) + cost(edge);
      if (through < (least.get(edge.from) ?? Number.POSITIVE_INFINITY)) least.set(edge.from, through);
    }
  }
  return least;
}
