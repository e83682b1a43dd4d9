/** Tells the page of the map for as long as it is there: it ends with a lost graphics card, and goes with the page. */
import { useEffect } from 'react';
import { useMap } from '../../map/map-context.ts';
import type { MapHandle } from '../../map/map-handle.ts';

/** @param props.onMap the same function at each render; told null when the map has ended */
export function MapHandleReporter({ onMap }: { onMap: (map: MapHandle | null) => void }) {
  const map = useMap();
  useEffect(() => {
    onMap(map);
    return () => onMap(null);
  }, [map, onMap]);
  return null;
}
