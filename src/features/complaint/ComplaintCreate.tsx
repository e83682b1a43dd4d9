/** A new complaint, by hand or begun with what the call or the order says from which the address comes. */
import { useLocation } from 'ra-core';
import { useMemo } from 'react';
import { callCentreCalls } from '../../contract/call-centre.ts';
import { complaintCalls } from '../../contract/complaint.ts';
import type { Order } from '../../contract/order.ts';
import { useCapability, useMay } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { useCallOrigin } from '../../nouns/call/use-call-origin.ts';
import { CallerRides } from '../../nouns/order/CallerRides.tsx';
import { ResourceCreate } from '../../resource/pages/ResourceCreate.tsx';
import pages from './pages.tsx';

export default function ComplaintCreate() {
  const { search } = useLocation();
  const asked = useMemo(() => {
    const query = new URLSearchParams(search);
    const [callId, orderId] = [query.get('callId'), query.get('orderId')];
    return { ...(callId && { callId }), ...(orderId && { orderId }) };
  }, [search]);
  if (Object.keys(asked).length === 0) return <ResourceCreate pages={pages} />;
  return <FromOrigin key={search} asked={asked} />;
}

interface Asked {
  callId?: string;
  orderId?: string;
}

function FromOrigin({ asked }: { asked: Asked }) {
  const describe = useFailureText();
  const { callId, orderId } = asked;
  const { data, error, refetch } = useAnswer(complaintCalls.complaintOrigin, { query: asked });
  const pop = useCallerOf(callId);
  const originOfCall = useCallOrigin(callId ?? '');
  if (!data)
    return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => void refetch()} />;
  const origin = callId ? originOfCall(pop) : { key: `order-${orderId}`, name: data.complainant ?? '' };
  // the masked number is shown and not sent: the server takes it from where it stands
  return (
    <ResourceCreate
      pages={pages}
      record={data}
      origin={origin}
      above={
        // of an order it is about that one
        !orderId && <CallerRides orders={pop?.passenger?.lastOrders ?? []} valuesOf={valuesOf} next="type" />
      }
    />
  );
}

/** Undefined where nobody is told who calls. */
function useCallerOf(callId: string | undefined) {
  const knowsCalls = useCapability('calls');
  const maySee = useMay(callCentreCalls.screenPop);
  const enabled = callId !== undefined && knowsCalls && maySee;
  return useAnswer(callCentreCalls.screenPop, { query: { callId: callId ?? '' } }, { enabled }).data;
}

/** What the ride says of the complaint, as the server fills it in. */
const valuesOf = ({
  id,
  origin,
  driver,
  plateNum,
  onboardTime,
  arriveTime,
  useTime,
  addressType,
}: Order) => ({
  orderId: id,
  plateNumber: plateNum ?? driver?.plateNum ?? null,
  driverName: driver?.name ?? null,
  occurTime: onboardTime ?? arriveTime ?? useTime,
  address: origin.address,
  addressType,
});
