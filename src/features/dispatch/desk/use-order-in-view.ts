/** The map goes to the order that is opened, and shows all of a circle that has become larger than it. */
import { useEffect, useRef } from 'react';
import type { Order } from '../../../contract/order.ts';
import { boxOfPlaces } from '../../../map/city.ts';
import type { MapHandle } from '../../../map/map-handle.ts';
import { boxOfCircle } from '../../../map/metres.ts';
import type { Margins } from '../../../map/projection.ts';
import type { Circle } from '../../../map/tracks/drawn-track.ts';

const CLOSEST = 16;
/** Of the radius: what lies around the circle is seen, too. */
const ROOM = 1.5;
/** Metres around a place that are worth seeing. */
const AROUND = 700;

export function useOrderInView(
  map: MapHandle | null,
  order: Order | null | undefined,
  circle: Circle | null,
  margins: Margins,
): void {
  const seen = useRef('');
  const { lng, lat } = order?.origin ?? { lng: null, lat: null };
  const key = order ? `${order.id} ${order.mainStatus > 1 ? 'ride' : (circle?.radius ?? 0)}` : '';
  useEffect(() => {
    if (!map || key === '' || seen.current === key || lng === null || lat === null) return;
    seen.current = key;
    if (circle) {
      map.fit(boxOfCircle(circle.lng, circle.lat, circle.radius * ROOM), margins, CLOSEST);
      return;
    }
    const { dest } = order ?? {};
    const to = dest && dest.lng !== null && dest.lat !== null ? [[dest.lng, dest.lat] as const] : [];
    const box = boxOfPlaces([[lng, lat], ...to]);
    if (box) map.fit(to.length > 0 ? box : boxOfCircle(lng, lat, AROUND), margins, CLOSEST);
  }, [map, key, lng, lat, circle, order, margins]);
}
