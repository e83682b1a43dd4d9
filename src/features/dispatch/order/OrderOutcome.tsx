/** How an order has gone so far, or ended: its milestones, and what it cost. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Order } from '../../../contract/order.ts';
import { formatYuan } from '../../../kit/format/count.ts';
import { formatDistance } from '../../../kit/format/distance.ts';
import { formatDuration } from '../../../kit/format/number.ts';
import { formatClockOrDay, formatTime } from '../../../kit/format/time.ts';

const MILESTONES = [
  'matchTime',
  'arriveTime',
  'onboardTime',
  'finishTime',
  'cancelTime',
  'closeTime',
] as const;
const SECOND_MS = 1_000;

export function OrderOutcome({ order }: { order: Order }) {
  const translate = useTranslate();
  const { cancelType, cancelmsg, price, payStatus, distance, duration, star } = order;
  const times = MILESTONES.flatMap(name => {
    const on = order[name];
    return on ? [{ name, on }] : [];
  });
  const cancelled = cancelType === null ? null : translate(`order.cancelType.${cancelType}`);
  if (times.length === 0 && cancelled === null) return null;
  return (
    <List>
      {times.map(({ name, on }) => (
        <div key={name}>
          <dt>{translate(`order.field.${name}`)}</dt>
          <dd title={formatTime(on)}>{formatClockOrDay(on, Date.now())}</dd>
        </div>
      ))}
      {cancelled !== null && (
        <div data-wide>
          <dt>{translate('order.field.cancelType')}</dt>
          <dd>
            {cancelled} {cancelmsg}
          </dd>
        </div>
      )}
      {price !== null && (
        <div>
          <dt>{translate('dispatch.fare')}</dt>
          <dd>
            {formatYuan(price)} {translate('dispatch.yuan')}
            {translate('dispatch.comma')}
            {translate(`order.payStatus.${payStatus}`)}
          </dd>
        </div>
      )}
      {distance !== null && (
        <div>
          <dt>{translate('order.field.distance')}</dt>
          <dd>
            {formatDistance(distance)}
            {duration !== null && `${translate('dispatch.comma')}${formatDuration(duration * SECOND_MS)}`}
          </dd>
        </div>
      )}
      {star !== null && (
        <div>
          <dt>{translate('order.field.star')}</dt>
          <dd>{translate('dispatch.reason.star', { value: star })}</dd>
        </div>
      )}
    </List>
  );
}

const List = styled('dl')(({ theme: { tokens } }) => ({
  display: 'grid',
  flex: 'none',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 12,
  margin: 0,
  padding: '8px 12px',
  borderTop: `1px solid ${tokens.line}`,
  fontVariantNumeric: 'tabular-nums',
  div: { display: 'flex', gap: 8, minWidth: 0, minHeight: 22 },
  'div[data-wide]': { gridColumn: '1 / -1' },
  dt: { flex: 'none', color: tokens.text.faint },
  dd: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
}));
