import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf, cameraFor, toLngLat, toPixel } from './projection.ts';

const camera = { lng: 108.366, lat: 22.817, zoom: 13, width: 1_000, height: 600 };
const NOTHING = { left: 0, right: 0, top: 0, bottom: 0 };

describe('the picture', () => {
  it('has its middle where the camera looks, north above and east at the right', () => {
    expect(toPixel(camera, camera.lng, camera.lat)).toEqual([500, 300]);
    const [x, y] = toPixel(camera, camera.lng + 0.01, camera.lat + 0.01);
    expect(x).toBeGreaterThan(500);
    expect(y).toBeLessThan(300);
  });

  it('leads from a pixel to its place and back', () => {
    const pixel = [fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 0, max: 600 })] as const;
    fc.assert(
      fc.property(...pixel, fc.double({ min: 3, max: 18, noNaN: true }), (x, y, zoom) => {
        const [backX, backY] = toPixel({ ...camera, zoom }, ...toLngLat({ ...camera, zoom }, x, y));
        expect(Math.hypot(backX - x, backY - y)).toBeLessThan(0.01);
      }),
    );
  });

  it('shows a box whole, beside what covers it', () => {
    const box = [108.2, 22.7, 108.5, 22.9] as const;
    const margins = { left: 344, right: 100, top: 0, bottom: 50 };
    const fitted = cameraFor(box, camera, margins, 18);
    const [left, bottom] = toPixel(fitted, box[0], box[1]);
    const [right, top] = toPixel(fitted, box[2], box[3]);
    expect(Math.min(left - 344, 900 - right, top, 550 - bottom)).toBeGreaterThanOrEqual(-0.01);
    expect((left + right) / 2).toBeCloseTo((344 + 900) / 2, 3);
  });

  it('does not come nearer than it may', () => {
    expect(cameraFor([108, 22, 108, 22], camera, NOTHING, 16).zoom).toBe(16);
  });

  it('says what of the world is in it', () => {
    const [west, south, east, north] = boxOf(camera);
    expect([west < 108.366, south < 22.817, east > 108.366, north > 22.817]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});
