import { describe, expect, it } from 'vitest';
import { shiftTo } from './crs.ts';
import { aFleet } from './fleet.test-double.ts';
import { type LabelChoice, labelled } from './labels.ts';
import { nearestAt } from './near.ts';
import { toLngLat } from './projection.ts';

const camera = { lng: 108.3, lat: 22.8, zoom: 15, width: 800, height: 600 };
const at = (x: number, y: number) => {
  const [lng, lat] = toLngLat(camera, x, y);
  return { lng, lat };
};
const look = { camera, shift: shiftTo('wgs84'), now: 0, shown: [false, true, true, true, true] };
const choice = (more: Partial<LabelChoice> = {}): LabelChoice => ({
  ...look,
  marked: new Set(),
  before: new Set(),
  most: 100,
  ...more,
});
/** Two upon each other, one apart, one out of the picture. */
const fleet = aFleet([at(100, 100), at(110, 104), at(500, 300), at(900, 300)])(0);

describe('plates', () => {
  it('make room for each other', () => {
    expect(labelled(fleet, choice())).toEqual([0, 2]);
  });

  it('stay with those that had them', () => {
    expect(labelled(fleet, choice({ before: new Set(['v1']) }))).toEqual([1, 2]);
  });

  it('are kept by marked vehicles, however near others are and however far one looks', () => {
    expect(labelled(fleet, choice({ marked: new Set([0, 1]) }))).toEqual([0, 1, 2]);
    const far = choice({ camera: { ...camera, zoom: 11 }, marked: new Set([1]) });
    expect(labelled(fleet, far)).toEqual([1]);
  });

  it('are no more than the machine bears, and none of what is not drawn', () => {
    expect(labelled(fleet, choice({ most: 1 }))).toEqual([0]);
    expect(labelled(fleet, choice({ hidden: Uint8Array.of(1, 0, 1, 0) }))).toEqual([1]);
  });
});

describe('the vehicle under the pointer', () => {
  it('is the nearest within reach', () => {
    expect(nearestAt(fleet, { x: 107, y: 104 }, look)).toBe(1);
    expect(nearestAt(fleet, { x: 96, y: 98 }, look)).toBe(0);
    expect(nearestAt(fleet, { x: 300, y: 300 }, look)).toBeUndefined();
  });

  it('is none that is not drawn', () => {
    expect(nearestAt(fleet, { x: 500, y: 300 }, { ...look, shown: [] })).toBeUndefined();
  });
});
