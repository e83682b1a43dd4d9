/** Where rides began and ended, as a layer: small dots, filled and hollow. Renders nothing. */
import { ScatterplotLayer } from '@deck.gl/layers';
import { useEffect } from 'react';
import { tokensOf } from '../../kit/theme/tokens.ts';
import { bytes } from '../colours.ts';
import type { LngLat } from '../crs.ts';
import { useMap } from '../map-context.ts';

interface RideEndsProps {
  /** Degrees of WGS-84; the same lists while nothing changes. */
  begun: readonly LngLat[];
  ended: readonly LngLat[];
}

const FLAT = { depthCompare: 'always', depthWriteEnabled: false } as const;
/** Pixels. */
const RADIUS = 4;
const EDGE = 1.5;

export function RideEnds({ begun, ended }: RideEndsProps) {
  const map = useMap();
  useEffect(() => {
    if (!map) return;
    const { text, float } = tokensOf(map.mode);
    const dots = (id: string, data: readonly LngLat[], fill: string, line: string) =>
      new ScatterplotLayer<LngLat>({
        id: `ride-ends-${id}`,
        data,
        getPosition: ([lng, lat]) => {
          const [east, north] = map.shift.toBase(lng, lat);
          return [east, north];
        },
        radiusUnits: 'pixels',
        getRadius: RADIUS,
        getFillColor: bytes(fill),
        stroked: true,
        lineWidthUnits: 'pixels',
        getLineWidth: EDGE,
        getLineColor: bytes(line),
        parameters: FLAT,
      });
    map.setLayers('ride-ends', 6, [
      dots('ended', ended, float, text.strong),
      dots('begun', begun, text.strong, float),
    ]);
    return () => map.setLayers('ride-ends', 6, []);
  }, [map, begun, ended]);
  return null;
}
