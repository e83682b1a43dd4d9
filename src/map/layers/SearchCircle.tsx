/** A place with a radius around it, as a layer. */
import { ScatterplotLayer } from '@deck.gl/layers';
import { useEffect } from 'react';
import { tokensOf } from '../../kit/theme/tokens.ts';
import { bytes } from '../colours.ts';
import { useMap } from '../map-context.ts';
import type { Circle } from '../tracks/drawn-track.ts';

const FLAT = { depthCompare: 'always', depthWriteEnabled: false } as const;
/** Of 255. */
const VEIL = 36;

export function SearchCircle({ circle }: { circle: Circle | null }) {
  const map = useMap();
  useEffect(() => {
    if (!map || !circle) return;
    const { accent, float } = tokensOf(map.mode);
    const [lng, lat] = map.shift.toBase(circle.lng, circle.lat);
    const shared = { data: [circle], getPosition: (): [number, number] => [lng, lat], parameters: FLAT };
    map.setLayers('circle', 5, [
      new ScatterplotLayer<Circle>({
        ...shared,
        id: 'circle',
        radiusUnits: 'meters',
        getRadius: ({ radius }) => radius,
        getFillColor: [...bytes(accent.mark), VEIL],
        stroked: true,
        lineWidthUnits: 'pixels',
        getLineWidth: 1.5,
        getLineColor: bytes(accent.ink),
      }),
      new ScatterplotLayer<Circle>({
        ...shared,
        id: 'circle-centre',
        radiusUnits: 'pixels',
        getRadius: 5,
        getFillColor: bytes(accent.ink),
        stroked: true,
        lineWidthUnits: 'pixels',
        getLineWidth: 2,
        getLineColor: bytes(float),
      }),
    ]);
    return () => map.setLayers('circle', 5, []);
  }, [map, circle]);
  return null;
}
