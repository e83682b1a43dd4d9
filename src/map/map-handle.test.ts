import { describe, expect, it } from 'vitest';
import type { BaseMap } from './base/base-map.ts';
import type { Crs } from './crs.ts';
import { createMapHandle } from './map-handle.ts';
import type { Camera } from './projection.ts';

/** A base map that looks where it is told at once. */
function handleOn(crs: Crs) {
  let camera: Camera = { lng: 0, lat: 0, zoom: 15, width: 800, height: 600 };
  const base = {
    crs,
    setLayers() {},
    camera: () => camera,
    look: target => {
      camera = { ...camera, ...target };
    },
  } as Pick<BaseMap, 'crs' | 'setLayers' | 'camera' | 'look'> as BaseMap;
  return createMapHandle(base, 'light', { point() {}, focus() {} });
}

/** The town hall of Nanning, in WGS-84. */
const [LNG, LAT] = [108.366, 22.817];
/** Degrees: a metre. */
const NEAR = 5;

describe.each(['wgs84', 'gcj02'] as const)('a map on a ground in %s', crs => {
  const looking = () => {
    const map = handleOn(crs);
    map.look({ lng: LNG, lat: LAT });
    return map;
  };
  const isAt = ([lng, lat]: readonly number[], [east, north] = [LNG, LAT]) => {
    expect(lng).toBeCloseTo(east ?? 0, NEAR);
    expect(lat).toBeCloseTo(north ?? 0, NEAR);
  };

  it('says in WGS-84 where it looks', () => {
    isAt(looking().centre());
    const [west, south, east, north] = looking().box();
    isAt([(west + east) / 2, (south + north) / 2]);
  });

  it('has what it looks at in the middle', () => {
    const [x, y] = looking().pixelOf(LNG, LAT);
    expect([Math.round(x), Math.round(y)]).toEqual([400, 300]);
    isAt(looking().placeAt(400, 300));
  });

  it('finds the place that it drew', () => {
    const map = looking();
    const place = [LNG + 0.004, LAT - 0.003] as const;
    isAt(map.placeAt(...map.pixelOf(...place)), [...place]);
  });

  it('is moved to all of a box', () => {
    const map = handleOn(crs);
    map.fit([LNG - 0.01, LAT - 0.01, LNG + 0.01, LAT + 0.01], { left: 0, right: 0, top: 0, bottom: 0 });
    isAt(map.centre());
  });

  it('looks on where it did when it is only brought nearer', () => {
    const map = looking();
    map.zoom(1);
    map.look({ zoom: 14 });
    isAt(map.centre());
  });
});
