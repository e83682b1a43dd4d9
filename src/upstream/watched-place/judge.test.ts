/** Who is inside is decided by two positions in a row, however the points are cut into portions. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfDay } from '../core/day.ts';
import { SILENCE_MS } from '../core/positions/trips.ts';
import { BORDER_METRES, type Fence, followVisits, type Presence, type Visits } from './judge.ts';

const FENCE: Fence = { id: '1', lng: 108.366, lat: 22.817, radius: 200, hours: null };
const BEGIN = 1_790_000_000_000;
/** Degrees of latitude that are a metre. */
const METRE = 1 / 111_195;
const TEN_S = 10_000;

type Where = 'in' | 'border' | 'out';
const METRES: Readonly<Record<Where, number>> = {
  in: FENCE.radius - 5,
  border: FENCE.radius + BORDER_METRES / 2,
  out: FENCE.radius + BORDER_METRES + 5,
};

interface Point {
  gpsTime: number;
  lng: number;
  lat: number;
}

const pointAt = (where: Where, gpsTime: number): Point => ({
  gpsTime,
  lng: FENCE.lng,
  lat: FENCE.lat + METRES[where] * METRE,
});
const every10s = (wheres: readonly Where[]) =>
  wheres.map((where, index) => pointAt(where, BEGIN + index * TEN_S));
const timeOf = (index: number) => BEGIN + index * TEN_S;
const follow = (wheres: readonly Where[], heardOn: number | undefined = BEGIN - TEN_S) =>
  followVisits(FENCE, undefined, heardOn, every10s(wheres));

/** The same in portions, as they are written down. */
function inPortions(points: readonly Point[], cuts: readonly number[]) {
  let presence: Presence | undefined;
  let heardOn: number | undefined;
  const rows: { cameOn: number; leftOn: number | null; isWhole: boolean }[] = [];
  const keep = ({ ended, whole, begun }: Visits) => {
    const open = rows.at(-1);
    if (ended && open) Object.assign(open, { ...ended, isWhole: open.isWhole && ended.isWhole });
    rows.push(...whole, ...(begun ? [{ ...begun, leftOn: null }] : []));
  };
  const ends = [...new Set([...cuts, points.length])]
    .filter(cut => cut <= points.length)
    .sort((a, b) => a - b);
  let from = 0;
  for (const to of ends) {
    const portion = points.slice(from, to);
    const visits = followVisits(FENCE, presence, heardOn, portion);
    keep(visits);
    presence = visits.presence;
    heardOn = portion.at(-1)?.gpsTime ?? heardOn;
    from = to;
  }
  return { rows, presence };
}

