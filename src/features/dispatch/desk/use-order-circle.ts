/** The circle around the order: it follows the hand at once, and is searched when that rests. */
import { useEffect, useMemo, useState } from 'react';
import type { Order } from '../../../contract/order.ts';
import type { Circle } from '../../../map/tracks/drawn-track.ts';
import type { Candidates } from '../candidates/use-candidates.ts';

const REST_MS = 400;

export function useOrderCircle(
  order: Order | null | undefined,
  candidates: Candidates | null,
): { circle: Circle | null; drag(metres: number): void } {
  const [dragged, setDragged] = useState<number | null>(null);
  const { lng, lat } = order?.origin ?? { lng: null, lat: null };
  const setRadius = candidates?.setRadius;
  useEffect(() => {
    if (dragged === null) return;
    const timer = setTimeout(() => {
      setRadius?.(dragged);
      setDragged(null);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [dragged, setRadius]);
  const radius = dragged ?? candidates?.radius;
  const circle = useMemo(
    () => (radius === undefined || lng === null || lat === null ? null : { lng, lat, radius }),
    [radius, lng, lat],
  );
  return { circle, drag: setDragged };
}
