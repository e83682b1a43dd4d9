/** What can be done with the order besides offering it. What cannot is grey, and says why. */
import { styled } from '@mui/material/styles';
import { Ellipsis } from 'lucide-react';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { dispatchCalls } from '../../../contract/dispatch.ts';
import { dispatchDeskCalls } from '../../../contract/dispatch-desk.ts';
import { dispatchQueryCalls } from '../../../contract/dispatch-query.ts';
import { hasDriver } from '../../../contract/order-states.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useCall } from '../../../data/use-call.ts';
import { useOrderActs } from '../state/act-context.ts';
import type { Act } from '../state/acts.ts';
import { useWhyNot } from '../state/use-act-words.ts';
import { GuardedButton } from './GuardedButton.tsx';
import { MoreActs } from './MoreActs.tsx';
import { NextStep } from './NextStep.tsx';

/** Acts that ask for something before they are done. */
export type ActWithInput = 'cancel' | 'reassign' | 'contact' | 'arrive' | 'endWatch' | 'change';

interface ActBarProps {
  openAct: ActWithInput | null;
  onOpen(act: ActWithInput | null): void;
  onPrint(): void;
}

const UNWATCHED = 0;
const ONGOING = 2;

export function ActBar({ openAct, onOpen, onPrint }: ActBarProps) {
  const translate = useTranslate();
  const { order } = useOrderActs();
  const hasDesk = useCapability('dispatch');
  const may = {
    reassign: useMay(dispatchCalls.reAssignOrder),
    contact: useMay(dispatchCalls.contactDriver),
    arrive: useMay(dispatchCalls.seatsConfirm),
    change: useMay(dispatchDeskCalls.changeOrder) && hasDesk,
    cancel: useMay(dispatchCalls.cancelOrder),
    endWatch: useMay(dispatchCalls.closeOrderMonitor),
  };
  const asks = (act: ActWithInput) => may[act] && <AskButton key={act} {...{ act, openAct, onOpen }} />;
  const isOver = order.mainStatus > 2;
  // a plain upstream does not tell it
  const mayBeWatched =
    order.monitorFlag === null ? order.mainStatus === ONGOING : order.monitorFlag !== UNWATCHED;
  return (
    <Bar>
      {hasDriver(order) && (
        <>
          {asks('reassign')}
          {asks('contact')}
          {asks('arrive')}
        </>
      )}
      {!isOver && asks('change')}
      {hasDriver(order) && <SmsButton />}
      {mayBeWatched && asks('endWatch')}
      <MoreActs
        button={open => (
          <GuardedButton
            why={null}
            aria-haspopup="menu"
            aria-label={translate('dispatch.more')}
            onClick={open}
          >
            <Ellipsis size={16} aria-hidden />
          </GuardedButton>
        )}
        onPrint={onPrint}
      />
      <i />
      <NextStep order={order} />
      {!isOver && may.cancel && <AskButton act="cancel" isDangerous {...{ openAct, onOpen }} />}
    </Bar>
  );
}

interface AskButtonProps extends Omit<ActBarProps, 'onPrint'> {
  act: ActWithInput;
  isDangerous?: boolean;
}

function AskButton({ act, openAct, onOpen, isDangerous }: AskButtonProps) {
  const translate = useTranslate();
  const why = useWhyNot(act as Act);
  return (
    <GuardedButton
      why={why}
      {...(isDangerous && { variant: 'text', color: 'error' })}
      aria-expanded={openAct === act}
      onClick={() => onOpen(openAct === act ? null : act)}
    >
      {translate(`dispatch.act.${act}`)}
    </GuardedButton>
  );
}

/** Tells the passenger the plate. */
function SmsButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const { order, report } = useOrderActs();
  const why = useWhyNot('sms');
  const may = useMay(dispatchQueryCalls.sendCallTaxiSms);
  const { mutate, isPending } = useCall(dispatchQueryCalls.sendCallTaxiSms);
  const [isSent, setSent] = useState(false);
  if (!may) return null;
  const send = () =>
    mutate(
      { query: { orderId: order.id } },
      {
        onSuccess: () => {
          setSent(true);
          notify(translate('dispatch.smsSent'), { type: 'info' });
        },
        onError: error => report({ error, seen: order, again: send }),
      },
    );
  return (
    <GuardedButton why={why} isPending={isPending} onClick={send}>
      {translate(isSent ? 'dispatch.smsAgain' : 'dispatch.act.sms')}
    </GuardedButton>
  );
}

const Bar = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  padding: '0 12px 8px',
  '& > i': { flex: 1 },
});
