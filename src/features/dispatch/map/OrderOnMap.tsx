/** The order on the map: where the passenger is and wants to go, who could fetch him, and the way of who does. */
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { LONGEST_RADIUS, SHORTEST_RADIUS } from '../../../contract/dispatch-parts.ts';
import type { Order } from '../../../contract/order.ts';
import type { LngLat } from '../../../map/crs.ts';
import { EdgeHandle } from '../../../map/EdgeHandle.tsx';
import { SearchCircle } from '../../../map/layers/SearchCircle.tsx';
import { WayLine } from '../../../map/layers/WayLine.tsx';
import { PlacePin } from '../../../map/PlacePin.tsx';
import type { Circle } from '../../../map/tracks/drawn-track.ts';
import type { Candidates } from '../candidates/use-candidates.ts';
import type { ActiveLine } from '../state/use-active-line.ts';
import { placeOf } from './place-of.ts';

interface OrderOnMapProps {
  order: Order;
  candidates: Candidates | null;
  circle: Circle | null;
  onRadius(metres: number): void;
  line: ActiveLine | undefined;
  /** The ride as it was driven so far. */
  driven: readonly LngLat[];
}

export function OrderOnMap(props: OrderOnMapProps) {
  const { order, candidates, circle, onRadius, line, driven } = props;
  const translate = useTranslate();
  const origin = useMemo(() => placeOf(order.origin), [order.origin]);
  const dest = useMemo(() => placeOf(order.dest), [order.dest]);
  if (!origin) return null;
  return (
    <>
      {circle && (
        <>
          <SearchCircle circle={circle} />
          <EdgeHandle
            circle={circle}
            label={translate('map.circle.radius')}
            least={SHORTEST_RADIUS}
            most={LONGEST_RADIUS}
            onRadius={onRadius}
          />
        </>
      )}
      <WayLine way={driven} isDriven />
      {line && <WayLine way={line.line} />}
      {dest && !candidates && <PlacePin place={dest} label={order.dest?.address ?? ''} isHollow />}
      <PlacePin place={origin} label={order.origin.address} />
    </>
  );
}
