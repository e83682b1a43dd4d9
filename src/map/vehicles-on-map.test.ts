import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BaseMap } from './base/base-map.ts';
import { aFleet } from './fleet.test-double.ts';
import { createMapHandle } from './map-handle.ts';
import { vehiclesOnMap } from './vehicles-on-map.ts';

const FROM = { lng: 108.3, lat: 22.8 };
const TO = { lng: 108.301, lat: 22.8 };

/** One vehicle at the beginning of a minute's way, on a map that looks there. */
function oneOnItsWay() {
  const base = {
    crs: 'wgs84',
    setLayers() {},
    camera: () => ({ ...FROM, zoom: 15, width: 800, height: 600 }),
  } as unknown as BaseMap;
  const map = createMapHandle(base, 'light', { point() {}, focus() {} });
  const now = Date.now();
  const fleet = aFleet([
    { ...TO, fromLng: FROM.lng, fromLat: FROM.lat, setOutOn: now, travelMs: 60_000, status: 0 },
  ])(now);
  const vehicles = vehiclesOnMap(map, fleet, () => ({
    shown: [true, true, true, true, true],
    marked: new Set<string>(),
    hasPlates: false,
    clusters: [],
  }));
  return { vehicles, at: ({ lng, lat }: typeof FROM) => vehicles.at(...map.pixelOf(lng, lat)) };
}

const wants = (motion: 'any' | 'none') =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      query => ({ matches: query.includes('reduce') && motion === 'none' }) as MediaQueryList,
    );

afterEach(() => vi.restoreAllMocks());

describe('a vehicle that has set out', () => {
  it('drives, frame by frame', () => {
    wants('any');
    const frames = vi.spyOn(window, 'requestAnimationFrame');
    const { vehicles, at } = oneOnItsWay();
    expect(frames).toHaveBeenCalled();
    expect(at(FROM)).toBe('v0');
    expect(at(TO)).toBeUndefined();
    vehicles.end();
  });

  it('is where it was last told to be, for who wants nothing to move', () => {
    wants('none');
    const frames = vi.spyOn(window, 'requestAnimationFrame');
    const { vehicles, at } = oneOnItsWay();
    expect(frames).not.toHaveBeenCalled();
    expect(at(TO)).toBe('v0');
    expect(at(FROM)).toBeUndefined();
    vehicles.end();
  });
});
