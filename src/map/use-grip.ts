/** What a place on the map is taken hold of by: it stays above the place while the map moves. */
import { type PointerEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { LngLat } from './crs.ts';
import type { MapHandle } from './map-handle.ts';

interface Grip<Element extends HTMLElement> {
  ref: RefObject<Element | null>;
  onPointerDown(event: PointerEvent<Element>): void;
  onPointerMove(event: PointerEvent<Element>): void;
}

/**
 * For an element that lies at the left top corner of what holds the map, and is centred on it.
 * @param onDrag where to: degrees of WGS-84
 */
export function useGrip<Element extends HTMLElement>(
  map: MapHandle,
  [lng, lat]: LngLat,
  onDrag: (place: LngLat) => void,
): Grip<Element> {
  const ref = useRef<Element>(null);
  const lay = useCallback(() => {
    const [x, y] = map.pixelOf(lng, lat);
    if (ref.current) ref.current.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }, [map, lng, lat]);
  useLayoutEffect(lay, [lay]);
  useEffect(() => map.on('move', lay), [map, lay]);
  return {
    ref,
    onPointerDown(event) {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.focus();
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }) {
      const around = currentTarget.parentElement?.getBoundingClientRect();
      if (!around || !currentTarget.hasPointerCapture(pointerId)) return;
      onDrag(map.placeAt(clientX - around.left, clientY - around.top));
    },
  };
}
