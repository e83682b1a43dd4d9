/** The edge of an area, as a layer: renders nothing, mounting adds it and unmounting takes it away. */
import { PathLayer } from '@deck.gl/layers';
import { useEffect } from 'react';
import { tokensOf } from '../../kit/theme/tokens.ts';
import { bytes } from '../colours.ts';
import type { LngLat } from '../crs.ts';
import { useMap } from '../map-context.ts';

interface OutlineProps {
  /** Corners, each once, in degrees of WGS-84. The same array as long as they are the same. */
  ring: readonly LngLat[];
}

export function Outline({ ring }: OutlineProps) {
  const map = useMap();
  useEffect(() => {
    if (!map) return;
    const path = [...ring, ...ring.slice(0, 1)].map(([lng, lat]) => map.shift.toBase(lng, lat));
    map.setLayers('outline', 4, [
      new PathLayer<LngLat[]>({
        id: 'outline',
        data: [path],
        getPath: corners => corners.map(([lng, lat]): [number, number] => [lng, lat]),
        getColor: bytes(tokensOf(map.mode).accent.ink),
        widthUnits: 'pixels',
        getWidth: 2,
        jointRounded: true,
        parameters: { depthCompare: 'always', depthWriteEnabled: false },
      }),
    ]);
    return () => map.setLayers('outline', 4, []);
  }, [map, ring]);
  return null;
}
