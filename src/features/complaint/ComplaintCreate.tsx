/** A new complaint, by hand or begun with what the call or the order says from which the address comes. */
import { useLocation } from 'ra-core';
import { useMemo } from 'react';
import { complaintCalls } from '../../contract/complaint.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { RecordLoading } from '../../kit/record/RecordLoading.tsx';
import { ResourceCreate } from '../../nouns/resource/ResourceCreate.tsx';
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

function FromOrigin({ asked }: { asked: { callId?: string; orderId?: string } }) {
  const describe = useFailureText();
  const { data, error, refetch } = useAnswer(complaintCalls.complaintOrigin, { query: asked });
  if (!data)
    return <RecordLoading error={error ? describe(error) : undefined} onRetry={() => void refetch()} />;
  // the masked number is shown and not sent: the server takes it from where it stands
  return <ResourceCreate pages={pages} record={data} />;
}
