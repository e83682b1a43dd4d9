/** A new case, by hand or begun with who calls in the call from which the address comes. */
import { useLocation } from 'ra-core';
import { useMemo } from 'react';
import { callCentreCalls } from '../../contract/call-centre.ts';
import type { Order } from '../../contract/order.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { useCallOrigin } from '../../nouns/call/use-call-origin.ts';
import { CallerRides } from '../../nouns/order/CallerRides.tsx';
import { ResourceCreate } from '../../resource/pages/ResourceCreate.tsx';
import pages from './pages.tsx';

export default function LostCreate() {
  const callId = new URLSearchParams(useLocation().search).get('callId');
  const knowsCalls = useCapability('calls');
  const maySee = useMay(callCentreCalls.screenPop);
  if (callId === null || !knowsCalls || !maySee) return <ResourceCreate pages={pages} />;
  return <FromCall key={callId} callId={callId} />;
}

function FromCall({ callId }: { callId: string }) {
  const describe = useFailureText();
  const origin = useCallOrigin(callId);
  const { data, error, refetch } = useAnswer(callCentreCalls.screenPop, { query: { callId } });
  const record = useMemo(
    () =>
      data && {
        callId,
        ownerName: data.passenger?.nickName,
        ownerMobile: data.call.callno,
        addressType: data.call.addressType,
      },
    [callId, data],
  );
  if (!record)
    return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => void refetch()} />;
  // the masked number is shown and not sent: the server takes it from the call
  return (
    <ResourceCreate
      pages={pages}
      record={record}
      origin={origin(data)}
      above={
        <CallerRides
          orders={data?.passenger?.lastOrders.filter(isRide) ?? []}
          valuesOf={valuesOf}
          next="goodsName"
        />
      }
    />
  );
}

/** Somebody came. */
const isRide = ({ plateNum, driver }: Order) => Boolean(plateNum ?? driver);

/** What of a ride is remembered for the owner. */
const valuesOf = ({ id, origin, dest, driver, plateNum, onboardTime, arriveTime, ...order }: Order) => ({
  orderId: id,
  plateNumber: plateNum ?? driver?.plateNum ?? null,
  companyName: driver?.companyName ?? null,
  upTime: onboardTime ?? arriveTime ?? order.useTime,
  upAddress: origin.address,
  upLng: origin.lng,
  upLat: origin.lat,
  downTime: order.finishTime,
  downAddress: dest?.address ?? null,
  downLng: dest?.lng ?? null,
  downLat: dest?.lat ?? null,
  fare: order.price,
  addressType: order.addressType,
});
