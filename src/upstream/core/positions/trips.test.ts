import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followTrips, SILENCE_MS, type TripCursor } from './trips.ts';

const START = 1_790_000_000_000;
/** A point every ten seconds, some 100 m further east each; `1` carries, anything else does not. */
const drive = (statuses: string, from = 0) =>
  [...statuses].map((status, index) => ({
    gpsTime: START + (from + index) * 10_000,
    lng: 108 + (from + index) / 1000,
    lat: 22.8,
    speed: 36,
    status: Number(status),
  }));
const METRES = 102.5;
const at = (index: number) => START + index * 10_000;

describe('trips', () => {
  it('go from the first point with passengers to the first without', () => {
    const { whole, ended, begun } = followTrips(undefined, drive('3311133'));
    expect(ended).toBeUndefined();
    expect(begun).toBeUndefined();
    expect(whole).toHaveLength(1);
    expect(whole[0]).toMatchObject({
      on: { gpsTime: at(2), isWhole: true },
      off: { gpsTime: at(5), isWhole: true },
    });
    expect((whole[0]?.off.distance ?? 0) / (3 * METRES)).toBeCloseTo(1, 2);
  });

  it('are not whole where a vehicle is first heard with passengers', () => {
    expect(followTrips(undefined, drive('13')).whole[0]?.on.isWhole).toBe(false);
  });

  it('end where a vehicle was last heard that is silent for long, and begin anew afterwards', () => {
    const later = drive('13', 2 + SILENCE_MS / 10_000);
    const { whole } = followTrips(undefined, [...drive('31'), ...later]);
    expect(whole.map(({ on, off }) => [on.isWhole, off.gpsTime, off.isWhole])).toEqual([
      [true, at(1), false],
      [false, later[1]?.gpsTime, true],
    ]);
  });

  it('count no metres for a vehicle that stands and is heard here and there', () => {
    const standing = drive('1111').map((point, index) => ({
      ...point,
      speed: 0,
      lng: 108 + (index % 2) * 0.000_1,
    }));
    expect(followTrips(undefined, standing).cursor?.distance).toBe(0);
  });

  it('pass over what is older than what they know', () => {
    const { cursor } = followTrips(undefined, drive('331'));
    expect(followTrips(cursor, drive('333'))).toEqual({ whole: [], cursor });
  });

  it('are the same in one piece and in many', () => {
    const statuses = fc.string({ unit: fc.constantFrom('1', '2', '3', '4'), maxLength: 60 });
    fc.assert(
      fc.property(statuses, fc.array(fc.nat(60)), (told, cuts) => {
        const points = drive(told);
        const once = followTrips(undefined, points);
        const edges = [...new Set([0, ...cuts, points.length])]
          .filter(cut => cut <= points.length)
          .sort((a, b) => a - b);
        let cursor: TripCursor | undefined;
        let open: unknown;
        const whole: unknown[] = [];
        for (const [index, edge] of edges.entries()) {
          const piece = followTrips(cursor, points.slice(edge, edges[index + 1] ?? edge));
          if (piece.ended) whole.push({ on: open, off: piece.ended });
          if (piece.ended) open = undefined;
          whole.push(...piece.whole);
          if (piece.begun) open = piece.begun;
          cursor = piece.cursor;
        }
        expect(whole).toEqual(once.whole);
        expect(open).toEqual(once.begun);
        expect(cursor).toEqual(once.cursor);
      }),
    );
  });
});
