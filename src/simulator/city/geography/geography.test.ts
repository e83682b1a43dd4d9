// @tier full
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLACE_KINDS } from '../../../contract/place.ts';
import { HALF_HEIGHT, HALF_WIDTH, type Spot, toPoint, toSpot } from '../geometry/plane.ts';
import type { RoadEdge, RoadNode } from '../graph/road-graph.ts';
import { baseMapOf } from './base-map.ts';
import { chained } from './chains.ts';
import { gazetteerOf } from './gazetteer.ts';
import { createGeography } from './geography.ts';
import { hullOf } from './hull.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 });
/**
 * Towns whose way to the airport led through the river, whose tunnel was too long for every arterial, and whose railway
 * tunnel had a mouth in the water, or was too long.
 */
const HARD: [number][] = [[1_477_226_882], [72_144_920], [98_339_662], [1_922_953_740]];
/** A city takes a tenth of a second to build, and that of a smaller seed is no simpler: nothing is shrunk. */
const FEW = { numRuns: HARD.length + 8, endOnFailure: true, examples: HARD };
const city = createGeography(7);

describe('the city of any seed', () => {
  it('lets one drive from everywhere to everywhere, in permitted directions', () => {
    const cities = fc.property(seeds, seed => {
      const { nodes } = createGeography(seed).roads;
      expect(nodes.length).toBeGreaterThan(1_800);
      expect(reached(nodes, node => node.out.map(({ to }) => to))).toBe(nodes.length);
      expect(reached(nodes, node => node.into.map(({ from }) => from))).toBe(nodes.length);
    });
    fc.assert(cities, FEW);
  });

  it('lies within its box, with five districts, bridges, and tunnels that take 20 to 180 seconds', () => {
    const cities = fc.property(seeds, seed => {
      const { roads, districts, river, landmarks } = createGeography(seed);
      const isWithin = ({ x, y }: Spot) => Math.abs(x) < HALF_WIDTH - 100 && Math.abs(y) < HALF_HEIGHT - 100;
      expect([...roads.nodes, ...landmarks].filter(spot => !isWithin(spot))).toEqual([]);
      const areas = new Set(roads.edges.map(({ to }) => districts.areaOf(to)));
      expect([...areas].sort()).toEqual(['450102', '450103', '450105', '450107', '450108']);
      const isWet = ({ from, to }: RoadEdge) => river.northOf(from) * river.northOf(to) < 0;
      expect(roads.edges.filter(edge => isWet(edge) && edge.over === 'land')).toEqual([]);
      expect(roads.edges.filter(({ over }) => over === 'bridge').length).toBeGreaterThanOrEqual(14);
      const tunnels = roads.edges.filter(({ over }) => over === 'tunnel');
      expect(tunnels).toHaveLength(4);
      for (const { length } of tunnels) {
        expect(length).toBeGreaterThan(400);
        expect(length).toBeLessThan(1_000);
      }
    });
    fc.assert(cities, FEW);
  });

  it('is another city for another seed, and the same for the same', () => {
    const pairs = fc.property(seeds, seed => {
      const lie = (at: number) => JSON.stringify(baseMapOf(createGeography(at)));
      expect(lie(seed)).toBe(lie(seed));
      expect(lie(seed)).not.toBe(lie(seed + 1));
    });
    fc.assert(pairs, { numRuns: 3, endOnFailure: true });
  });
});

describe('districts', () => {
  it('cover the city and overlap nowhere', () => {
    const places = fc.record({
      x: fc.double({ min: 1 - HALF_WIDTH, max: HALF_WIDTH - 1, noNaN: true }),
      y: fc.double({ min: 1 - HALF_HEIGHT, max: HALF_HEIGHT - 1, noNaN: true }),
    });
    const spots = fc.property(places, spot => {
      const around = city.districts.all.filter(({ ring }) => isInside(spot, ring));
      expect(around.map(({ areaId }) => areaId).join()).toBe(city.districts.areaOf(spot));
    });
    fc.assert(spots, { numRuns: 2_000 });
  });
});

it('has one-way pairs in the core and names no two things alike', () => {
  const { roads, landmarks } = city;
  const oneWay = roads.edges.filter(({ isOneWay }) => isOneWay);
  expect(oneWay.length).toBeGreaterThan(60);
  for (const { from, to } of oneWay) expect(to.out.some(back => back.to === from)).toBe(false);
  const names = landmarks.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(400);
});

it('goes to degrees and back within a millimetre', () => {
  const spot = { x: 4_321.5, y: -2_345.25 };
  const back = toSpot(toPoint(spot));
  expect(Math.hypot(back.x - spot.x, back.y - spot.y)).toBeLessThan(0.001);
});

it('draws a base map of closed areas and lines within the box', () => {
  const { box, land, parks, districts, river, roads, places } = baseMapOf(city);
  const [west = 0, south = 0, east = 0, north = 0] = box;
  const ringsOf = ({ features }: { features: { geometry: { coordinates: number[][][] } }[] }) =>
    features.flatMap(({ geometry }) => geometry.coordinates);
  for (const ring of [land, parks, districts, river].flatMap(ringsOf)) expect(ring.at(-1)).toEqual(ring[0]);
  const corners = [
    ...[land, roads].flatMap(ringsOf).flat(),
    ...places.features.map(({ geometry }) => geometry.coordinates),
  ];
  const isWithin = ([lng = 0, lat = 0]: number[]) => lng > west && lng < east && lat > south && lat < north;
  expect(corners.filter(corner => !isWithin(corner))).toEqual([]);
});

it('draws every stretch of every road once, in lines as long as they go', () => {
  const drawn = chained(city.roads.edges);
  const stretches = drawn.flatMap(({ lines }) =>
    lines.flatMap(line => line.slice(1).map((to, index) => [line[index]?.index ?? 0, to.index])),
  );
  const keys = stretches.map(ends => ends.toSorted((a, b) => a - b).join('-'));
  const laid = city.roads.edges.map(({ from, to }) => [from.index, to.index].sort((a, b) => a - b).join('-'));
  expect(keys.toSorted()).toEqual([...new Set(laid)].sort());
  const lines = drawn.reduce((sum, chain) => sum + chain.lines.length, 0);
  expect(lines).toBeLessThan(stretches.length / 4);
});

it('has the town within the edge of its land', () => {
  const ring = hullOf(city.landmarks);
  for (const spot of city.landmarks)
    expect(ring.includes(spot) || isInside(spot, ring), spot.name).toBe(true);
});

function reached(nodes: readonly RoadNode[], next: (node: RoadNode) => RoadNode[]): number {
  const seen = new Set(nodes.slice(0, 1));
  for (const node of seen) for (const other of next(node)) seen.add(other);
  return seen.size;
}

/** By a ray to the east. */
function isInside({ x, y }: Spot, ring: readonly Spot[]): boolean {
  let isIn = false;
  for (const [index, a] of ring.entries()) {
    const b = ring[(index + 1) % ring.length] ?? a;
    if (a.y > y !== b.y > y && x < a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)) isIn = !isIn;
  }
  return isIn;
}

it('names every road and crossing once, in its district', () => {
  const places = gazetteerOf(city);
  expect(new Set(places.map(({ name }) => name)).size).toBe(places.length);
  expect(places.length).toBeGreaterThan(600);
  const kinds = new Set(places.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([...PLACE_KINDS].sort());
  for (const place of places) expect(place.addressType).toBe(city.districts.areaOf(toSpot(place)));
});
