/** Where vehicles stood: a ring in the vehicle's colour. */
import type { Layer } from '@deck.gl/core';
import { ScatterplotLayer } from '@deck.gl/layers';
import { tokensOf } from '../../kit/theme/tokens.ts';
import { bytes } from '../colours.ts';
import type { MapHandle } from '../map-handle.ts';
import { colourOf, type StopMark } from '../tracks/drawn-track.ts';

/** Pixels. */
const RADIUS = 6;
const REACH = 10;

export function stopLayers(map: MapHandle, stops: readonly StopMark[]): Layer[] {
  if (stops.length === 0) return [];
  return [
    new ScatterplotLayer<StopMark>({
      id: 'stops',
      data: stops,
      getPosition: ({ lng, lat }) => {
        const [east, north] = map.shift.toBase(lng, lat);
        return [east, north];
      },
      radiusUnits: 'pixels',
      getRadius: RADIUS,
      getFillColor: bytes(tokensOf(map.mode).float),
      stroked: true,
      lineWidthUnits: 'pixels',
      getLineWidth: 2.5,
      getLineColor: ({ number }) => bytes(colourOf(number, map.mode)),
      parameters: { depthCompare: 'always', depthWriteEnabled: false },
    }),
  ];
}

/** The one that is drawn last of those at this pixel. */
export const stopAt = (
  map: MapHandle,
  stops: readonly StopMark[],
  x: number,
  y: number,
): StopMark | undefined =>
  stops.findLast(({ lng, lat }) => {
    const [east, north] = map.pixelOf(lng, lat);
    return Math.hypot(east - x, north - y) <= REACH;
  });
