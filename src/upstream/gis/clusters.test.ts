import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFix } from '../../../tests/builders/moving-fleet.ts';
import type { LastFix } from '../core/positions/fix.ts';
import type { Box } from '../core/positions/last-positions.ts';
import { memoryPositions } from '../core/positions/memory-positions.ts';
import { clustersOf, gridOf } from './clusters.ts';

const fixes = fc
  .array(
    fc.record({
      lng: fc.double({ min: 108.2, max: 108.5, noNaN: true }),
      lat: fc.double({ min: 22.7, max: 22.9, noNaN: true }),
      status: fc.constantFrom<LastFix['status']>(1, 2, 3, 4),
    }),
    { maxLength: 200 },
  )
  .map(all => all.map((about, at) => aFix({ ...about, vehicleId: String(at + 1) })));
const zoom = fc.integer({ min: 0, max: 24 });
const view = fc
  .record({
    lng: fc.double({ min: 108.2, max: 108.5, noNaN: true }),
    lat: fc.double({ min: 22.7, max: 22.9, noNaN: true }),
    size: fc.double({ min: 0.001, max: 0.3, noNaN: true }),
  })
  .map(({ lng, lat, size }): Box => [lng, lat, lng + size, lat + size]);

const CLUSTERING = { minPoints: 3, meters: 10 };

function shown(all: readonly LastFix[], box: Box, zoomed: number) {
  const positions = memoryPositions();
  for (const fix of all) positions.take(fix, 1);
  const grid = gridOf(box, zoomed, CLUSTERING.meters);
  return clustersOf(positions.inBox(grid.box), grid, CLUSTERING);
}

describe('clusters', () => {
  it('hold every vehicle in the view once, alone or among so many', () => {
    fc.assert(
      fc.property(fixes, view, zoom, (all, box, zoomed) => {
        const { clusters, alone } = shown(all, box, zoomed);
        const [west, south, east, north] = box;
        const inView = all.filter(
          ({ lng, lat }) => lng >= west && lng <= east && lat >= south && lat <= north,
        );
        const counted = clusters.reduce((sum, { count }) => sum + count, alone.length);
        expect(counted).toBeGreaterThanOrEqual(inView.length);
        expect(counted).toBeLessThanOrEqual(all.length);
        for (const { count, carrying, taken, empty, outOfService } of clusters) {
          expect(count).toBeGreaterThanOrEqual(CLUSTERING.minPoints);
          expect(carrying + taken + empty + outOfService).toBe(count);
        }
        expect(new Set(alone.map(({ vehicleId }) => vehicleId)).size).toBe(alone.length);
      }),
    );
  });

  it('are the same ones when the map is moved', () => {
    fc.assert(
      fc.property(fixes, view, fc.double({ min: -0.05, max: 0.05, noNaN: true }), (all, box, by) => {
        const [west, south, east, north] = box;
        const before = shown(all, box, 13);
        const after = shown(all, [west + by, south + by, east + by, north + by], 13);
        const byId = new Map(after.clusters.map(cluster => [cluster.id, cluster]));
        for (const { id, count, lng, lat } of before.clusters) {
          const same = byId.get(id);
          if (!same) continue;
          expect(same.count).toBe(count);
          expect(same.lng).toBeCloseTo(lng, 9);
          expect(same.lat).toBeCloseTo(lat, 9);
        }
        const isStillThere = byId.size > 0 || before.clusters.length === 0 || by !== 0;
        expect(isStillThere).toBe(true);
      }),
    );
  });

  it('keep together, however near one looks, what stands within the metres', () => {
    const rank = Array.from({ length: 10 }, (_, at) => aFix({ vehicleId: String(at + 1), lng: 108.3661 }));
    const { clusters, alone } = shown(rank, [108.366, 22.816, 108.367, 22.818], 24);
    expect([clusters.length, alone.length]).toEqual([1, 0]);
    expect(clusters[0]).toMatchObject({ count: 10, empty: 10, coordType: 1 });
    expect(clusters[0]?.lng).toBeCloseTo(108.3661, 9);
  });

  it('come apart as one looks nearer', () => {
    const row = Array.from({ length: 30 }, (_, at) =>
      aFix({ vehicleId: String(at + 1), lng: 108.3 + at / 300 }),
    );
    const counts = [8, 12, 16].map(zoomed => shown(row, [108.2, 22.7, 108.5, 22.9], zoomed).clusters.length);
    expect(counts[0]).toBe(1);
    expect(counts[1]).toBeGreaterThan(1);
    expect(counts[2]).toBe(0);
  });

  it('are taken of larger cells where somebody asks for the world street by street', () => {
    const { clusters, alone } = shown(
      [aFix(), aFix({ vehicleId: '2', lng: -100 })],
      [-180, -90, 180, 90],
      24,
    );
    expect([clusters.length, alone.length]).toEqual([0, 2]);
    const across = shown(
      [aFix({ lng: 179.9 }), aFix({ vehicleId: '2', lng: -179.9 })],
      [179, 20, -179, 25],
      8,
    );
    expect(across.alone).toHaveLength(2);
  });
});
