/** A way along the roads, as a layer: one that is still to be driven or, thinner, one that was. */
import { PathLayer } from '@deck.gl/layers';
import { useEffect, useId } from 'react';
import { tokensOf } from '../../kit/theme/tokens.ts';
import { bytes } from '../colours.ts';
import type { LngLat } from '../crs.ts';
import { useMap } from '../map-context.ts';

interface WayLineProps {
  /** Degrees of WGS-84; the same array as long as it is the same. */
  way: readonly LngLat[];
  isDriven?: boolean;
}

export function WayLine({ way, isDriven = false }: WayLineProps) {
  const map = useMap();
  const id = useId();
  useEffect(() => {
    if (!map || way.length < 2) return;
    const { accent, float } = tokensOf(map.mode);
    const path = way.map(([lng, lat]): [number, number] => {
      const [east, north] = map.shift.toBase(lng, lat);
      return [east, north];
    });
    const line = (name: string, width: number, colour: string) =>
      new PathLayer<[number, number][]>({
        id: `way-${name}-${id}`,
        data: [path],
        getPath: points => points,
        getColor: bytes(colour),
        widthUnits: 'pixels',
        getWidth: width,
        capRounded: true,
        jointRounded: true,
        parameters: { depthCompare: 'always', depthWriteEnabled: false },
      });
    const width = isDriven ? 3 : 4;
    // light around it, so that it stands out from the roads
    map.setLayers(`way${id}`, 8, [
      line('halo', width + 3, float),
      line('line', width, isDriven ? accent.mark : accent.ink),
    ]);
    return () => map.setLayers(`way${id}`, 8, []);
  }, [map, way, isDriven, id]);
  return null;
}
