/** Points of a track that somebody added by hand: hollow, so that they are told from what was reported. */
import { ScatterplotLayer } from '@deck.gl/layers';
import { useEffect } from 'react';
import { tokensOf } from '../../kit/theme/tokens.ts';
import { bytes } from '../colours.ts';
import type { LngLat } from '../crs.ts';
import { useMap } from '../map-context.ts';

/** Pixels. */
const RADIUS = 5;

/** @param points degrees of WGS-84; the same array as long as they are the same */
export function AddedPoints({ points }: { points: readonly LngLat[] }) {
  const map = useMap();
  useEffect(() => {
    if (!map || points.length === 0) return;
    const { float, warn } = tokensOf(map.mode);
    map.setLayers('added-points', 13, [
      new ScatterplotLayer<LngLat>({
        id: 'added-points',
        data: points,
        getPosition: ([lng, lat]) => {
          const [east, north] = map.shift.toBase(lng, lat);
          return [east, north];
        },
        radiusUnits: 'pixels',
        getRadius: RADIUS,
        getFillColor: bytes(float),
        stroked: true,
        lineWidthUnits: 'pixels',
        getLineWidth: 2,
        getLineColor: bytes(warn.ink),
        parameters: { depthCompare: 'always', depthWriteEnabled: false },
      }),
    ]);
    return () => map.setLayers('added-points', 13, []);
  }, [map, points]);
  return null;
}
