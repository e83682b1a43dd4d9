/** By which the edge of a circle is dragged, or moved by keys: a slider that lies on the map. */
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useMap } from './map-context.ts';
import { eastOf, metresBetween } from './metres.ts';
import type { Circle } from './tracks/drawn-track.ts';

interface EdgeHandleProps {
  circle: Circle;
  label: string;
  /** Metres. */
  most: number;
  onRadius(metres: number): void;
}

const LEAST = 10;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

export function EdgeHandle({ circle, label, most, onRadius }: EdgeHandleProps) {
  const map = useMap();
  const handle = useRef<HTMLDivElement>(null);
  const { lng, lat, radius } = circle;
  useEffect(() => {
    if (!map) return;
    const lay = () => {
      const [x, y] = map.pixelOf(...eastOf(lng, lat, radius));
      if (handle.current) handle.current.style.transform = `translate(${x}px, ${y}px)`;
    };
    lay();
    return map.on('move', lay);
  }, [map, lng, lat, radius]);
  if (!map) return null;

  const tell = (metres: number) => onRadius(Math.min(Math.max(Math.round(metres), LEAST), most));
  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    const place = event.currentTarget.parentElement;
    if (!place || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top } = place.getBoundingClientRect();
    const metres = metresBetween(lng, lat, ...map.placeAt(event.clientX - left, event.clientY - top));
    tell(Math.round(metres / LEAST) * LEAST);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const steps = STEPS[event.key];
    if (event.key === 'Home') tell(LEAST);
    else if (event.key === 'End') tell(most);
    else if (steps !== undefined) tell(radius + steps * stepFrom(radius));
    else return;
    event.preventDefault();
  };
  return (
    <Handle
      ref={handle}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={LEAST}
      aria-valuemax={most}
      aria-valuenow={radius}
      onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={handleMove}
      onKeyDown={handleKeyDown}
    />
  );
}

/** Of a small circle small ones. */
const stepFrom = (radius: number): number => (radius < 500 ? 10 : radius < 2_000 ? 50 : 250);

const Handle = styled('div')(({ theme: { tokens } }) => ({
  position: 'absolute',
  zIndex: 1,
  top: -12,
  left: -12,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  cursor: 'ew-resize',
  touchAction: 'none',
  '&::before': {
    content: '""',
    width: 12,
    height: 12,
    border: `2px solid ${tokens.accent.ink}`,
    borderRadius: '50%',
    backgroundColor: tokens.float,
  },
  '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
}));
