import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fix, LastFix } from './fix.ts';
import type { Box, Point } from './last-positions.ts';
import { memoryPositions } from './memory-positions.ts';
import { metresBetween } from './sphere.ts';

const everywhere = fc.record({
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
});
/** Where the fleet is, so that circles and boxes hold some and not all. */
const inTown = fc.record({
  lng: fc.double({ min: 108.1, max: 108.6, noNaN: true }),
  lat: fc.double({ min: 22.6, max: 23, noNaN: true }),
});
const point: fc.Arbitrary<Point> = fc.oneof(
  { weight: 3, arbitrary: inTown },
  { weight: 1, arbitrary: everywhere },
  { weight: 1, arbitrary: fc.constantFrom({ lng: 180, lat: 0 }, { lng: -180, lat: 0 }, { lng: 8, lat: 90 }) },
);
const fix: fc.Arbitrary<Fix> = fc
  .record({ vehicle: fc.integer({ min: 1, max: 12 }), gpsTime: fc.integer({ min: 1, max: 40 }), point })
  .map(({ vehicle, gpsTime, point: { lng, lat } }) =>
    aFix({ vehicleId: String(vehicle), gpsTime, lng, lat }),
  );
const fixes = fc.array(fix, { maxLength: 60 });
const radius = fc.oneof(
  fc.double({ min: 0, max: 40_000, noNaN: true }),
  fc.double({ min: 0, max: 3e7, noNaN: true }),
);

const aFix = (over: Partial<Fix> = {}): Fix => ({
  vehicleId: '1',
  gpsTime: 1_790_000_000_000,
  lng: 108.37,
  lat: 22.82,
  speed: 36.5,
  heading: 270,
  status: 3,
  dataFrom: 1,
  ...over,
});

/** What must come out, the slow way. */
function naive(taken: readonly Fix[]) {
  const last = new Map<string, Fix>();
  for (const each of taken)
    if (each.gpsTime > (last.get(each.vehicleId)?.gpsTime ?? 0)) last.set(each.vehicleId, each);
  return [...last.values()];
}
const filled = (taken: readonly Fix[]) => {
  const positions = memoryPositions();
  for (const each of taken) positions.take(each, 7);
  return positions;
};
const ids = (found: Iterable<Fix>) => [...found].map(({ vehicleId }) => vehicleId).sort();

