/** Where vehicles of one status are dense, as a layer: renders nothing, mounting adds it and unmounting takes it away. */
import { BitmapLayer } from '@deck.gl/layers';
import { useEffect } from 'react';
import type { Mode } from '../../kit/theme/tokens.ts';
import { useStableCallback } from '../../kit/use-stable-callback.ts';
import { bytes, HEAT_COLOURS } from '../colours.ts';
import { BEYOND, CELL, type Density, densityOf, stepsOf } from '../density.ts';
import type { Fleet, Status } from '../fleet.ts';
import { useMap } from '../map-context.ts';
import type { MapHandle } from '../map-handle.ts';
import { toLngLat } from '../projection.ts';

export type HeatSteps = readonly [low: number, middle: number, high: number];

interface HeatProps {
  fleet: Fleet;
  status: Status;
  /** Where each colour begins, in vehicles a square kilometre; null where there are none. When they change. */
  onSteps(steps: HeatSteps | null): void;
}

/** Below the vehicles. */
const ORDER = 6;
/** It is looked at as a whole: nobody follows it by the second. */
const REPEAT_MS = 3_000;
const MOVED_MS = 300;
const ALPHA = 170;

export function Heat({ fleet, status, onSteps }: HeatProps) {
  const map = useMap();
  const tell = useStableCallback(onSteps);
  useEffect(() => {
    if (!map) return;
    let told: string | undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      const density = densityOf(fleet, { camera: map.camera(), shift: map.shift, status, now: Date.now() });
      const steps = stepsOf(density.most);
      map.setLayers('heat', ORDER, steps ? [layerOf(map, density, steps)] : []);
      if (String(steps) === told) return;
      told = String(steps);
      tell(steps);
    };
    draw();
    const repeating = setInterval(draw, REPEAT_MS);
    const stop = map.on('move', () => {
      resting ??= setTimeout(() => {
        resting = undefined;
        draw();
      }, MOVED_MS);
    });
    return () => {
      stop();
      clearInterval(repeating);
      clearTimeout(resting);
      map.setLayers('heat', 0, []);
    };
  }, [map, fleet, status, tell]);
  return null;
}

function layerOf(map: MapHandle, density: Density, steps: HeatSteps): BitmapLayer {
  const camera = map.camera();
  const { columns, rows } = density;
  const corner = -BEYOND * CELL;
  const [west, north] = toLngLat(camera, corner, corner);
  const [east, south] = toLngLat(camera, corner + columns * CELL, corner + rows * CELL);
  return new BitmapLayer({
    id: 'heat',
    bounds: [west, south, east, north],
    image: new ImageData(pixelsOf(density, steps, map.mode), columns, rows),
    parameters: { depthCompare: 'always', depthWriteEnabled: false },
  });
}

/** Fades in up to the first step; between two of them the colours run into each other. */
function pixelsOf(
  { cells }: Density,
  [low, middle, high]: HeatSteps,
  mode: Mode,
): Uint8ClampedArray<ArrayBuffer> {
  const [few, some, many] = HEAT_COLOURS[mode].map(bytes) as [Rgb, Rgb, Rgb];
  const pixels = new Uint8ClampedArray(cells.length * 4);
  for (let cell = 0; cell < cells.length; cell++) {
    const density = cells[cell] ?? 0;
    const colour =
      density < middle
        ? mixed(few, some, (density - low) / (middle - low))
        : mixed(some, many, (density - middle) / (high - middle));
    pixels.set(colour, cell * 4);
    pixels[cell * 4 + 3] = Math.min(density / low, 1) * ALPHA;
  }
  return pixels;
}

type Rgb = [number, number, number];

function mixed(from: Rgb, to: Rgb, part: number): Rgb {
  const share = Math.min(Math.max(part, 0), 1);
  const between = (channel: 0 | 1 | 2) => from[channel] + (to[channel] - from[channel]) * share;
  return [between(0), between(1), between(2)];
}
