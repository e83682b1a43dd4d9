/** Vehicles at the time of the play head: drawn at each of its steps, outside React. */
import type { Layer } from '@deck.gl/core';
import { ScatterplotLayer, TextLayer } from '@deck.gl/layers';
import { useEffect } from 'react';
import { MONO, tokensOf } from '../../kit/theme/tokens.ts';
import { bytes } from '../colours.ts';
import { useMap } from '../map-context.ts';
import type { MapHandle } from '../map-handle.ts';
import { colourOf, type DrawnTrack } from '../tracks/drawn-track.ts';
import type { Player } from '../tracks/player.ts';
import { type Seen, seenAt } from '../tracks/track.ts';
import { coloursOf } from './vehicle-colours.ts';
import { vehicleLayer } from './vehicle-layer.ts';

/** Pixels. */
const SIZE = 27;
const DISC = 16;
const FLAT = { depthCompare: 'always', depthWriteEnabled: false } as const;
/** As the map draws vehicles that may be anywhere. */
const UNKNOWN = 2;

interface Head extends Seen {
  number: number;
  label: string;
}

export function PlayHeads({ tracks, player }: { tracks: readonly DrawnTrack[]; player: Player }) {
  const map = useMap();
  useEffect(() => {
    if (!map) return;
    const draw = () => {
      const heads = tracks.flatMap(({ track, number, label }): Head[] => {
        const seen = seenAt(track, player.time);
        return seen ? [{ ...seen, number, label }] : [];
      });
      map.setLayers('play-heads', 20, headLayers(map, heads));
    };
    draw();
    const end = player.onTime(draw);
    return () => {
      end();
      map.setLayers('play-heads', 20, []);
    };
  }, [map, tracks, player]);
  return null;
}

function headLayers(map: MapHandle, heads: readonly Head[]): Layer[] {
  if (heads.length === 0) return [];
  const { float, text } = tokensOf(map.mode);
  const { lng: originLng, lat: originLat } = map.camera();
  const places = heads.map(({ lng, lat }) => map.shift.toBase(lng, lat));
  const getPosition = (_: Head, { index }: { index: number }): [number, number] => {
    const [lng = 0, lat = 0] = places[index] ?? [];
    return [lng, lat];
  };
  const offsets = Float32Array.from(places.flatMap(([lng, lat]) => [lng - originLng, lat - originLat]));
  return [
    new ScatterplotLayer<Head>({
      id: 'play-head-discs',
      data: heads,
      getPosition,
      radiusUnits: 'pixels',
      getRadius: DISC,
      getFillColor: [...bytes(float), 215],
      stroked: true,
      lineWidthUnits: 'pixels',
      getLineWidth: 3,
      getLineColor: ({ number }) => bytes(colourOf(number, map.mode)),
      parameters: FLAT,
    }),
    vehicleLayer({
      id: 'play-heads',
      origin: [originLng, originLat],
      colours: coloursOf(map.mode),
      // everybody is where the play head has him: nobody is on his way
      clock: () => 0,
      size: SIZE,
      columns: {
        count: heads.length,
        from: offsets,
        to: offsets,
        times: new Float32Array(heads.length * 2),
        looks: Uint8Array.from(
          heads.flatMap(({ status, heading, presence }) => [
            status,
            presence === 'there' ? 0 : UNKNOWN,
            0,
            Math.round((heading * 256) / 360) & 0xff,
          ]),
        ),
      },
    }),
    new TextLayer<Head>({
      id: 'play-head-labels',
      data: heads,
      getPosition,
      getText: ({ number, label }) => `${number} ${label}`,
      characterSet: 'auto',
      fontFamily: MONO,
      getSize: 12,
      getColor: bytes(text.strong),
      getPixelOffset: [0, 28],
      background: true,
      getBackgroundColor: [...bytes(float), 230],
      backgroundPadding: [5, 2, 5, 2],
      backgroundBorderRadius: 3,
      getBorderColor: ({ number }) => bytes(colourOf(number, map.mode)),
      getBorderWidth: 1,
      parameters: FLAT,
    }),
  ];
}
