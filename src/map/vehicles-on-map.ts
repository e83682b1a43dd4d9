/**
 * The fleet on a map, outside React: one flush for each change of the fleet, frames only while somebody drives. For who
 * wants nothing to move, vehicles are where they were last told to be.
 */
import type { Layer } from '@deck.gl/core';
import { hasReducedMotion } from '../kit/reduced-motion.ts';
import { type Clustered, type Clustering, type ClusterMark, clustersOf } from './clusters.ts';
import { createColumns } from './columns.ts';
import type { Fleet } from './fleet.ts';
import { createFrames, type FrameLevel } from './frames.ts';
import { labelled } from './labels.ts';
import { clusterLayers } from './layers/cluster-layers.ts';
import { type Coming, comerLayers } from './layers/comer-layers.ts';
import { plateLayer } from './layers/plate-layer.ts';
import { coloursOf } from './layers/vehicle-colours.ts';
import { type VehicleLayer, vehicleLayer } from './layers/vehicle-layer.ts';
import type { MapHandle } from './map-handle.ts';
import { nearestAt } from './near.ts';

export interface VehicleView {
  /** By business status. */
  shown: readonly boolean[];
  /** Ids of vehicles that stand out, and keep their plate. */
  marked: ReadonlySet<string>;
  hasPlates: boolean;
  /** Each is a sticker with its plate, from however far out, as far as there is room. */
  isSticker?: boolean | undefined;
  /** Those that could come to a place. */
  coming?: Coming | null | undefined;
  /** Which beside each other are drawn as one; unset, each by itself. */
  clustering?: Clustering | undefined;
  /** Drawn as one already by who tells of them. */
  clusters: readonly ClusterMark[];
}

export interface VehiclesOnMap {
  /** What it asks for to be drawn may be otherwise now. */
  refresh(): void;
  /** The vehicle at this pixel. */
  at(x: number, y: number): string | undefined;
  clusterAt(x: number, y: number): ClusterMark | undefined;
  end(): void;
}

/** Pixels to the side of a vehicle's square. */
const SIZE = 25;
/** Plates at most, by how well the machine keeps up. */
const MOST_PLATES: Readonly<Record<FrameLevel, number>> = { 0: 150, 1: 80, 2: 40, 3: 40 };
const MOST_STICKERS: Readonly<Record<FrameLevel, number>> = { 0: 400, 1: 200, 2: 80, 3: 80 };
/** A machine that does not keep up draws so many as clusters, and half as many as those it did not keep up with. */
const WEAK = { level: 2, vehicles: 3_000, clustering: { minPoints: 10, meters: 10 } } as const;
/** Then each is tried by itself again: something else may have kept the machine busy. */
const WEAK_MS = 300_000;
/** More shapes beside each other are no more than noise; with fewer than the second each is one again. */
const DOTS = { from: 400, below: 300 } as const;
const LABELS_MS = 300;
/** Nothing is told of a vehicle that has fallen silent: what has grown old meanwhile is looked at so often. */
const AGEING_MS = 5_000;
const CLUSTER_REACH = 20;

