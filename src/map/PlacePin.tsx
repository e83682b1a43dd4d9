/** A pin above a place of the map, with what it is called beside it. */
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { floating } from '../kit/float.ts';
import type { LngLat } from './crs.ts';
import { useMap } from './map-context.ts';
import type { MapHandle } from './map-handle.ts';

interface PlacePinProps {
  /** Degrees of WGS-84. */
  place: LngLat;
  label: string;
  /** Where it goes to, not where it begins. */
  isHollow?: boolean;
}

export function PlacePin(props: PlacePinProps) {
  const map = useMap();
  return map && <Pin {...props} map={map} />;
}

function Pin({ place: [lng, lat], label, isHollow = false, map }: PlacePinProps & { map: MapHandle }) {
  const ref = useRef<HTMLDivElement>(null);
  const lay = useCallback(() => {
    const [x, y] = map.pixelOf(lng, lat);
    if (ref.current) ref.current.style.transform = `translate(${x}px, ${y}px)`;
  }, [map, lng, lat]);
  useLayoutEffect(lay, [lay]);
  useEffect(() => map.on('move', lay), [map, lay]);
  return (
    <Place ref={ref} data-part="pin">
      <svg viewBox="0 0 24 32" width={24} height={32} aria-hidden="true">
        <path d="M12 31C12 31 2 18.5 2 11.5a10 10 0 0 1 20 0C22 18.5 12 31 12 31Z" data-body />
        <circle cx="12" cy="11.5" r={isHollow ? 6 : 4} data-eye />
      </svg>
      <span>{label}</span>
    </Place>
  );
}

const Place = styled('div')(({ theme: { tokens } }) => ({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  left: 0,
  width: 0,
  height: 0,
  pointerEvents: 'none',
  svg: { position: 'absolute', left: -12, top: -32, overflow: 'visible' },
  '[data-body]': { fill: tokens.text.strong, stroke: tokens.float, strokeWidth: 1.5 },
  '[data-eye]': { fill: tokens.float },
  span: {
    ...floating(tokens),
    position: 'absolute',
    top: -30,
    right: 16,
    maxWidth: 180,
    padding: '2px 8px',
    overflow: 'hidden',
    color: tokens.text.strong,
    fontSize: 12,
    fontWeight: 600,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));
