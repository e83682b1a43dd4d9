/** Where a case stands, in one line besides its stage: who has paid, how long there is still, and in whose hands it is. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { LostOrder } from '../../../contract/lost-order.ts';
import { formatYuan } from '../../../kit/format/count.ts';
import { StatusMark } from '../../../kit/StatusMark.tsx';
import { payVipDateStr } from '../../../nouns/lost/derived.ts';
import { Deadline, VipMark } from '../LostCells.tsx';
import { waitingPayment } from './which-acts.ts';

export function CaseState({ row }: { row: LostOrder }) {
  const translate = useTranslate();
  const { slaDeadline, handleStatus, handleUserName } = row;
  const payment = waitingPayment(row);
  const paidOn = payVipDateStr(row);
  const isBegun = handleStatus !== 0;
  return (
    <Line>
      <VipMark row={row} />
      {paidOn && <small>{translate('lostDesk.vipSince', { time: paidOn })}</small>}
      {slaDeadline !== null && (
        <span>
          {translate(isBegun ? 'lostDesk.untilClosed' : 'lostDesk.untilBegun')}{' '}
          <Deadline row={{ ...row, slaDeadline }} />
        </span>
      )}
      {handleUserName && <span>{translate('lostDesk.inHandsOf', { by: handleUserName })}</span>}
      {payment && (
        <StatusMark tone="warn">
          {translate(`lostDesk.waitsFor.${payment}`, { amount: formatYuan(row[`${payment}Amount`]) })}
        </StatusMark>
      )}
    </Line>
  );
}

const Line = styled('p')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  margin: 0,
  padding: '12px 16px 0',
  small: { color: tokens.text.faint },
}));
