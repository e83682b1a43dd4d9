import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shiftTo } from '../crs.ts';
import { toPixel } from '../projection.ts';
import { nearestReport } from './nearest.ts';
import { aTrack, tracks } from './track.test-double.ts';

const look = {
  camera: { lng: 108.3, lat: 22.8, zoom: 14, width: 1000, height: 700 },
  shift: shiftTo('gcj02'),
};
const pixelOf = (lng = 0, lat = 0) => toPixel(look.camera, ...look.shift.toBase(lng, lat));

it('finds a report where it is drawn', () => {
  fc.assert(
    fc.property(tracks(), fc.nat(), (track, which) => {
      const index = which % track.count;
      const [x, y] = pixelOf(track.lng[index], track.lat[index]);
      const found = nearestReport([aTrack([]), track], { x, y }, look);
      expect(found?.track).toBe(1);
      const at = track.time.indexOf(found?.time ?? 0);
      const [itsX, itsY] = pixelOf(track.lng[at], track.lat[at]);
      expect(Math.hypot(itsX - x, itsY - y)).toBeLessThan(0.01);
    }),
  );
});

it('finds none out of reach', () => {
  const track = aTrack([{}]);
  const [x, y] = pixelOf(track.lng[0], track.lat[0]);
  expect(nearestReport([track], { x: x + 13, y }, look)).toBeUndefined();
  expect(nearestReport([track], { x: x + 11, y }, look)).toBeDefined();
});
