import { expect, it } from 'vitest';
import { clustersOf } from './clusters.ts';
import { aFleet } from './fleet.test-double.ts';

const ALL = [false, true, true, true, true];
const crowd = Array.from({ length: 12 }, (_, taxi) => ({ lng: 108.3 + taxi * 0.000_01, lat: 22.8 }));
const fleet = aFleet([...crowd, { lng: 108.5, lat: 22.8 }, { lng: 108.3, lat: 22.8, status: 4 }])(0);

it('puts those beside each other together, in their middle, and leaves the others alone', () => {
  const { marks, hidden } = clustersOf(fleet, { zoom: 12, minPoints: 10, meters: 10, shown: ALL });
  expect(marks).toHaveLength(1);
  expect(marks[0]?.count).toBe(13);
  expect(marks[0]?.lng).toBeCloseTo(108.300_05, 5);
  expect([...hidden]).toEqual([...Array(12).fill(1), 0, 1]);
});

it('counts only what is shown, and makes none where too few are left', () => {
  const shown = [false, true, true, true, false];
  expect(clustersOf(fleet, { zoom: 12, minPoints: 10, meters: 10, shown }).marks[0]?.count).toBe(12);
  const none = clustersOf(fleet, { zoom: 12, minPoints: 13, meters: 10, shown });
  expect([none.marks, none.hidden.includes(1)]).toEqual([[], false]);
});

it('takes them apart for who looks nearer', () => {
  const { marks } = clustersOf(fleet, { zoom: 22, minPoints: 10, meters: 1, shown: ALL });
  expect(marks).toEqual([]);
});

it('keeps those together that are within the metres, however near one looks', () => {
  const { marks } = clustersOf(fleet, { zoom: 22, minPoints: 10, meters: 100, shown: ALL });
  expect(marks.map(({ count }) => count)).toEqual([13]);
});
