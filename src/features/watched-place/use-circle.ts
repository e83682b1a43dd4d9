/** The circle of the form around. */
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LARGEST_PLACE, SMALLEST_PLACE } from '../../contract/watched-place.ts';
import type { Circle } from '../../map/tracks/drawn-track.ts';

/** Null while what is typed makes none. */
export function useCircle(): Circle | null {
  const [lng, lat, radius] = useWatch({ name: ['lng', 'lat', 'radius'] }) as unknown[];
  return useMemo(() => {
    if (!isWithin(lng, 180) || !isWithin(lat, FURTHEST_LAT)) return null;
    const isRadius = typeof radius === 'number' && radius >= SMALLEST_PLACE && radius <= LARGEST_PLACE;
    return isRadius ? { lng, lat, radius } : null;
  }, [lng, lat, radius]);
}

/** Maps end here. */
const FURTHEST_LAT = 85;

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** As if it had been typed. */
export function useSetCircle(): (change: Partial<Circle>) => void {
  const { setValue } = useFormContext();
  return change => {
    for (const [name, value] of Object.entries(change))
      setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
}
