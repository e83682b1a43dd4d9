/** What a circle is moved and stretched by: two buttons above the map, for the pointer and for the arrow keys. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import type { LngLat } from '../crs.ts';
import { useMap } from '../map-context.ts';
import type { MapHandle } from '../map-handle.ts';
import { metresBetween } from '../metres.ts';
import { type DrawnFence, movedBy, rimOf, rounded } from './fence.ts';

interface FenceHandlesProps {
  circle: Pick<DrawnFence, 'lng' | 'lat' | 'radius'>;
  /** Metres. */
  least: number;
  most: number;
  onMove(place: LngLat): void;
  onResize(radius: number): void;
}

/** Metres of one key; with Shift, or by page. */
const STEP = 10;
const LEAP = 100;

const WAYS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const SIZES: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP,
  ArrowDown: -STEP,
  ArrowRight: STEP,
  ArrowUp: STEP,
  PageDown: -LEAP,
  PageUp: LEAP,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

export function FenceHandles(props: FenceHandlesProps) {
  const map = useMap();
  return map && <Handles {...props} map={map} />;
}

function Handles({ map, circle, least, most, onMove, onResize }: FenceHandlesProps & { map: MapHandle }) {
  const translate = useTranslate();
  const { lng, lat, radius } = circle;
  const [rimLng, rimLat] = rimOf(circle);
  const resize = (metres: number) => onResize(Math.min(most, Math.max(least, metres)));
  const middle = useHandle(map, [lng, lat], ([toLng, toLat]) => onMove([rounded(toLng), rounded(toLat)]));
  const rim = useHandle(map, [rimLng, rimLat], place =>
    resize(Math.round(metresBetween(lng, lat, ...place) / STEP) * STEP),
  );

  const handleMoveKey = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const metres = event.shiftKey ? LEAP : STEP;
    onMove(movedBy([lng, lat], way[0] * metres, way[1] * metres));
  };
  const handleSizeKey = (event: KeyboardEvent) => {
    const size = SIZES[event.key];
    if (size === undefined) return;
    event.preventDefault();
    resize(radius + (event.shiftKey && Math.abs(size) === STEP ? (size / STEP) * LEAP : size));
  };
  return (
    <>
      <Grip
        {...middle}
        type="button"
        data-handle="middle"
        aria-label={translate('map.fence.middle')}
        title={translate('map.fence.middle')}
        onKeyDown={handleMoveKey}
      />
      <Grip
        {...rim}
        as="div"
        tabIndex={0}
        role="slider"
        data-handle="rim"
        aria-label={translate('map.fence.radius')}
        title={translate('map.fence.radius')}
        aria-valuemin={least}
        aria-valuemax={most}
        aria-valuenow={radius}
        aria-valuetext={translate('map.fence.metres', { metres: radius })}
        onKeyDown={handleSizeKey}
      />
    </>
  );
}

/** Stays above its place while the map moves, and is dragged to another one. */
function useHandle(map: MapHandle, [lng, lat]: LngLat, onDrag: (place: LngLat) => void) {
  const ref = useRef<HTMLButtonElement>(null);
  const place = useCallback(() => {
    const [x, y] = map.pixelOf(lng, lat);
    if (ref.current) ref.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }, [map, lng, lat]);
  useLayoutEffect(place, [place]);
  useEffect(() => map.on('move', place), [map, place]);
  return {
    ref: ref as RefObject<HTMLButtonElement>,
    onPointerDown: (event: PointerEvent) => {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      (event.currentTarget as HTMLElement).focus();
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
      const around = currentTarget.parentElement?.getBoundingClientRect();
      if (!around || !currentTarget.hasPointerCapture(pointerId)) return;
      onDrag(map.placeAt(clientX - around.left, clientY - around.top));
    },
  };
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
  '&[data-handle=rim]': {
    width: 20,
    height: 20,
    backgroundColor: tokens.float,
    borderColor: tokens.accent.ink,
  },
  '&[role=slider]': { cursor: 'ew-resize' },
  '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: 2 },
}));
