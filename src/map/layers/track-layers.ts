/** Tracks: a line in the vehicle's own colour, and in it what it did, or how fast it was. */
import type { Layer } from '@deck.gl/core';
import { PathLayer } from '@deck.gl/layers';
import { bytes } from '../colours.ts';
import type { MapHandle } from '../map-handle.ts';
import { colourOf, type DrawnTrack } from '../tracks/drawn-track.ts';
import type { Track } from '../tracks/track.ts';
import { type Colouring, lookAfter, paletteOf, SILENT } from '../tracks/track-looks.ts';

interface Line {
  /** Degrees of the base map, two for each point. */
  path: Float64Array;
  /** Red, green, blue and how much is seen, for each point: of the way from there to the next one. */
  outer: Uint8Array;
  inner: Uint8Array;
}

const OUTER = 7;
const INNER = 3;
const WHOLE = 255;
/** The vehicle's own colour lies under what it did. */
const FAINT = 150;

export function trackLayers(map: MapHandle, tracks: readonly DrawnTrack[], colouring: Colouring): Layer[] {
  const palette = paletteOf(map.mode, colouring).map(bytes);
  const data = tracks
    // one point makes no line
    .filter(({ track }) => track.count > 1)
    .map(({ number, track }): Line => {
      const own = bytes(colourOf(number, map.mode));
      return {
        path: pathOf(track, map),
        outer: coloured(track, index =>
          lookAfter(track, index, colouring) === SILENT ? [0, 0, 0, 0] : [...own, FAINT],
        ),
        inner: coloured(track, index => {
          const look = lookAfter(track, index, colouring);
          return [...(palette[look] ?? own), look === SILENT ? FAINT : WHOLE];
        }),
      };
    });
  if (data.length === 0) return [];
  const lineLayer = (name: 'outer' | 'inner', width: number) =>
    new PathLayer<Line>({
      id: `tracks-${name}`,
      data,
      // a flat array goes to the graphics card as it is
      _pathType: 'open',
      positionFormat: 'XY',
      getPath: ({ path }) => path,
      getColor: ((line: Line) => line[name]) as never,
      widthUnits: 'pixels',
      getWidth: width,
      capRounded: true,
      jointRounded: true,
      parameters: { depthCompare: 'always', depthWriteEnabled: false },
    });
  return [lineLayer('outer', OUTER), lineLayer('inner', INNER)];
}

function pathOf({ count, lng, lat }: Track, { shift }: MapHandle): Float64Array {
  const path = new Float64Array(count * 2);
  const spot = new Float64Array(2);
  for (let index = 0; index < count; index++) {
    shift.place(lng[index] ?? 0, lat[index] ?? 0, spot);
    path.set(spot, index * 2);
  }
  return path;
}

function coloured({ count }: Track, colourAt: (index: number) => readonly number[]): Uint8Array {
  const colours = new Uint8Array(count * 4);
  for (let index = 0; index < count; index++) colours.set(colourAt(index), index * 4);
  return colours;
}
