/** The circle of the form around. */
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LARGEST_PLACE, SMALLEST_PLACE } from '../../contract/watched-place.ts';
import type { Circle } from '../../map/tracks/drawn-track.ts';
import { typedPlace } from '../../nouns/place-map/place-editor.ts';

/** Null while what is typed makes none. */
export function useCircle(): Circle | null {
  const [lng, lat, radius] = useWatch({ name: ['lng', 'lat', 'radius'] }) as unknown[];
  return useMemo(() => {
    const place = typedPlace(lng, lat);
    const isRadius = typeof radius === 'number' && radius >= SMALLEST_PLACE && radius <= LARGEST_PLACE;
    return place && isRadius ? { lng: place[0], lat: place[1], radius } : null;
  }, [lng, lat, radius]);
}

/** As if it had been typed. */
export function useSetCircle(): (change: Partial<Circle>) => void {
  const { setValue } = useFormContext();
  return change => {
    for (const [name, value] of Object.entries(change))
      setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
}
