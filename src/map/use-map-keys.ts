/** Keys of the map while it has the focus: what a mouse does by dragging, turning its wheel and clicking. */
import type { KeyboardEvent } from 'react';
import { useCallback } from 'react';
import type { MapHandle } from './map-handle.ts';

/** Pixels; further with Shift. */
const STEP = 80;
const LEAP = 320;

const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ZOOMS: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

export function useMapKeys(map: MapHandle | null): (event: KeyboardEvent) => void {
  return useCallback(
    event => {
      if (!map || event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget)
        return;
      if (event.key === 'Enter') return map.tell('choose');
      const way = WAYS[event.key];
      const steps = ZOOMS[event.key];
      if (!way && steps === undefined) return;
      event.preventDefault();
      map.tell('touch');
      if (way) {
        const far = event.shiftKey ? LEAP : STEP;
        map.pan(way[0] * far, way[1] * far);
      } else map.zoom(steps ?? 0);
    },
    [map],
  );
}
