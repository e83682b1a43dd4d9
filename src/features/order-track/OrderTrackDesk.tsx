/** The map with the ride on it, what it belongs to at the left, and the bar of time under both. */
import { useStore } from 'ra-core';
import { useMemo } from 'react';
import type { OrderPlace } from '../../contract/order.ts';
import type { LngLat } from '../../map/crs.ts';
import { AddedPoints } from '../../map/layers/AddedPoints.tsx';
import { PlacePin } from '../../map/PlacePin.tsx';
import { ReplayView } from '../../nouns/replay/ReplayView.tsx';
import { useReplay } from '../../nouns/replay/use-replay.ts';
import { OrderTrackPanel } from './OrderTrackPanel.tsx';
import { useOrderRide } from './use-order-ride.ts';

interface OrderTrackDeskProps {
  orderId: string | null;
  onChoose(orderId: string): void;
}

const MINUTE_MS = 60_000;

export function OrderTrackDesk({ orderId, onChoose }: OrderTrackDeskProps) {
  const [leastMinutes, setLeastMinutes] = useStore('replay.leastStop', 2);
  const shown = useOrderRide(orderId, leastMinutes * MINUTE_MS);
  const { order, ride, added, isWhole } = shown;
  const rides = useMemo(() => (ride ? [ride] : []), [ride]);
  const asked = useMemo(() => {
    const { time, count } = ride?.found.track ?? { time: [], count: 0 };
    return ride && count > 0
      ? { plates: [ride.plate], startTime: time[0] ?? 0, endTime: time[count - 1] ?? 0 }
      : null;
  }, [ride]);
  const replay = useReplay({
    asked,
    // a ride that grows is the same one
    questionKey: orderId ?? '',
    isWhole,
    rides,
    circle: null,
  });
  const origin = useMemo(() => placeOf(order?.origin), [order?.origin]);
  const dest = useMemo(() => placeOf(order?.dest), [order?.dest]);

  return (
    <ReplayView
      replay={replay}
      panel={
        <OrderTrackPanel
          isNamed={orderId !== null}
          shown={shown}
          stops={{ stops: replay.stops, leastMinutes, onLeast: setLeastMinutes, onGo: replay.goTo }}
          make={replay.make}
          onChoose={onChoose}
          onSeek={replay.seek}
          onFold={() => replay.setFolded(true)}
        />
      }
    >
      <AddedPoints points={added} />
      {dest && <PlacePin place={dest} label={order?.dest?.address ?? ''} isHollow />}
      {origin && <PlacePin place={origin} label={order?.origin.address ?? ''} />}
    </ReplayView>
  );
}

const placeOf = (place: OrderPlace | null | undefined): LngLat | null =>
  place && place.lng !== null && place.lat !== null ? [place.lng, place.lat] : null;
