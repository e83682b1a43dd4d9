/**
 * Takes places from the map for as long as it is there: by a click, or by the crosshair, under which the arrow keys
 * move the map and Enter takes what is there.
 */
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useStableCallback } from '../kit/use-stable-callback.ts';
import type { LngLat } from './crs.ts';
import { useMap } from './map-context.ts';
import type { Margins } from './projection.ts';

interface PlacePickerProps {
  /** The crosshair is in the middle of what they leave free. */
  margins: Margins;
  /** Degrees of WGS-84. */
  onPick(place: LngLat): void;
}

export function PlacePicker({ margins, onPick }: PlacePickerProps) {
  const map = useMap();
  const cross = useRef<HTMLDivElement>(null);
  const pick = useStableCallback(onPick);
  useEffect(() => {
    if (!map) return;
    map.point(true);
    map.focus();
    const endings = [
      map.on('hover', () => map.point(true)),
      map.on('click', (x, y) => pick(map.placeAt(x, y))),
      map.on('choose', () => {
        const { offsetLeft = 0, offsetTop = 0 } = cross.current ?? {};
        pick(map.placeAt(offsetLeft, offsetTop));
      }),
    ];
    return () => {
      for (const end of endings) end();
      map.point(false);
    };
  }, [map, pick]);
  if (!map) return null;
  const left = `calc(50% + ${(margins.left - margins.right) / 2}px)`;
  return <Cross ref={cross} aria-hidden data-part="crosshair" style={{ left }} />;
}

/** Pixels to each side. */
const ARM = 14;

const Cross = styled('div')(({ theme: { tokens, breakpoints } }) => ({
  position: 'absolute',
  zIndex: 1,
  top: '50%',
  width: 0,
  height: 0,
  pointerEvents: 'none',
  visibility: 'hidden',
  // of use to who moves the map by keys
  '[role=application]:focus-visible ~ &': { visibility: 'visible' },
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    backgroundColor: tokens.accent.ink,
    boxShadow: `0 0 0 1px ${tokens.float}`,
  },
  '&::before': { left: -ARM, top: -1, width: 2 * ARM, height: 2 },
  '&::after': { left: -1, top: -ARM, width: 2, height: 2 * ARM },
  // panels have the lower part
  [breakpoints.down('md')]: { top: '25%' },
}));
