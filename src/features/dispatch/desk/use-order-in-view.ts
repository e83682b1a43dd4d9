/** The map goes to the order that is opened: to the circle that is searched, or to the way that is still to be driven. */
import { useEffect, useRef } from 'react';
import type { Order } from '../../../contract/order.ts';
import { boxOfPlaces } from '../../../map/city.ts';
import type { MapHandle } from '../../../map/map-handle.ts';
import { boxOfCircle } from '../../../map/metres.ts';
import type { Box, Margins } from '../../../map/projection.ts';
import type { Circle } from '../../../map/tracks/drawn-track.ts';
import { placeOf } from '../map/place-of.ts';
import type { ActiveLine } from '../state/use-active-line.ts';

interface InView {
  map: MapHandle | null;
  order: Order | null | undefined;
  circle: Circle | null;
  /** Of an ongoing order, once it is known. */
  line: ActiveLine | undefined;
  margins: Margins;
}

const CLOSEST = 16;
/** Of the radius: what lies around the circle is seen, too. */
const ROOM = 1.5;
/** Of a way: pins stand above its ends. */
const BEYOND = 0.15;
/** Metres around a place that are worth seeing. */
const AROUND = 700;
const ONGOING = 2;

export function useOrderInView({ map, order, circle, line, margins }: InView): void {
  const seen = useRef('');
  const isOngoing = order?.mainStatus === ONGOING;
  // once for each order, and for each circle and leg of it; what somebody looks at afterwards stays
  const isKnown = !isOngoing || line !== undefined;
  const key =
    order && isKnown ? `${order.id} ${isOngoing ? order.subStatus : (circle?.radius ?? 'over')}` : '';
  useEffect(() => {
    if (!map || key === '' || seen.current === key) return;
    const box = boxOf(order, circle, line);
    if (!box) return;
    seen.current = key;
    map.fit(box, margins, CLOSEST);
  }, [map, key, order, circle, line, margins]);
}

function boxOf(
  order: Order | null | undefined,
  circle: Circle | null,
  line: ActiveLine | undefined,
): Box | undefined {
  if (circle) return boxOfCircle(circle.lng, circle.lat, circle.radius * ROOM);
  const origin = placeOf(order?.origin ?? null);
  if (!origin) return undefined;
  if (line && line.line.length > 1) return widened(boxOfPlaces(line.line));
  const dest = placeOf(order?.dest ?? null);
  return dest ? widened(boxOfPlaces([origin, dest])) : boxOfCircle(...origin, AROUND);
}

function widened(box: Box | undefined): Box | undefined {
  if (!box) return undefined;
  const [west, south, east, north] = box;
  const [wide, high] = [(east - west) * BEYOND, (north - south) * BEYOND];
  return [west - wide, south - high, east + wide, north + high];
}
