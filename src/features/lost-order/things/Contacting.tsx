/** Owner and driver of a case, at the telephone or by text message. No number comes to the console. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { lostSmsCalls } from '../../../contract/lost-sms.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { DialButton } from '../../../nouns/call/DialButton.tsx';
import { SmsConfirm, SmsSign, useSmsText } from './SmsConfirm.tsx';

export function Contacting({ row }: { row: LostOrder }) {
  const translate = useTranslate();
  const { id: lostId, ownerMobile, ownerMobile2, handleStatus, matchStatus, ownerConfirm } = row;
  const isPlain = !useCapability('lostDesk');
  const hasOwner = Boolean(ownerMobile || ownerMobile2);
  // the specification does not name the owner's number: there the upstream knows whether it has one
  const mayHaveOwner = hasOwner || isPlain;
  const hasDriver = matchStatus === 1 && Boolean(row.matchDriverPhone);
  const isOpen = handleStatus !== 2;
  return (
    <Line>
      {hasOwner && <DialButton whom={{ lostId, whom: 'owner' }} label={translate('lostThings.dialOwner')} />}
      {hasDriver && (
        <DialButton whom={{ lostId, whom: 'driver' }} label={translate('lostThings.dialDriver')} />
      )}
      {mayHaveOwner && isOpen && <SmsButton call="sendFormSms" lostId={lostId} />}
      {hasDriver && ownerConfirm === 1 && <SmsButton call="sendDriverRewardSms" lostId={lostId} />}
    </Line>
  );
}

const KIND_OF = { sendFormSms: 'form', sendDriverRewardSms: 'reward' } as const;

function SmsButton({ call, lostId }: { call: keyof typeof lostSmsCalls; lostId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const may = useMay(lostSmsCalls[call]);
  const tellsText = useCapability('lostSearch');
  const [isAsked, setAsked] = useState(false);
  const said = useSmsText(isAsked ? { lostId, kind: KIND_OF[call] } : null);
  const { mutate, isPending, error, reset } = useCall(lostSmsCalls[call]);
  if (!may) return null;
  const send = () =>
    mutate(
      { query: { lostId }, body: {} },
      {
        onSuccess: () => {
          setAsked(false);
          notify(`lostThings.sent.${call}`, { type: 'success' });
        },
        // the dialog says it, where there is one
        onError: failure => tellsText || notify(describe(failure).text, { type: 'error' }),
      },
    );
  return (
    <>
      <Button
        color="inherit"
        loading={isPending && !isAsked}
        aria-busy={isAsked && !said}
        startIcon={<SmsSign isAsked={isAsked && !said} />}
        onClick={tellsText ? () => setAsked(true) : send}
      >
        {translate(`lostThings.${call}`)}
      </Button>
      {said && (
        <SmsConfirm
          title={translate(`lostThings.${call}`)}
          said={said}
          isSending={isPending}
          failure={error}
          onConfirm={send}
          onClose={() => {
            setAsked(false);
            reset();
          }}
        />
      )}
    </>
  );
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  padding: '4px 8px 8px',
  '&:empty': { display: 'none' },
});
