/** A base map that MapLibre draws: the simulated city, or whatever style, tiles or PMTiles file are set up. */
import type { Layer } from '@deck.gl/core';
import { MapLibreOverlay } from '@deck.gl/maplibre';
import type { Mode } from '../../../kit/theme/tokens.ts';
import type { Crs } from '../../crs.ts';
import type { Camera } from '../../projection.ts';
import { type BaseMap, type BaseMapNews, CLOSEST, FURTHEST } from '../base-map.ts';
import { copyOf, createCopier } from '../copied.ts';
import { MAP_FONT } from './city-style.ts';
import { MapLibre, type MapMouseEvent, type StyleSpecification } from './maplibre.ts';

export interface MapLibreOptions {
  container: HTMLElement;
  crs: Crs;
  /** The same one for both modes where an operator's style has but one. */
  styleOf(mode: Mode): StyleSpecification | string;
  mode: Mode;
  /** Where to look first; in the map's own system. */
  camera: Pick<Camera, 'lng' | 'lat' | 'zoom'>;
  /** By the words of the console; keys are MapLibre's. */
  words: Record<string, string>;
  news: BaseMapNews;
}

/** How long a turn of the camera takes that is not a hand's. */
const SMOOTH_MS = 500;

export function createMapLibreBase(options: MapLibreOptions): BaseMap {
  const { container, crs, styleOf, mode, camera, words, news } = options;
  const map = new MapLibre({
    container,
    style: styleOf(mode),
    center: [camera.lng, camera.lat],
    zoom: camera.zoom,
    minZoom: FURTHEST,
    maxZoom: CLOSEST,
    // north stays up: a clerk reads the map like the one on the wall
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    attributionControl: false,
    // the map has keys of its own, the same on every base map
    keyboard: false,
    localIdeographFontFamily: MAP_FONT,
    fadeDuration: 0,
    locale: words,
  });
  map.touchZoomRotate.disableRotation();
  const copier = createCopier();
  let above: readonly Layer[] = [];
  const overlay = new MapLibreOverlay({
    interleaved: false,
    layers: [],
    onAfterRender: copier.onAfterRender,
  });
  map.addControl(overlay);
  let shown = mode;

  map.on('move', () => news.onMove());
  for (const touch of ['dragstart', 'wheel', 'touchstart'] as const) map.on(touch, () => news.onTouch());
  map.on('click', ({ point }: MapMouseEvent) => news.onClick(point.x, point.y));
  map.on('mousemove', ({ point }: MapMouseEvent) => news.onHover(point.x, point.y));
  map.on('mouseout', () => news.onHover(-1, -1));

  const base: BaseMap = {
    crs,
    setLayers(layers) {
      above = layers;
      overlay.setProps({ layers: [...layers] });
    },
    camera() {
      const { lng, lat } = map.getCenter();
      const { clientWidth: width, clientHeight: height } = container;
      return { lng, lat, zoom: map.getZoom(), width, height };
    },
    look({ lng, lat, zoom }, isSmooth) {
      const now = map.getCenter();
      map.easeTo({
        center: [lng ?? now.lng, lat ?? now.lat],
        zoom: zoom ?? map.getZoom(),
        duration: isSmooth ? SMOOTH_MS : 0,
      });
    },
    setMode(next) {
      if (next === shown) return;
      shown = next;
      map.setStyle(styleOf(next));
    },
    picture: () =>
      new Promise(resolve => {
        // what is drawn is there to be copied only until the browser has shown it
        map.once('render', () => resolve(copyOf(map.getCanvas())));
        map.triggerRepaint();
      }),
    drawn: () => copier.next(above),
    resize: () => void map.resize(),
    end: () => map.remove(),
  };
  let isStyled = false;
  // tiles may come later, or never: vehicles do not wait for them
  map.once('style.load', () => {
    isStyled = true;
    news.onReady(base);
  });
  let isPatchy = false;
  const tellPatchy = (next: boolean) => {
    if (next === isPatchy) return;
    isPatchy = next;
    news.onPatchy(next);
  };
  map.on('error', event => {
    if (!isStyled) news.onFail('broken');
    // a tile that is not there is no fault: the sea has none
    else if (statusOf(event.error) !== 404) tellPatchy(true);
  });
  map.on('sourcedata', ({ tile }) => {
    if (tile?.state === 'loaded') tellPatchy(false);
  });
  return base;
}

/** Of the answer that was no tile; undefined where there was no answer. */
const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error ? Number(error.status) : undefined;
