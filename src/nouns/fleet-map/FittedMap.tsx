/** A small map that moves to a box whenever it is another one. */
import { useCallback, useEffect, useState } from 'react';
import type { MapHandle } from '../../map/map-handle.ts';
import type { Box } from '../../map/projection.ts';
import { SmallMap, type SmallMapProps } from './SmallMap.tsx';

interface FittedMapProps extends Omit<SmallMapProps, 'map' | 'onMap' | 'onFit'> {
  /** The same as long as the map stays where it is. */
  box: Box | undefined;
}

const CLOSEST = 16;

export function FittedMap({ box, margins, ...rest }: FittedMapProps) {
  const [map, setMap] = useState<MapHandle | null>(null);
  const fit = useCallback(() => {
    if (box) map?.fit(box, margins, CLOSEST);
  }, [map, box, margins]);
  useEffect(fit, [fit]);
  return <SmallMap {...rest} margins={margins} map={map} onMap={setMap} onFit={fit} />;
}
