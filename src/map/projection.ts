/** Where a place lies in the picture: Web Mercator, north up. Zooms are those of tiles of 512 pixels, as MapLibre counts. */
import type { LngLat } from './crs.ts';

export interface Camera {
  /** Degrees of whatever system the places are in. */
  lng: number;
  lat: number;
  zoom: number;
  /** Pixels. */
  width: number;
  height: number;
}

export type Box = readonly [west: number, south: number, east: number, north: number];

const TILE = 512;
const HIGHEST_LAT = 85.051129;

/** From 0 in the west to 1 in the east. */
const xOf = (lng: number): number => lng / 360 + 0.5;
/** From 0 in the north to 1 in the south. */
function yOf(lat: number): number {
  const sine = Math.sin((Math.min(Math.max(lat, -HIGHEST_LAT), HIGHEST_LAT) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}
const lngOf = (x: number): number => (x - 0.5) * 360;
const latOf = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

const worldOf = (zoom: number): number => TILE * 2 ** zoom;

/** Pixels from the upper left corner. */
export function toPixel(camera: Camera, lng: number, lat: number): [x: number, y: number] {
  const world = worldOf(camera.zoom);
  return [
    (xOf(lng) - xOf(camera.lng)) * world + camera.width / 2,
    (yOf(lat) - yOf(camera.lat)) * world + camera.height / 2,
  ];
}

export function toLngLat(camera: Camera, x: number, y: number): LngLat {
  const world = worldOf(camera.zoom);
  return [
    lngOf(xOf(camera.lng) + (x - camera.width / 2) / world),
    latOf(yOf(camera.lat) + (y - camera.height / 2) / world),
  ];
}

export function boxOf(camera: Camera): Box {
  const [west, north] = toLngLat(camera, 0, 0);
  const [east, south] = toLngLat(camera, camera.width, camera.height);
  return [west, south, east, north];
}

/** What holds both. */
export const union = (one: Box, other: Box): Box => [
  Math.min(one[0], other[0]),
  Math.min(one[1], other[1]),
  Math.max(one[2], other[2]),
  Math.max(one[3], other[3]),
];

/** Room that is covered by panels, in pixels. */
export interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The nearest look at the whole box within what the margins leave free. */
export function cameraFor(
  [west, south, east, north]: Box,
  { width, height }: Pick<Camera, 'width' | 'height'>,
  margins: Margins,
  closest: number,
): Camera {
  const free = {
    width: Math.max(width - margins.left - margins.right, 40),
    height: Math.max(height - margins.top - margins.bottom, 40),
  };
  const wide = Math.max(xOf(east) - xOf(west), 1e-9);
  const high = Math.max(yOf(south) - yOf(north), 1e-9);
  const zoom = Math.min(Math.log2(Math.min(free.width / wide, free.height / high) / TILE), closest);
  const world = worldOf(zoom);
  return {
    lng: lngOf((xOf(west) + xOf(east)) / 2 + (margins.right - margins.left) / 2 / world),
    lat: latOf((yOf(north) + yOf(south)) / 2 + (margins.bottom - margins.top) / 2 / world),
    zoom,
    width,
    height,
  };
}
