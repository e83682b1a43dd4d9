/** What is measured as a layer: the line, its places, and how far it is to each. */
import { PathLayer, ScatterplotLayer, TextLayer } from '@deck.gl/layers';
import { useEffect } from 'react';
import { formatDistance } from '../../kit/format/distance.ts';
import { FONT, tokensOf } from '../../kit/theme/tokens.ts';
import { bytes } from '../colours.ts';
import type { LngLat } from '../crs.ts';
import { useMap } from '../map-context.ts';
import { legsOf } from '../metres.ts';

const FLAT = { depthCompare: 'always', depthWriteEnabled: false } as const;

export function RulerLine({ places }: { places: readonly LngLat[] }) {
  const map = useMap();
  useEffect(() => {
    if (!map || places.length === 0) return;
    const { accent, float, line, text } = tokensOf(map.mode);
    const spots = places.map(([lng, lat]): [number, number] => {
      const [east, north] = map.shift.toBase(lng, lat);
      return [east, north];
    });
    const totals = legsOf(places).map(({ total }, index) => ({ at: spots[index + 1], total }));
    map.setLayers('ruler', 40, [
      new PathLayer({
        id: 'ruler-line',
        data: [spots],
        getPath: (path: [number, number][]) => path,
        getColor: bytes(accent.ink),
        widthUnits: 'pixels',
        getWidth: 3,
        capRounded: true,
        jointRounded: true,
        parameters: FLAT,
      }),
      new ScatterplotLayer({
        id: 'ruler-places',
        data: spots,
        getPosition: (spot: [number, number]) => spot,
        radiusUnits: 'pixels',
        getRadius: 5,
        getFillColor: bytes(float),
        stroked: true,
        lineWidthUnits: 'pixels',
        getLineWidth: 2,
        getLineColor: bytes(accent.ink),
        parameters: FLAT,
      }),
      new TextLayer<(typeof totals)[number]>({
        id: 'ruler-totals',
        data: totals,
        getPosition: ({ at }) => at ?? [0, 0],
        getText: ({ total }) => formatDistance(total),
        characterSet: 'auto',
        fontFamily: FONT,
        fontWeight: 600,
        getSize: 12,
        getColor: bytes(text.strong),
        getPixelOffset: [0, -18],
        background: true,
        getBackgroundColor: [...bytes(float), 230],
        backgroundPadding: [5, 2, 5, 2],
        backgroundBorderRadius: 3,
        getBorderColor: bytes(line),
        getBorderWidth: 1,
        parameters: FLAT,
      }),
    ]);
    return () => map.setLayers('ruler', 40, []);
  }, [map, places]);
  return null;
}
