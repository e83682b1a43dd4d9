/** By which the edge of a circle is dragged, or moved by keys: a slider that lies on the map, with the radius on the edge. */
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useMap } from './map-context.ts';
import type { MapHandle } from './map-handle.ts';
import { eastOf, metresBetween } from './metres.ts';
import { RadiusLabel } from './RadiusLabel.tsx';
import type { Circle } from './tracks/drawn-track.ts';
import { useGrip } from './use-grip.ts';

interface EdgeHandleProps {
  circle: Circle;
  label: string;
  /** The radius as it is read out, where the number alone is not. */
  valueText?: string;
  /** Metres. */
  least: number;
  most: number;
  onRadius(metres: number): void;
}

/** What is dragged ends at a whole one of these. */
const GRAIN = 10;
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

export function EdgeHandle(props: EdgeHandleProps) {
  const map = useMap();
  return (
    map && (
      <>
        <Slider {...props} map={map} />
        <RadiusLabel circle={props.circle} map={map} />
      </>
    )
  );
}

function Slider(props: EdgeHandleProps & { map: MapHandle }) {
  const { map, circle, label, valueText, least, most, onRadius } = props;
  const { lng, lat, radius } = circle;
  const tell = (metres: number) => onRadius(Math.min(Math.max(Math.round(metres), least), most));
  const grip = useGrip<HTMLDivElement>(map, eastOf(lng, lat, radius), place =>
    tell(Math.round(metresBetween(lng, lat, ...place) / GRAIN) * GRAIN),
  );
  const handleKeyDown = (event: KeyboardEvent) => {
    const steps = STEPS[event.key];
    if (event.key === 'Home') tell(least);
    else if (event.key === 'End') tell(most);
    else if (steps !== undefined) tell(radius + steps * stepFrom(radius));
    else return;
    event.preventDefault();
  };
  return (
    <Handle
      {...grip}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={radius}
      aria-valuetext={valueText}
      title={label}
      onKeyDown={handleKeyDown}
    />
  );
}

/** Of a small circle small ones. */
const stepFrom = (radius: number): number => (radius < 500 ? 10 : radius < 2_000 ? 50 : 250);

const Handle = styled('div')(({ theme: { tokens } }) => ({
  position: 'absolute',
  zIndex: 1,
  top: 0,
  left: 0,
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
