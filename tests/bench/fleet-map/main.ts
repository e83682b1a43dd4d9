/** One fleet drawn in three ways: as the console does, as a GeoJSON source of MapLibre, and as an element for each. */
import { type GeoJSONSource, Map as MapLibre, Marker } from 'maplibre-gl';
import { FrameWriter, readFrame } from '../../../src/contract/positions/frame.ts';
import { wordBytes } from '../../../src/contract/positions/words.ts';
import { createFleetStore } from '../../../src/data/positions/fleet-store.ts';
import type { BaseMap } from '../../../src/map/base/base-map.ts';
import { cityStyle, EMPTY_CITY } from '../../../src/map/base/embedded/city-style.ts';
import { createMapLibreBase } from '../../../src/map/base/embedded/maplibre-base.ts';
import { MAP_COLOURS } from '../../../src/map/colours.ts';
import { createMapHandle } from '../../../src/map/map-handle.ts';
import { vehiclesOnMap } from '../../../src/map/vehicles-on-map.ts';

export type Way = 'console' | 'setData' | 'markers';

export interface Drawn {
  /** Everybody is somewhere else; comes back when that is on its way to the screen. */
  update(): Promise<void>;
}

declare global {
  interface Window {
    draw(way: Way, vehicles: number): Promise<Drawn>;
    drawn: Drawn;
  }
}

const STYLE = cityStyle(EMPTY_CITY, MAP_COLOURS.light);
const CENTRE = { lng: 108.366, lat: 22.817 };
const ZOOM = 11;
/** Micro-degrees between two reports: some thirty metres. */
const STEP = 300;

const GROUND_MS = 1_500;

const container = document.getElementById('map') as HTMLElement;

/** Around the centre, moved on by so many steps. Whole millionths of a degree. */
const placeOf = (vehicle: number, step: number): [lng: number, lat: number] => [
  Math.round(CENTRE.lng * 1e6) + ((vehicle * 7_919) % 400_000) - 200_000 + step * STEP,
  Math.round(CENTRE.lat * 1e6) + ((vehicle * 104_729) % 300_000) - 150_000,
];
const frame = () => new Promise<number>(drawn => requestAnimationFrame(drawn));

const WAYS: Readonly<Record<Way, (vehicles: number) => Promise<Drawn>>> = {
  async console(vehicles) {
    const store = createFleetStore();
    const writer = new FrameWriter();
    let seq = 0;
    const bytesOf = (step: number) => {
      seq += 1;
      writer.begin({ kind: seq === 1 ? 'snapshot' : 'delta', view: 1, seq, time: Date.now() });
      for (let at = 0; at < vehicles; at++) {
        if (seq === 1) {
          const plateNumber = `桂A${String(at).padStart(5, '0')}`;
          writer.word(
            wordBytes({ index: at, vehicleId: String(at + 1), companyId: null, dataFrom: 1, plateNumber }),
          );
        }
        writer.sight(at, ...placeOf(at, step), (at * 31) % 360, 36, (at % 4) + 1, 0);
      }
      return writer.finish();
    };
    const take = (bytes: Uint8Array) => {
      const told = readFrame(bytes);
      if (!told) throw new Error('no frame');
      if (told.kind === 'snapshot') store.learn(told.words);
      store.take(told, Date.now());
    };
    take(bytesOf(0));
    const base = await new Promise<BaseMap>((onReady, onFail) =>
      createMapLibreBase({
        container,
        crs: 'wgs84',
        styleOf: () => STYLE,
        mode: 'light',
        camera: { ...CENTRE, zoom: ZOOM },
        words: {},
        news: { onReady, onFail, onMove() {}, onClick() {}, onHover() {}, onTouch() {}, onPatchy() {} },
      }),
    );
    // a page asks for the vehicles of what it shows, so that they come after the ground
    await new Promise(later => setTimeout(later, GROUND_MS));
    const view = {
      shown: [false, true, true, true, true],
      marked: new Set<string>(),
      hasPlates: true,
      clusters: [],
    };
    vehiclesOnMap(createMapHandle(base, 'light', { point: () => {}, focus: () => {} }), store, () => view);
    // written beforehand: the upstream does that
    let next = bytesOf(1);
    let step = 1;
    return {
      async update() {
        take(next);
        await frame();
        step += 1;
        setTimeout(() => {
          next = bytesOf(step % 40);
        }, 100);
      },
    };
  },

  async setData(vehicles) {
    const map = await aMap();
    const dataOf = (step: number) => ({
      type: 'FeatureCollection' as const,
      features: Array.from({ length: vehicles }, (_, at) => {
        const [lng, lat] = placeOf(at, step);
        return {
          type: 'Feature' as const,
          properties: { status: (at % 4) + 1 },
          geometry: { type: 'Point' as const, coordinates: [lng / 1e6, lat / 1e6] },
        };
      }),
    });
    map.addSource('fleet', { type: 'geojson', data: dataOf(0) });
    map.addLayer({
      id: 'fleet',
      type: 'circle',
      source: 'fleet',
      paint: {
        'circle-radius': 5,
        'circle-color': ['match', ['get', 'status'], 1, '#1677ff', 2, '#fa8c16', 3, '#f5222d', '#8c8c8c'],
      },
    });
    await new Promise(done => map.once('idle', done));
    let next = dataOf(1);
    let step = 1;
    return {
      async update() {
        const isIdle = new Promise(done => map.once('idle', done));
        (map.getSource('fleet') as GeoJSONSource).setData(next);
        await isIdle;
        step += 1;
        setTimeout(() => {
          next = dataOf(step % 40);
        }, 100);
      },
    };
  },

  async markers(vehicles) {
    const map = await aMap();
    const markers = Array.from({ length: vehicles }, (_, at) => {
      const element = document.createElement('div');
      element.className = 'vehicle';
      const [lng, lat] = placeOf(at, 0);
      return new Marker({ element }).setLngLat([lng / 1e6, lat / 1e6]).addTo(map);
    });
    let step = 0;
    return {
      async update() {
        step += 1;
        markers.forEach((marker, at) => {
          const [lng, lat] = placeOf(at, step % 40);
          marker.setLngLat([lng / 1e6, lat / 1e6]);
        });
        await frame();
        await frame();
      },
    };
  },
};

async function aMap(): Promise<MapLibre> {
  const map = new MapLibre({
    container,
    style: STYLE,
    center: CENTRE,
    zoom: ZOOM,
    attributionControl: false,
  });
  await new Promise(done => map.once('load', done));
  return map;
}

window.draw = (way, vehicles) => WAYS[way](vehicles);
