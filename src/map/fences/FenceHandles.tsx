/** What a circle is moved and stretched by: above the map, for the pointer and for the arrow keys. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import type { LngLat } from '../crs.ts';
import { EdgeHandle } from '../EdgeHandle.tsx';
import { useMap } from '../map-context.ts';
import type { MapHandle } from '../map-handle.ts';
import { useGrip } from '../use-grip.ts';
import { type DrawnFence, movedBy, rounded } from './fence.ts';

interface FenceHandlesProps {
  circle: Pick<DrawnFence, 'lng' | 'lat' | 'radius'>;
  /** Metres. */
  least: number;
  most: number;
  onMove(place: LngLat): void;
  onResize(radius: number): void;
}

/** Metres of one key; and with Shift. */
const STEP = 10;
const LEAP = 100;

const WAYS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export function FenceHandles({ circle, least, most, onMove, onResize }: FenceHandlesProps) {
  const translate = useTranslate();
  const map = useMap();
  if (!map) return null;
  return (
    <>
      <Middle map={map} circle={circle} onMove={onMove} />
      <EdgeHandle
        circle={circle}
        label={translate('map.fence.radius')}
        valueText={translate('map.fence.metres', { metres: circle.radius })}
        least={least}
        most={most}
        onRadius={onResize}
      />
    </>
  );
}

function Middle({ map, circle, onMove }: Pick<FenceHandlesProps, 'circle' | 'onMove'> & { map: MapHandle }) {
  const translate = useTranslate();
  const { lng, lat } = circle;
  const grip = useGrip<HTMLButtonElement>(map, [lng, lat], ([toLng, toLat]) =>
    onMove([rounded(toLng), rounded(toLat)]),
  );
  const handleKeyDown = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const metres = event.shiftKey ? LEAP : STEP;
    onMove(movedBy([lng, lat], way[0] * metres, way[1] * metres));
  };
  return (
    <Grip
      {...grip}
      type="button"
      aria-label={translate('map.fence.middle')}
      title={translate('map.fence.middle')}
      onKeyDown={handleKeyDown}
    />
  );
}

const Grip = styled('button')(({ theme: { tokens } }) => ({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  left: 0,
  width: 24,
  height: 24,
  padding: 0,
  border: `2px solid ${tokens.float}`,
  borderRadius: '50%',
  backgroundColor: tokens.accent.ink,
  boxShadow: tokens.shadow,
  touchAction: 'none',
  cursor: 'move',
  '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: 2 },
}));
