import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aFleet } from './fleet.test-double.ts';
import { boxOfCircle, eastOf, legsOf, metresBetween } from './metres.ts';
import { within } from './within.ts';

const NOW = 1_000_000;
const ALL = [false, true, true, true, true];
const CENTRE = { lng: 108.3, lat: 22.8 };
const at = (metres: number, status = 3) => ({ lng: eastOf(108.3, 22.8, metres)[0], lat: 22.8, status });

describe('within a circle', () => {
  it('everybody is counted by status, and the nearest come first, by name', () => {
    const fleet = aFleet([at(900), at(100, 1), at(501), at(499), at(300, 1)])(NOW);
    const found = within(fleet, { ...CENTRE, radius: 500 }, { shown: ALL, now: NOW, most: 2 });
    expect(found.count).toBe(3);
    expect(found.counts).toEqual([0, 2, 0, 1, 0]);
    expect(found.nearest.map(({ id, metres }) => [id, Math.round(metres)])).toEqual([
      ['v1', 100],
      ['v4', 300],
    ]);
  });

  it('a status that is hidden is not there', () => {
    const fleet = aFleet([at(10, 1), at(20)])(NOW);
    const shown = [false, false, true, true, true];
    expect(within(fleet, { ...CENTRE, radius: 500 }, { shown, now: NOW, most: 9 }).counts[1]).toBe(0);
  });

  it('a vehicle on its way is where it is drawn', () => {
    const fleet = aFleet([{ ...at(1_000), fromLng: 108.3, fromLat: 22.8, setOutOn: NOW, travelMs: 10_000 }])(
      NOW,
    );
    const count = (now: number) =>
      within(fleet, { ...CENTRE, radius: 500 }, { shown: ALL, now, most: 9 }).count;
    expect([count(NOW), count(NOW + 4_900), count(NOW + 5_100)]).toEqual([1, 1, 0]);
  });

  it('in an empty town there is nobody', () => {
    const nobody = { count: 0, counts: [0, 0, 0, 0, 0], nearest: [] };
    const look = { shown: ALL, now: NOW, most: 9 };
    expect(within(aFleet([])(NOW), { ...CENTRE, radius: 20_000 }, look)).toEqual(nobody);
  });

  it('the box around a circle holds all of its edge', () => {
    const place = fc.record({
      lng: fc.double({ min: 73, max: 135, noNaN: true }),
      lat: fc.double({ min: 3, max: 53, noNaN: true }),
      radius: fc.integer({ min: 1, max: 20_000 }),
    });
    fc.assert(
      fc.property(place, ({ lng, lat, radius }) => {
        const [west, south, east, north] = boxOfCircle(lng, lat, radius);
        for (const [onLng, onLat] of [
          [west, lat],
          [east, lat],
          [lng, south],
          [lng, north],
        ] as const)
          expect(Math.abs(metresBetween(lng, lat, onLng, onLat) - radius)).toBeLessThan(0.1);
      }),
    );
  });
});

describe('the legs of what is measured', () => {
  it('one place, or none, has none', () => {
    expect(legsOf([])).toEqual([]);
    expect(legsOf([[108.3, 22.8]])).toEqual([]);
  });

  it('each is as long as lies between its places, and the last total is all of them', () => {
    const legs = legsOf([[108.3, 22.8], eastOf(108.3, 22.8, 400), eastOf(108.3, 22.8, 150)]);
    expect(legs.map(({ metres }) => Math.round(metres))).toEqual([400, 250]);
    expect(legs.map(({ total }) => Math.round(total))).toEqual([400, 650]);
  });

  it('a degree of the meridian is 111.2 km', () => {
    expect(
      legsOf([
        [108, 22],
        [108, 23],
      ])[0]?.metres,
    ).toBeCloseTo(111_195, -1);
  });
});
