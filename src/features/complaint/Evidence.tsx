/** The rides of a complaint: those that were attached, as they were, and those that can be. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { type Complaint, type ComplaintRide, complaintCalls } from '../../contract/complaint.ts';
import { isSettled } from '../../contract/complaint-states.ts';
import { useMay } from '../../data/session-context.tsx';
import { useAnswer, useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatTime } from '../../kit/format/time.ts';
import { ErrorState } from '../../kit/state/PageState.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { useFocusKept } from '../../kit/use-focus-kept.ts';
import { AttachedRide } from './AttachedRide.tsx';

interface EvidenceProps {
  complaint: Complaint;
  isHeld: boolean;
}

export function Evidence({ complaint: { id, state }, isHeld }: EvidenceProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const mayAttach = useMay(complaintCalls.attachRide) && !isSettled(state) && !isHeld;
  const whole = useFocusKept<HTMLElement>();
  const query = { complaintId: id };
  const attached = useAnswer(complaintCalls.listEvidence, { query });
  const rides = useAnswer(complaintCalls.listComplaintRides, { query }, { enabled: mayAttach });
  const error = attached.error ?? rides.error;
  if (error && !attached.data)
    return <ErrorState {...describe(error)} onRetry={() => void attached.refetch()} />;
  const known = new Set(attached.data?.map(({ orderId }) => orderId));
  const others = mayAttach ? (rides.data ?? []).filter(({ orderId }) => !known.has(orderId)) : [];
  return (
    <section ref={whole} aria-busy={attached.isPending}>
      <h2>{translate('complaint.evidence.title')}</h2>
      {attached.data?.map(ride => (
        <AttachedRide key={ride.id} ride={ride} />
      ))}
      {attached.data?.length === 0 && others.length === 0 && (
        <None>{translate('complaint.evidence.none')}</None>
      )}
      {others.length > 0 && (
        <Others>
          {others.map(ride => (
            <Candidate key={ride.orderId} ride={ride} complaintId={id} />
          ))}
        </Others>
      )}
    </section>
  );
}

function Candidate({ ride, complaintId }: { ride: ComplaintRide; complaintId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const { mutate, isPending } = useCall(complaintCalls.attachRide);
  const [failure, setFailure] = useState<string | null>(null);
  const { orderId, orderNo, plateNumber, driverName, useTime, originAddress } = ride;
  const attach = () =>
    mutate(
      { body: { complaintId, orderId } },
      {
        onSuccess: () => notify('complaint.evidence.done', { type: 'success' }),
        onError: error => setFailure(describe(error).text),
      },
    );
  return (
    <li>
      <code>{orderNo}</code>
      <span>{[formatTime(useTime), plateNumber, driverName, originAddress].filter(Boolean).join(' · ')}</span>
      <Button
        variant="outlined"
        color="inherit"
        loading={isPending}
        aria-label={`${translate('complaint.evidence.attach')} ${orderNo}`}
        onClick={attach}
      >
        {translate('complaint.evidence.attach')}
      </Button>
      {failure && <p role="alert">{failure}</p>}
    </li>
  );
}

const None = styled('p')(({ theme }) => ({ margin: 0, color: theme.tokens.text.faint }));

const Others = styled('ul')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '4px 0',
    borderTop: `1px solid ${tokens.line}`,
  },
  'li:first-of-type': { borderTop: 0 },
  span: { flex: '1 1 200px', minWidth: 0, color: tokens.text.faint },
  code: { fontFamily: MONO, fontSize: 12 },
  p: { flexBasis: '100%', margin: 0, color: tokens.bad.ink },
}));
