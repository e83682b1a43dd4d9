import { describe, expect, it } from 'vitest';
import { sightsOf } from '../../contract/positions/frame.ts';
import { Courses } from './courses.ts';

const START = 1_000_000;
const seen = (index: number, lng: number, lat: number) =>
  sightsOf([{ index, lng, lat, heading: 0, speed: 0, status: 1, age: 0 }]);
const at = (courses: Courses, number: number) => ({
  from: [courses.fromLng[number], courses.fromLat[number]],
  to: [courses.toLng[number], courses.toLat[number]],
  on: courses.setOutOn[number],
  ms: courses.travelMs[number],
});

describe('a vehicle', () => {
  it('stands at once where it is seen first', () => {
    const courses = new Courses();
    courses.report(seen(3, 108, 22), START);
    expect(at(courses, 3)).toEqual({ from: [108, 22], to: [108, 22], on: START, ms: 0 });
  });

  it('is on its way for as long as lay between two reports', () => {
    const courses = new Courses();
    courses.report(seen(3, 108, 22), START);
    courses.report(seen(3, 108.01, 22), START + 10_000);
    expect(at(courses, 3)).toEqual({ from: [108, 22], to: [108.01, 22], on: START + 10_000, ms: 10_000 });
  });

  it('turns from where it is drawn, not from where it was to arrive', () => {
    const courses = new Courses();
    courses.report(seen(3, 108, 22), START);
    courses.report(seen(3, 108.01, 22), START + 10_000);
    courses.report(seen(3, 108.01, 22.01), START + 15_000);
    const { from, ms } = at(courses, 3);
    expect(from[0]).toBeCloseTo(108.005, 9);
    expect([from[1], ms]).toEqual([22, 5_000]);
  });

  it('does not set out anew when it is told of again', () => {
    const courses = new Courses();
    courses.report(seen(3, 108, 22), START);
    courses.report(seen(3, 108.01, 22), START + 10_000);
    courses.report(seen(3, 108.01, 22), START + 12_000);
    expect(at(courses, 3)).toMatchObject({ on: START + 10_000, ms: 10_000 });
  });

  it.each([
    ['was silent for long', 108.01, 61_000],
    ['cannot have driven that far', 108.03, 10_000],
  ])('jumps where it %s', (_why, lng, later) => {
    const courses = new Courses();
    courses.report(seen(3, 108, 22), START);
    courses.report(seen(3, lng, 22), START + later);
    expect(at(courses, 3)).toMatchObject({ from: [lng, 22], ms: 0 });
  });

  it('is told apart from another one, however many there are, until all are forgotten', () => {
    const courses = new Courses();
    courses.report(seen(90_000, 108, 22), START);
    courses.report(seen(3, 109, 23), START);
    expect(at(courses, 90_000).to).toEqual([108, 22]);
    courses.forget();
    courses.report(seen(3, 109.01, 23), START + 1_000);
    expect(at(courses, 3)).toMatchObject({ from: [109.01, 23], ms: 0 });
  });
});
