// @tier full
/** Ways in the simulated city: as its own drivers would go, and a guess where it has no roads. */
import { describe, expect, it } from 'vitest';
import { aClock } from '../../../../tests/builders/time-and-chance.ts';
import { roughWay } from '../../../upstream/core/outside/rough-roads.ts';
import { metresBetween } from '../../../upstream/core/positions/sphere.ts';
import { createTraffic } from '../driving/traffic.ts';
import { createGeography } from '../geography/geography.ts';
import { toPoint } from '../geometry/plane.ts';
import type { RoadEdge, RoadNode } from '../graph/road-graph.ts';
import { createCityRoads } from './city-roads.ts';

const SEED = 2024;
const { roads: graph } = createGeography(SEED);
const clock = aClock();
const roads = createCityRoads({ seed: SEED, clock });
/** Nodes that are not under the ground, all over the city. */
const nodes = graph.nodes.filter(({ out }) => out.every(({ over }) => over === 'land'));
const nodeAt = (share: number): RoadNode => {
  const node = nodes[Math.floor(share * nodes.length)];
  if (!node) throw new Error('no such node');
  return node;
};

/** Along the trees that the city's cabs follow. */
function driven(from: RoadNode, to: RoadNode) {
  const traffic = createTraffic(graph);
  traffic.update(clock());
  const secondsOn = (edge: RoadEdge) =>
    edge.length / traffic.speedOn(edge) + traffic.stopAfter(edge) * traffic.stopSeconds;
  let [here, seconds, metres] = [from, 0, 0];
  for (let edge = traffic.next(here, to); edge; edge = traffic.next(here, to)) {
    seconds += secondsOn(edge);
    metres += edge.length;
    here = edge.to;
  }
  return { seconds, metres };
}

describe('the roads of the city', () => {
  it('are as long as they are for those who drive on them', async () => {
    const goal = nodeAt(0.5);
    const starts = [0.05, 0.2, 0.4, 0.6, 0.8, 0.95].map(nodeAt);
    const { ways, isRough } = await roads.waysTo(toPoint(goal), starts.map(toPoint));
    expect(isRough).toBe(false);
    for (const [index, start] of starts.entries()) {
      const own = driven(start, goal);
      // the trees are made for a part of the day, the search for the minute
      expect(ways[index]?.seconds).toBeLessThanOrEqual(own.seconds * 1.001 + 1);
      expect(ways[index]?.seconds).toBeGreaterThan(own.seconds * 0.97 - 1);
      expect(ways[index]?.metres).toBeGreaterThanOrEqual(
        Math.floor(metresBetween(toPoint(start), toPoint(goal))) - 30,
      );
    }
  });

  it('are the same one by one and as a table', async () => {
    const [from, to] = [[0.1, 0.3, 0.7].map(nodeAt).map(toPoint), [0.2, 0.9].map(nodeAt).map(toPoint)];
    const { ways } = await roads.table(from, to);
    for (const [column, end] of to.entries()) {
      const one = await roads.waysTo(end, from);
      expect(ways.map(row => row[column])).toEqual(one.ways);
    }
  });

  it('are drawn from door to door, as long as they are said to be', async () => {
    const [from, to] = [toPoint(nodeAt(0.1)), toPoint(nodeAt(0.85))];
    const { line, metres, isRough } = await roads.draw(from, to);
    expect(isRough).toBe(false);
    expect(line[0]).toEqual([from.lng, from.lat]);
    expect(line.at(-1)).toEqual([to.lng, to.lat]);
    const points = line.map(([lng, lat]) => ({ lng, lat }));
    const drawn = points
      .slice(1)
      .reduce((sum, point, at) => sum + metresBetween(points[at] ?? point, point), 0);
    expect(drawn / metres).toBeCloseTo(1, 1);
  });

  it('lead along a street the short way, and round the block where it is one-way', async () => {
    const edge = graph.edges.find(each => each.length > 80 && each.isOneWay && each.over === 'land');
    if (!edge) throw new Error('no one-way street');
    const spot = (part: number) =>
      toPoint({
        x: edge.from.x + part * (edge.to.x - edge.from.x),
        y: edge.from.y + part * (edge.to.y - edge.from.y),
      });
    const along = await roads.waysTo(spot(0.75), [spot(0.25)]);
    const against = await roads.waysTo(spot(0.25), [spot(0.75)]);
    expect(along.ways[0]?.metres).toBeCloseTo(edge.length / 2, -1);
    expect(against.ways[0]?.metres).toBeGreaterThan(edge.length * 1.4);
  });

  it('lead on the way somebody drives first, and round where that is away', async () => {
    const edge = graph.edges.find(each => each.length > 300 && !each.isOneWay && each.over === 'land');
    if (!edge) throw new Error('no street');
    const spot = (part: number) =>
      toPoint({
        x: edge.from.x + part * (edge.to.x - edge.from.x),
        y: edge.from.y + part * (edge.to.y - edge.from.y),
      });
    const start = spot(0.4);
    const heading = Math.round(edge.bearing + 20) % 360;
    const { ways } = await roads.waysTo(spot(0.8), [
      start,
      { ...start, heading },
      { ...start, heading: (heading + 180) % 360 },
      // along neither side of it
      { ...start, heading: (heading + 70) % 360 },
    ]);
    const [standing, ahead, away, across] = ways;
    expect(standing).not.toHaveProperty('isAhead');
    expect(ahead).toEqual({ ...standing, isAhead: true });
    expect(away?.isAhead).toBe(true);
    expect(away?.metres).toBeGreaterThan((standing?.metres ?? 0) + 0.7 * edge.length);
    expect(across).not.toHaveProperty('isAhead');
  });

  it('are a guess where the city has none, and say so', async () => {
    const [inside, outside] = [toPoint(nodeAt(0.5)), { lng: 110, lat: 25 }];
    const { ways, isRough } = await roads.waysTo(inside, [outside, toPoint(nodeAt(0.6))]);
    expect(ways[0]).toEqual(roughWay(outside, inside));
    expect(ways[1]).not.toEqual(roughWay(toPoint(nodeAt(0.6)), inside));
    expect(isRough).toBe(true);
    expect(await roads.draw(outside, inside)).toMatchObject({
      isRough: true,
      line: [
        [110, 25],
        [inside.lng, inside.lat],
      ],
    });
    expect(await roads.waysTo(inside, [])).toEqual({ ways: [], isRough: false });
  });

  it('are slower when everybody is on them', async () => {
    const [from, to] = [toPoint(nodeAt(0.1)), toPoint(nodeAt(0.9))];
    const late = aClock(Date.UTC(2026, 5, 15, 19));
    const busy = aClock(Date.UTC(2026, 5, 15, 0));
    const secondsBy = async (time: typeof late) =>
      (await createCityRoads({ seed: SEED, clock: time }).waysTo(to, [from])).ways[0]?.seconds ?? 0;
    expect(await secondsBy(busy)).toBeGreaterThan(1.2 * (await secondsBy(late)));
  });
});
