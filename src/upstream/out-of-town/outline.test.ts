import { describe, expect, it } from 'vitest';
import { cornersOf, TOWN_OUTLINE } from '../../contract/town-outline.ts';
import { outlineOf } from './outline.ts';

/** A bracket that is open to the east: a town around a bay. */
const BAY = cornersOf(
  '108.30,22.70 108.50,22.70 108.50,22.74 108.34,22.74 108.34,22.86 108.50,22.86 108.50,22.90 108.30,22.90',
);
const square = outlineOf(cornersOf('108.30,22.75 108.40,22.75 108.40,22.85 108.30,22.85'));

describe('the outline of a town', () => {
  it('has everybody within at no distance, in the middle and at the edge', () => {
    for (const lng of [108.3001, 108.35, 108.3999])
      for (const lat of [22.7501, 22.8, 22.8499]) expect(square.metresFrom({ lng, lat })).toBe(0);
  });

  it.each([
    ['north', 108.35, 22.86, 1_113, 0],
    ['east', 108.41, 22.8, 1_026, 90],
    ['south', 108.35, 22.74, 1_113, 180],
    ['west', 108.29, 22.8, 1_026, 270],
    ['a corner', 108.41, 22.86, 1_514, 43],
  ])('tells how far somebody is in the %s, and where', (_, lng, lat, metres, bearing) => {
    expect(square.metresFrom({ lng, lat })).toBeCloseTo(metres, -1);
    expect(Math.abs(square.bearingOf({ lng, lat }) - bearing)).toBeLessThanOrEqual(1);
  });

  it('may be bent around what is not the town', () => {
    const bay = outlineOf(BAY);
    expect(bay.metresFrom({ lng: 108.32, lat: 22.8 })).toBe(0);
    expect(bay.metresFrom({ lng: 108.45, lat: 22.72 })).toBe(0);
    expect(bay.metresFrom({ lng: 108.45, lat: 22.8 })).toBeCloseTo(6_679, -1);
    expect(outlineOf(BAY.toReversed()).metresFrom({ lng: 108.45, lat: 22.8 })).toBeCloseTo(6_679, -1);
  });
});

describe('an outline as it is written', () => {
  it.each(['', '108.3,22.7 108.5,22.7 108.4,22.9', '-70.6,-33.4 -70.5,-33.4 -70.5,-33.3'])(
    'may be %j',
    text => expect(TOWN_OUTLINE.test(text)).toBe(true),
  );
  it.each(['108.3,22.7', '108.3,22.7 108.5,22.7', '108.3 22.7 108.5 22.7 108.4 22.9', ' ', '1,2 3,4 5,x'])(
    'may not be %j',
    text => expect(TOWN_OUTLINE.test(text)).toBe(false),
  );
});
