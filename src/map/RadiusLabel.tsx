/** How large a circle on the map is, on its edge. */
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { formatDistance } from '../kit/format/distance.ts';
import type { MapHandle } from './map-handle.ts';
import { northWestOf } from './metres.ts';
import type { Circle } from './tracks/drawn-track.ts';

export function RadiusLabel({ circle: { lng, lat, radius }, map }: { circle: Circle; map: MapHandle }) {
  const ref = useRef<HTMLDivElement>(null);
  const lay = useCallback(() => {
    const [x, y] = map.pixelOf(...northWestOf(lng, lat, radius));
    if (ref.current) ref.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }, [map, lng, lat, radius]);
  useLayoutEffect(lay, [lay]);
  useEffect(() => map.on('move', lay), [map, lay]);
  return (
    // the slider reads it out
    <Label ref={ref} aria-hidden data-part="radius">
      {formatDistance(radius)}
    </Label>
  );
}

const Label = styled('div')(({ theme: { tokens } }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  padding: '1px 6px',
  border: `1px solid ${tokens.edge}`,
  borderRadius: 4,
  backgroundColor: tokens.float,
  color: tokens.accent.ink,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
}));