/** @param viewOf asked at each change */
export function vehiclesOnMap(map: MapHandle, fleet: Fleet, viewOf: () => VehicleView): VehiclesOnMap {
  const columns = createColumns();
  const epoch = Date.now();
  const colours = coloursOf(map.mode);
  const isStill = hasReducedMotion();
  let view = viewOf();
  let clustered: Clustered = { marks: [], hidden: new Uint8Array(0) };
  let layer: VehicleLayer | undefined;
  let plates: { place: number; id: string; text: string }[] = [];
  let tooMany = { vehicles: Number.POSITIVE_INFINITY, until: 0 };
  let isDotted = false;
  let isFlushing = false;
  let isBegun = false;
  let isOver = false;

  const frames = createFrames({
    draw: () => {
      layer?.setNeedsRedraw();
      if (plates.length > 0) drawPlates();
      if (view.coming) drawComing();
    },
    now: () => Date.now(),
    requestFrame: run => requestAnimationFrame(run),
    cancelFrame: handle => cancelAnimationFrame(handle),
    onLevel: level => {
      if (level >= WEAK.level && view.clustering === undefined && !isClusteredForLoad())
        tooMany = { vehicles: Math.max(WEAK.vehicles, fleet.count / 2), until: Date.now() + WEAK_MS };
      schedule();
    },
  });
  /** Whether so many are more than this machine draws each by itself. */
  const isClusteredForLoad = () => fleet.count > tooMany.vehicles && Date.now() < tooMany.until;
  /** No way is drawn: everybody has arrived. */
  const isArrived = () => isStill || frames.level === 3;
  const clock = () => (isArrived() ? Number.MAX_SAFE_INTEGER : Date.now() - epoch) / 1_000;
  /** The time whose places are drawn. */
  const drawnTime = () => (isArrived() ? Number.POSITIVE_INFINITY : Date.now());

  const hiddenPlaces = () => (clustered.marks.length > 0 ? clustered.hidden : undefined);
  const markedPlaces = () => new Set([...view.marked].flatMap(id => fleet.placeOf(id) ?? []));

  function drawPlates(): void {
    const layers: Layer[] =
      plates.length > 0
        ? [plateLayer(map, fleet, plates, { now: drawnTime(), isSticker: view.isSticker === true })]
        : [];
    map.setLayers('plates', 30, layers);
  }

  function drawComing(): void {
    const { coming } = view;
    map.setLayers('comers', 40, coming ? comerLayers(map, fleet, coming, drawnTime()) : []);
  }

  function mostPlates(): number {
    if (view.isSticker) return MOST_STICKERS[frames.level];
    return view.hasPlates ? MOST_PLATES[frames.level] : view.marked.size;
  }

  function choosePlates(): void {
    const before = new Set(plates.map(({ id }) => id));
    const places = labelled(fleet, {
      camera: map.camera(),
      shift: map.shift,
      now: drawnTime(),
      shown: view.shown,
      hidden: hiddenPlaces(),
      marked: markedPlaces(),
      before,
      most: mostPlates(),
      isEverywhere: view.isSticker,
    });
    plates = places.flatMap(place => {
      const vehicle = fleet.vehicleAt(place);
      return vehicle ? [{ place, id: vehicle.vehicleId, text: vehicle.plateNumber }] : [];
    });
    drawPlates();
  }

  function flush(): void {
    isFlushing = false;
    if (isOver) return;
    view = viewOf();
    const now = Date.now();
    const { lng, lat, zoom } = map.camera();
    const clustering = view.clustering ?? (isClusteredForLoad() ? WEAK.clustering : undefined);
    clustered =
      clustering === undefined
        ? { marks: [...view.clusters], hidden: new Uint8Array(0) }
        : clustersOf(fleet, { ...clustering, zoom, shown: view.shown });
    const filled = columns.fill(fleet, {
      shown: view.shown,
      hidden: clustering === undefined ? undefined : clustered.hidden,
      marked: markedPlaces(),
      shift: map.shift,
      origin: [lng, lat],
      epoch,
      now,
    });
    isDotted = filled.count >= (isDotted ? DOTS.below : DOTS.from);
    layer = vehicleLayer({
      id: 'vehicles',
      columns: filled,
      origin: [lng, lat],
      colours,
      clock,
      size: SIZE,
      isDotted,
    });
    map.setLayers('vehicles', 20, [layer]);
    // made before the vehicles are drawn the first time, which takes long on a weak machine
    map.setLayers('clusters', isBegun ? 25 : 15, clusterLayers(map, clustered.marks, { isBegun }));
    isBegun = true;
    choosePlates();
    drawComing();
    if (!isStill && filled.movingUntil > now) frames.until(filled.movingUntil);
  }

  const schedule = () => {
    if (isFlushing || isOver) return;
    isFlushing = true;
    // at once, so that the next frame shows it; out of sight there is no next frame for long
    if (document.hidden) requestAnimationFrame(flush);
    else queueMicrotask(flush);
  };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const endings = [
    fleet.onChange(schedule),
    map.on('move', () => {
      // plates go with their vehicles at once, and make room for each other when the map rests
      resting ??= setTimeout(() => {
        resting = undefined;
        schedule();
      }, LABELS_MS);
    }),
  ];
  const ageing = setInterval(schedule, AGEING_MS);
  document.addEventListener('visibilitychange', frames.rest);
  flush();

  const looking = () => ({
    camera: map.camera(),
    shift: map.shift,
    now: drawnTime(),
    shown: view.shown,
    hidden: hiddenPlaces(),
  });
  return {
    refresh: schedule,
    at(x, y) {
      const place = nearestAt(fleet, { x, y }, looking());
      return place === undefined ? undefined : fleet.vehicleAt(place)?.vehicleId;
    },
    clusterAt: (x, y) =>
      clustered.marks.find(({ lng, lat }) => {
        const [east, north] = map.pixelOf(lng, lat);
        return Math.hypot(east - x, north - y) <= CLUSTER_REACH;
      }),
    end() {
      isOver = true;
      clearInterval(ageing);
      document.removeEventListener('visibilitychange', frames.rest);
      clearTimeout(resting);
      frames.stop();
      for (const end of endings) end();
      for (const key of ['vehicles', 'clusters', 'plates', 'comers']) map.setLayers(key, 0, []);
    },
  };
}
