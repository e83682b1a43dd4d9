/** What of a case is drawn in a way of its own: where it stands, and how long there is still. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { LostOrder } from '../../contract/lost-order.ts';
import type { LostStage } from '../../contract/lost-states.ts';
import { useTicking } from '../../data/ticking.ts';
import { formatTime } from '../../kit/format/time.ts';
import { StatusMark, type StatusTone } from '../../kit/StatusMark.tsx';
import { HIDDEN_EDGE } from '../../kit/theme/edges.ts';
import { isVip, leftOf } from '../../nouns/lost/derived.ts';
import { useSpanWords } from '../../nouns/lost-times/use-span-words.ts';

const TONES: Readonly<Record<LostStage, StatusTone>> = {
  toHandle: 'bad',
  searching: 'warn',
  askingDriver: 'warn',
  askingOwner: 'warn',
  returning: 'warn',
  toReward: 'warn',
  done: 'ok',
  cancelled: 'off',
  refunding: 'warn',
  refunded: 'off',
};

export function StageMark({ stage }: { stage: LostStage }) {
  const translate = useTranslate();
  return <StatusMark tone={TONES[stage]}>{translate(`lostOrder.stage.${stage}`)}</StatusMark>;
}

interface DeadlineProps {
  row: Pick<LostOrder, 'payStatus'> & { slaDeadline: number };
}

/** How long there is still, or how late it is; the moment itself on hover. */
export function Deadline({ row }: DeadlineProps) {
  const { slaDeadline } = row;
  const translate = useTranslate();
  const say = useSpanWords();
  const said = useTicking(now => {
    const left = leftOf(row, slaDeadline, now);
    const words = translate(`lostDesk.${left.isLate ? 'late' : 'left'}`, { time: say(left) });
    return `${left.isLate ? 'bad' : left.isSoon ? 'warn' : 'off'} ${words}`;
  });
  const [tone = '', ...words] = said.split(' ');
  return (
    <span title={formatTime(slaDeadline)}>
      <StatusMark tone={tone as StatusTone}>{words.join(' ')}</StatusMark>
    </span>
  );
}

/** Of who has paid to be served first. */
export function VipMark({ row }: { row: Pick<LostOrder, 'payStatus'> }) {
  const translate = useTranslate();
  return isVip(row) && <Vip>{translate('lostOrder.payStatus.1')}</Vip>;
}

const Vip = styled('b')(({ theme: { tokens } }) => ({
  padding: '0 6px',
  borderRadius: 3,
  ...HIDDEN_EDGE,
  backgroundColor: tokens.warn.soft,
  color: tokens.warn.ink,
  fontSize: 12,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
}));

interface PaymentStateProps {
  row: Pick<LostOrder, 'waitsForCheck' | 'refundStatus' | 'rewardStatus'>;
  field: 'refundStatus' | 'rewardStatus';
}

/** How far a refund or a reward is: one that a second person has yet to approve is not under way. */
export function PaymentState({ row, field }: PaymentStateProps) {
  const translate = useTranslate();
  const isWaiting = row.waitsForCheck === 1 && row[field] === UNDER_WAY;
  return translate(isWaiting ? 'lostOrder.waitsForCheck.1' : `lostOrder.${field}.${row[field]}`);
}

const UNDER_WAY = 2;
