/** A ride as it was when it was attached: when, how far, for how much, and along which way. */
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import type { ComplaintEvidence } from '../../contract/complaint.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { formatYuan } from '../../kit/format/count.ts';
import { formatDistance } from '../../kit/format/distance.ts';
import { formatTime } from '../../kit/format/time.ts';
import { late } from '../../kit/late.tsx';
import { Facts } from '../../kit/record/Facts.tsx';
import { orderPath } from '../../nouns/order/links.ts';
import { ORDER_LIST_PATH } from '../../nouns/order/paths.ts';
import { REPLAY_PATH, replayPath } from '../../nouns/replay-page/paths.ts';

const TIMES = ['matchTime', 'arriveTime', 'onboardTime', 'finishTime', 'cancelTime'] as const;
const RideOnMap = late(() => import('./RideOnMap.tsx'), 'default');

export function AttachedRide({ ride }: { ride: ComplaintEvidence }) {
  const translate = useTranslate();
  const hasOrders = useLeadsTo(ORDER_LIST_PATH);
  const hasReplay = useLeadsTo(REPLAY_PATH);
  const { orderId, orderNo, plateNumber, driverName, distance, price, line, attachedBy, createdOn } = ride;
  const [first, last] = [line.at(0), line.at(-1)];
  const labelOf = (field: string) => translate(`complaint.evidence.${field}`);
  const facts = [
    { label: labelOf('driver'), value: [plateNumber, driverName].filter(Boolean).join(' ') || null },
    ...TIMES.map(field => ({ label: labelOf(field), value: ride[field] && formatTime(ride[field]) })),
    { label: labelOf('distance'), value: distance !== null && formatDistance(distance) },
    { label: labelOf('price'), value: price !== null && formatYuan(price) },
    { label: labelOf('attached'), value: [attachedBy, formatTime(createdOn)].filter(Boolean).join(' ') },
  ].filter(({ value }) => Boolean(value));
  return (
    <Ride aria-label={orderNo}>
      <header>
        {hasOrders ? <LinkBase to={orderPath(orderId)}>{orderNo}</LinkBase> : <b>{orderNo}</b>}
        {hasReplay && plateNumber && first && last && (
          <LinkBase to={replayPath(plateNumber, first[2], last[2])}>{labelOf('replay')}</LinkBase>
        )}
      </header>
      <Facts facts={facts} />
      {line.length > 0 ? <RideOnMap line={line} /> : <p>{labelOf('noTrack')}</p>}
    </Ride>
  );
}

const Ride = styled('article')(({ theme: { tokens } }) => ({
  marginBottom: 12,
  border: `1px solid ${tokens.line}`,
  borderRadius: 4,
  overflow: 'hidden',
  header: { display: 'flex', flexWrap: 'wrap', gap: '4px 16px', padding: '8px 16px 0' },
  a: { color: tokens.accent.ink },
  p: { margin: 0, padding: '0 16px 12px', color: tokens.text.faint },
}));
