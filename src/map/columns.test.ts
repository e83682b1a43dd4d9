import { describe, expect, it } from 'vitest';
import { createColumns, type Filling } from './columns.ts';
import { shiftTo } from './crs.ts';
import { aFleet } from './fleet.test-double.ts';

const NOW = 9_000_000;
const filling = (more: Partial<Filling> = {}): Filling => ({
  shown: [false, true, true, true, true],
  marked: new Set(),
  shift: shiftTo('wgs84'),
  origin: [108, 22],
  epoch: NOW - 60_000,
  now: NOW,
  ...more,
});
const round = (values: ArrayLike<number>) => Array.from(values, value => Math.round(value * 1e5) / 1e5);

describe('what is sent to the graphics card', () => {
  it('is where vehicles set out and arrive, when, and what they are', () => {
    const fleet = aFleet([
      {
        lng: 108.2,
        lat: 22.1,
        fromLng: 108.1,
        fromLat: 22,
        setOutOn: NOW - 4_000,
        travelMs: 10_000,
        heading: 90,
        status: 1,
      },
      { lng: 108.3, lat: 22.3, status: 3, heardOn: NOW - 60_000 },
    ]);
    const { count, from, to, times, looks, movingUntil } = createColumns().fill(
      fleet(NOW),
      filling({ marked: new Set([1]) }),
    );
    expect(count).toBe(2);
    expect(round(from.subarray(0, 4))).toEqual([0.1, 0, 0.3, 0.3]);
    expect(round(to.subarray(0, 4))).toEqual([0.2, 0.1, 0.3, 0.3]);
    expect(round(times.subarray(0, 4))).toEqual([56, 10, 0, 0]);
    expect([...looks.subarray(0, 8)]).toEqual([1, 0, 0, 64, 3, 1, 1, 0]);
    expect(movingUntil).toBe(NOW + 6_000);
  });

  it('leaves out what is not shown, and what is drawn as part of something else', () => {
    const fleet = aFleet([{ status: 1 }, { status: 4 }, { status: 3 }, { status: 1 }]);
    const hidden = Uint8Array.of(1, 0, 0, 0);
    const { count, looks } = createColumns().fill(
      fleet(NOW),
      filling({ shown: [false, true, true, true, false], hidden }),
    );
    expect([count, looks[0], looks[4]]).toEqual([2, 1, 3]);
  });

  it('has empty ones last: they are drawn above the others', () => {
    const fleet = aFleet([{ status: 3 }, { status: 1 }, { status: 3 }, { status: 4 }, { status: 2 }]);
    const { count, looks } = createColumns().fill(fleet(NOW), filling());
    expect(Array.from({ length: count }, (_, at) => looks[at * 4])).toEqual([1, 4, 2, 3, 3]);
  });

  it('is finer than a decimetre a degree away from where it counts', () => {
    const fleet = aFleet([{ lng: 108.999_999_7, lat: 22.999_999_3 }]);
    const { to } = createColumns().fill(fleet(NOW), filling());
    expect(Math.abs((to[0] ?? 0) - 0.999_999_7) * 111_320).toBeLessThan(0.1);
    expect(Math.abs((to[1] ?? 0) - 0.999_999_3) * 111_320).toBeLessThan(0.1);
  });

  it('is shifted with the base map', () => {
    const fleet = aFleet([{ lng: 108.366, lat: 22.817 }]);
    const shift = shiftTo('gcj02');
    const [east, north] = shift.toBase(108.366, 22.817);
    const { to } = createColumns().fill(fleet(NOW), filling({ shift, origin: [east, north] }));
    expect(round(to.subarray(0, 2))).toEqual([0, 0]);
  });
});