describe('the last positions', () => {
  it('keep of every vehicle the newest fix by its own clock', () => {
    fc.assert(
      fc.property(fixes, taken => {
        const positions = filled(taken);
        const expected = naive(taken).map((each): LastFix => ({ ...each, receivedOn: 7 }));
        expect(positions.size).toBe(expected.length);
        for (const each of expected) expect(positions.of(each.vehicleId)).toEqual(each);
        expect(ids(positions.all())).toEqual(ids(expected));
      }),
    );
  });

  it('say whether a fix was newer', () => {
    const positions = memoryPositions();
    expect(positions.take(aFix({ gpsTime: 5 }), 1)).toBe(true);
    expect(positions.take(aFix({ gpsTime: 5 }), 2)).toBe(false);
    expect(positions.take(aFix({ gpsTime: 4 }), 3)).toBe(false);
    expect(positions.of('1')).toEqual({ ...aFix({ gpsTime: 5 }), receivedOn: 1 });
    expect(positions.mark).toBe(1);
  });

  it('find in a circle whom the distance finds, anywhere on the earth', () => {
    fc.assert(
      fc.property(fixes, point, radius, (taken, centre, metres) => {
        const found = new Set(ids(filled(taken).inCircle(centre, metres)));
        for (const each of naive(taken)) {
          const over = metresBetween(centre, each) - metres;
          // on the line itself either is right: the two ways of computing it round differently
          if (Math.abs(over) > 0.001 + metres * 1e-7) expect(found.has(each.vehicleId)).toBe(over < 0);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('find in a box whom it holds, over the 180th degree too', () => {
    fc.assert(
      fc.property(fixes, point, point, (taken, one, other) => {
        const box: Box = [one.lng, Math.min(one.lat, other.lat), other.lng, Math.max(one.lat, other.lat)];
        const isIn = ({ lng, lat }: Point) =>
          lat >= box[1] &&
          lat <= box[3] &&
          (box[0] <= box[2] ? lng >= box[0] && lng <= box[2] : lng >= box[0] || lng <= box[2]);
        expect(ids(filled(taken).inBox(box))).toEqual(ids(naive(taken).filter(isIn)));
      }),
      { numRuns: 500 },
    );
  });

  it('tell what was taken after a mark, each once, the longest ago first', () => {
    fc.assert(
      fc.property(fixes, fixes, (before, later) => {
        const positions = filled(before);
        const { mark } = positions;
        const taken = later.filter(each => positions.take(each, 8)).map(({ vehicleId }) => vehicleId);
        const expected = taken.filter((id, index) => taken.lastIndexOf(id) === index);
        expect([...positions.since(mark)].map(({ vehicleId }) => vehicleId)).toEqual(expected);
        expect(positions.mark).toBe(mark + taken.length);
        expect([...positions.since(positions.mark)]).toEqual([]);
      }),
    );
  });

  it('forget whom they are told to forget, and know the others as before', () => {
    fc.assert(
      fc.property(
        fixes,
        fc.array(fc.integer({ min: 1, max: 12 }).map(String)),
        fixes,
        (taken, gone, later) => {
          const positions = filled(taken);
          for (const id of gone) positions.forget(id);
          const left = naive(taken).filter(({ vehicleId }) => !gone.includes(vehicleId));
          expect(ids(positions.all())).toEqual(ids(left));
          expect(ids(positions.since(0))).toEqual(ids(left));
          for (const each of later) positions.take(each, 9);
          const expected = naive([...left, ...later]);
          expect(ids(positions.inCircle({ lng: 0, lat: 0 }, 3e7))).toEqual(ids(expected));
          for (const each of expected) expect(positions.of(each.vehicleId)).toMatchObject(each);
        },
      ),
    );
  });

  it('find nobody in a circle without a radius', () => {
    const positions = filled([aFix()]);
    expect(positions.inCircle(aFix(), Number.NaN)).toEqual([]);
    expect(positions.inCircle(aFix(), -1)).toEqual([]);
    expect(ids(positions.inCircle(aFix(), 0))).toEqual(['1']);
  });

  it('hold more than they were made for', () => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      aFix({ vehicleId: String(index), lng: 108 + index / 10_000, lat: 22.8 }),
    );
    const positions = filled(many);
    expect(positions.size).toBe(5000);
    expect(positions.inBox([108.1, 22, 108.1999, 23])).toHaveLength(1000);
  });
});

describe('the last of each source', () => {
  const SOURCES = [1, 4_501_001, 4_501_002];
  const told = fc
    .record({
      vehicle: fc.integer({ min: 1, max: 3 }),
      gpsTime: fc.integer({ min: 1, max: 30 }),
      dataFrom: fc.constantFrom(...SOURCES),
      // few places, so that some are told again
      lng: fc.constantFrom(108.1, 108.2),
    })
    .map(({ vehicle, ...about }) => aFix({ vehicleId: String(vehicle), ...about }));

  it('is its newest, whichever of them is the newest of all, with since when it has told of that place', () => {
    fc.assert(
      fc.property(fc.array(told, { maxLength: 60 }), taken => {
        const positions = filled(taken);
        for (const vehicleId of ['1', '2', '3']) {
          const newest = naive(taken).find(each => each.vehicleId === vehicleId);
          for (const dataFrom of SOURCES) {
            const its = taken.filter(each => each.vehicleId === vehicleId && each.dataFrom === dataFrom);
            // as far as each was newer than all before it
            const heard = its.filter((each, at) =>
              its.slice(0, at).every(({ gpsTime }) => gpsTime < each.gpsTime),
            );
            const last = heard.at(-1);
            const since = heard.findLastIndex(({ lng }) => lng !== last?.lng) + 1;
            expect(positions.from(vehicleId, dataFrom)).toEqual(last && { ...last, receivedOn: 7 });
            expect(positions.stillSince(vehicleId, dataFrom)).toBe(heard[since]?.gpsTime);
          }
          expect(positions.of(vehicleId)?.gpsTime).toBe(newest?.gpsTime);
        }
      }),
    );
  });

  it('is forgotten with its vehicle', () => {
    const positions = filled([aFix(), aFix({ dataFrom: 4_501_001, gpsTime: aFix().gpsTime - 5 })]);
    expect(positions.from('1', 4_501_001)?.gpsTime).toBe(aFix().gpsTime - 5);
    positions.forget('1');
    expect([positions.from('1', 1), positions.from('1', 4_501_001)]).toEqual([undefined, undefined]);
    expect(positions.stillSince('1', 4_501_001)).toBeUndefined();
  });
});
