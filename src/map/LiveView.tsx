/** The picture of one vehicle of a fleet, as it drives. */
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useDrawnMode } from '../kit/colour-mode.ts';
import { hasReducedMotion } from '../kit/reduced-motion.ts';
import type { Paint } from './base/embedded/ground-painter.ts';
import type { City } from './city.ts';
import type { LngLat } from './crs.ts';
import { drawnAt, type Fleet, type Status } from './fleet.ts';
import { createLivePicture, type Seen } from './live-picture.ts';

interface LiveViewProps {
  /** What it is called for who does not see it. */
  label: string;
  city: City | null;
  /** Draws the ground in place of the city. */
  paint?: Paint | undefined;
  fleet: Fleet;
  vehicleId: string;
  /** The last of its way, the oldest first. */
  way: readonly LngLat[];
}

/** Milliseconds: as it drives, and for who wants nothing to move. */
const BEAT_MS = 250;
const REDUCED_MS = 5_000;

export function LiveView({ label, city, paint, fleet, vehicleId, way }: LiveViewProps) {
  const mode = useDrawnMode();
  const ground = useRef<HTMLCanvasElement>(null);
  const above = useRef<HTMLCanvasElement>(null);
  // a longer way is no other picture
  const latestWay = useRef(way);
  latestWay.current = way;
  useEffect(() => {
    if (!ground.current || !above.current) return;
    const picture = createLivePicture(ground.current, above.current);
    const draw = () => {
      if (document.visibilityState === 'hidden') return;
      picture.draw({ city, paint, mode, seen: seenIn(fleet, vehicleId), way: latestWay.current });
    };
    const timer = setInterval(draw, hasReducedMotion() ? REDUCED_MS : BEAT_MS);
    const end = fleet.onChange(draw);
    const observer = new ResizeObserver(draw);
    observer.observe(above.current);
    draw();
    return () => {
      clearInterval(timer);
      end();
      observer.disconnect();
    };
  }, [city, paint, mode, fleet, vehicleId]);
  return (
    <Place role="img" aria-label={label}>
      <canvas ref={ground} />
      <canvas ref={above} />
    </Place>
  );
}

function seenIn(fleet: Fleet, vehicleId: string): Seen | undefined {
  const place = fleet.placeOf(vehicleId);
  if (place === undefined) return undefined;
  return {
    at: drawnAt(fleet, place, Date.now()),
    heading: fleet.heading[place] ?? 0,
    status: (fleet.status[place] ?? 4) as Status,
  };
}

const Place = styled('div')(({ theme: { tokens } }) => ({
  position: 'relative',
  width: '100%',
  height: '100%',
  backgroundColor: tokens.sunken,
  canvas: { position: 'absolute', inset: 0, width: '100%', height: '100%' },
}));
