/** The map as layers and tools use it: in WGS-84, whatever the base map is drawn in. */
import type { Layer } from '@deck.gl/core';
import type { Mode } from '../kit/theme/tokens.ts';
import { type BaseMap, CLOSEST, FURTHEST } from './base/base-map.ts';
import { type LngLat, type Shift, shiftTo } from './crs.ts';
import { type Box, boxOf, type Camera, cameraFor, type Margins, toLngLat, toPixel } from './projection.ts';

export interface MapHandle {
  readonly base: BaseMap;
  readonly mode: Mode;
  readonly shift: Shift;
  /** Those of one key, in place of what was there; the lowest order is drawn first. Empty takes them away. */
  setLayers(key: string, order: number, layers: readonly Layer[]): void;
  /** In the base map's system. */
  camera(): Camera;
  /** Degrees of WGS-84. */
  box(): Box;
  centre(): LngLat;
  pixelOf(lng: number, lat: number): [x: number, y: number];
  /** What lies under a pixel. */
  placeAt(x: number, y: number): LngLat;
  look(target: { lng?: number; lat?: number; zoom?: number }, isSmooth?: boolean): void;
  fit(box: Box, margins: Margins, closest?: number): void;
  /** Pixels. */
  pan(x: number, y: number): void;
  zoom(steps: number): void;
  /** Whether there is something to click under the pointer. */
  point(isOver: boolean): void;
  /** Keys are for the map from now on. */
  focus(): void;
  on<N extends keyof MapEvents>(name: N, listener: MapEvents[N]): () => void;
  tell<N extends keyof MapEvents>(name: N, ...about: Parameters<MapEvents[N]>): void;
}

export interface MapEvents {
  move(): void;
  /** Pixels from the upper left corner. */
  click(x: number, y: number): void;
  /** Below 0 where the pointer has left. */
  hover(x: number, y: number): void;
  /** Enter was pressed: what is in the middle is meant. */
  choose(): void;
  /** Moved by hand. */
  touch(): void;
}

const STREET = 17;

/** @param place where it is drawn */
export function createMapHandle(
  base: BaseMap,
  mode: Mode,
  place: Pick<MapHandle, 'point' | 'focus'>,
): MapHandle {
  const layers = new Map<string, { order: number; layers: readonly Layer[] }>();
  const listeners = new Map<keyof MapEvents, Set<(...about: number[]) => void>>();
  let isTold = true;
  const shift = () => shiftTo(base.crs);
  /** Once for all that change in one go. */
  const tellLayers = () => {
    if (!isTold) return;
    isTold = false;
    queueMicrotask(() => {
      isTold = true;
      const sorted = [...layers.values()].sort((a, b) => a.order - b.order);
      base.setLayers(sorted.flatMap(each => [...each.layers]));
    });
  };
  const lookAt = (lng: number, lat: number, zoom: number | undefined, isSmooth: boolean) =>
    base.look({ lng, lat, ...(zoom !== undefined && { zoom: bounded(zoom) }) }, isSmooth);

  return {
    base,
    mode,
    get shift() {
      return shift();
    },
    setLayers(key, order, own) {
      if (own.length === 0) layers.delete(key);
      else layers.set(key, { order, layers: own });
      tellLayers();
    },
    camera: () => base.camera(),
    box() {
      const [west, south, east, north] = boxOf(base.camera());
      return [...shift().toWgs84(west, south), ...shift().toWgs84(east, north)];
    },
    centre() {
      const { lng, lat } = base.camera();
      return shift().toWgs84(lng, lat);
    },
    pixelOf: (lng, lat) => toPixel(base.camera(), ...shift().toBase(lng, lat)),
    placeAt: (x, y) => shift().toWgs84(...toLngLat(base.camera(), x, y)),
    look({ lng, lat, zoom }, isSmooth = true) {
      const { lng: hereLng, lat: hereLat } = base.camera();
      const [east, north] =
        lng !== undefined && lat !== undefined ? shift().toBase(lng, lat) : [hereLng, hereLat];
      lookAt(east, north, zoom, isSmooth);
    },
    fit([west, south, east, north], margins, closest = STREET) {
      const box = [...shift().toBase(west, south), ...shift().toBase(east, north)] as const;
      const camera = cameraFor(box, base.camera(), margins, closest);
      lookAt(camera.lng, camera.lat, camera.zoom, false);
    },
    pan(x, y) {
      const camera = base.camera();
      const [lng, lat] = toLngLat(camera, camera.width / 2 + x, camera.height / 2 + y);
      lookAt(lng, lat, undefined, true);
    },
    zoom(steps) {
      const { lng, lat, zoom } = base.camera();
      lookAt(lng, lat, zoom + steps, true);
    },
    point: place.point,
    focus: place.focus,
    on(name, listener) {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own);
      own.add(listener as (...about: number[]) => void);
      return () => own.delete(listener as (...about: number[]) => void);
    },
    tell(name, ...about) {
      for (const listener of [...(listeners.get(name) ?? [])]) listener(...(about as number[]));
    },
  };
}

const bounded = (zoom: number): number => Math.min(Math.max(zoom, FURTHEST), CLOSEST);
