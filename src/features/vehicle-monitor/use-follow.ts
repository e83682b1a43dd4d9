/** Keeps one vehicle in the middle, until somebody moves the map by hand. */
import { useEffect } from 'react';
import { drawnAt, type Fleet } from '../../map/fleet.ts';
import type { MapHandle } from '../../map/map-handle.ts';

const BEAT_MS = 700;
const STREET = 15;

export function useFollow(
  map: MapHandle | null,
  fleet: Fleet | undefined,
  id: string | null,
  onEnd: () => void,
) {
  useEffect(() => {
    if (!map || !fleet || id === null) return;
    const go = (zoom?: number) => {
      const place = fleet.placeOf(id);
      if (place === undefined) return;
      const [lng, lat] = drawnAt(fleet, place, Date.now());
      map.look({ lng, lat, ...(zoom !== undefined && { zoom }) });
    };
    // whoever follows from afar comes near first
    go(Math.max(map.camera().zoom, STREET));
    const beat = setInterval(go, BEAT_MS);
    const end = map.on('touch', onEnd);
    return () => {
      clearInterval(beat);
      end();
    };
  }, [map, fleet, id, onEnd]);
}