describe('a visit', () => {
  it('begins with the first of two positions inside and ends with the first of two outside', () => {
    const { whole, begun, presence } = follow(['out', 'in', 'in', 'in', 'out', 'out', 'out']);
    expect(whole).toEqual([{ cameOn: timeOf(1), leftOn: timeOf(4), isWhole: true }]);
    expect([begun, presence]).toEqual([undefined, undefined]);
  });

  it('is none for one position inside, nor ended by one outside', () => {
    expect(follow(['out', 'in', 'out', 'in', 'out']).whole).toEqual([]);
    const { whole, begun } = follow(['in', 'in', 'out', 'in', 'in']);
    expect([whole, begun]).toEqual([[], { cameOn: timeOf(0), isWhole: true }]);
  });

  it('is not decided at the border', () => {
    expect(follow(['in', 'in', 'border', 'border', 'border']).begun).toMatchObject({ cameOn: timeOf(0) });
    expect(follow(['out', 'border', 'border', 'border']).begun).toBeUndefined();
    expect(follow(['in', 'border', 'in']).begun).toMatchObject({ cameOn: timeOf(0) });
  });

  it('is told as seen in part where nothing was heard before it, or nothing more after it', () => {
    expect(followVisits(FENCE, undefined, undefined, every10s(['in', 'in'])).begun).toMatchObject({
      isWhole: false,
    });
    const late = pointAt('in', timeOf(1) + SILENCE_MS + 1);
    const { whole, begun } = followVisits(FENCE, undefined, BEGIN - TEN_S, [...every10s(['in', 'in']), late]);
    expect(whole).toEqual([{ cameOn: timeOf(0), leftOn: timeOf(1), isWhole: false }]);
    expect(begun).toBeUndefined();
  });

  it('is only within the hours of the place, over midnight too', () => {
    const midnight = startOfDay(BEGIN);
    const minutes = (count: number) => midnight + count * 60_000;
    const stay = Array.from({ length: 24 * 12 }, (_, index) => pointAt('in', minutes(index * 5)));
    const visitsIn = (from: number, until: number) => {
      const { whole, begun } = followVisits({ ...FENCE, hours: { from, until } }, undefined, undefined, stay);
      return [
        ...whole.map(({ cameOn, leftOn }) => [cameOn, leftOn]),
        ...(begun ? [[begun.cameOn, null]] : []),
      ];
    };
    expect(visitsIn(8 * 60, 9 * 60)).toEqual([[minutes(480), minutes(540)]]);
    expect(visitsIn(22 * 60, 6 * 60)).toEqual([
      [minutes(0), minutes(360)],
      [minutes(1320), null],
    ]);
  });
});

describe('whatever vehicles do', () => {
  const ways = fc.array(
    fc.record({
      where: fc.constantFrom<Where>('in', 'border', 'out'),
      // a tenth of the gaps is a silence
      gap: fc.oneof(
        { weight: 9, arbitrary: fc.integer({ min: 1_000, max: 60_000 }) },
        fc.constant(SILENCE_MS + 1),
      ),
    }),
    { maxLength: 60 },
  );
  const drive = (way: readonly { where: Where; gap: number }[]) => {
    let time = BEGIN;
    return way.map(({ where, gap }) => {
      time += gap;
      return { ...pointAt(where, time), where };
    });
  };
  const cuts = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 8 });

  it('portions make no difference', () => {
    fc.assert(
      fc.property(ways, cuts, (way, where) => {
        const points = drive(way);
        expect(inPortions(points, where)).toEqual(inPortions(points, []));
      }),
    );
  });

  it('visits follow each other, begin inside, and hold two positions inside with no two outside between', () => {
    fc.assert(
      fc.property(ways, way => {
        const points = drive(way);
        const { rows, presence } = inPortions(points, []);
        let after = 0;
        for (const [index, { cameOn, leftOn }] of rows.entries()) {
          expect(cameOn).toBeGreaterThan(after);
          expect(points.find(({ gpsTime }) => gpsTime === cameOn)?.where).toBe('in');
          if (leftOn === null) expect(index).toBe(rows.length - 1);
          after = leftOn ?? Number.POSITIVE_INFINITY;
          // who fell silent left with his last position inside, anybody else with his first outside
          const isDuring = ({ gpsTime, where }: (typeof points)[number]) =>
            gpsTime >= cameOn && (gpsTime < after || (gpsTime === after && where === 'in'));
          const decided = points.filter(point => point.where !== 'border' && isDuring(point));
          expect(decided.filter(({ where }) => where === 'in').length).toBeGreaterThanOrEqual(2);
          for (const [at, { where }] of decided.entries()) {
            const next = decided[at + 1];
            expect(where === 'out' && next?.where === 'out').toBe(false);
          }
        }
        expect(presence?.isIn ?? false).toBe(rows.at(-1)?.leftOn === null);
      }),
    );
  });

  it('nobody flaps at the border', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom<Where>('in', 'border'), { minLength: 2, maxLength: 60 }),
        wheres => {
          const { whole, begun } = follow(wheres);
          const isIn = wheres.filter(where => where === 'in').length >= 2;
          expect([whole, begun !== undefined]).toEqual([[], isIn]);
        },
      ),
    );
  });
});
