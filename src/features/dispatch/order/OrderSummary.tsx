/** What an order is, in a glance: from where to where, for whom, when, and what was said. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Order } from '../../../contract/order.ts';
import { formatYuan } from '../../../kit/format/count.ts';
import { formatDistance } from '../../../kit/format/distance.ts';
import { formatClockOrDay, formatTime } from '../../../kit/format/time.ts';
import { DialButton } from '../../../nouns/call/DialButton.tsx';
import { PassengerMobile } from '../../../nouns/order/PassengerMobile.tsx';
import { useOrderWords } from '../state/use-order-words.ts';

const REAL_TIME = '0';

export function OrderSummary({ order }: { order: Order }) {
  const translate = useTranslate();
  const words = useOrderWords();
  const { origin, dest, estimatePrice, estimateDistance, remark, useTime, createdOn } = order;
  const now = Date.now();
  const who = words.whoOf(order);
  const estimate =
    estimatePrice === null
      ? translate('common.none')
      : `${order.isEstimateRough ? translate('dispatch.about') : ''}${formatYuan(estimatePrice)} ${translate('dispatch.yuan')}${estimateDistance === null ? '' : `，${formatDistance(estimateDistance)}`}`;
  return (
    <Whole>
      <Place>
        <i data-from aria-hidden />
        <b>{origin.address}</b>
        {origin.detail && <span>{origin.detail}</span>}
      </Place>
      <Place>
        <i aria-hidden />
        {dest ? dest.address : translate('order.noDest')}
        {dest?.detail && <span>{dest.detail}</span>}
      </Place>
      <Facts>
        <Fact label={translate('order.field.passenger')}>
          {/* who has told no name is a passenger, and the label says so already */}
          {order.passenger.nickName || (order.passenger.mobile ? null : words.nameOf(order))}{' '}
          <PassengerMobile order={order} />
          {order.passenger.mobile && (
            <DialButton whom={{ orderId: order.id, whom: 'passenger' }} label={translate('call.dial')} />
          )}
        </Fact>
        <Fact label={translate('order.field.type')}>
          {order.type === REAL_TIME ? translate('order.type.0') : formatClockOrDay(useTime, now)}
          {translate('dispatch.comma')}
          {translate('dispatch.passengers', { smart_count: order.passengerNum })}
        </Fact>
        <Fact label={translate('dispatch.estimate')}>{estimate}</Fact>
        <Fact label={translate('dispatch.made')}>
          <span title={formatTime(createdOn)}>{formatClockOrDay(createdOn, now)}</span> {who}
        </Fact>
        {remark && (
          <Fact label={translate('order.field.remark')} isWide>
            {remark}
          </Fact>
        )}
      </Facts>
    </Whole>
  );
}

function Fact({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div data-wide={isWide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Whole = styled('div')({ flex: 'none', padding: '0 12px 8px' });

const Place = styled('p')(({ theme: { tokens } }) => ({
  position: 'relative',
  margin: 0,
  padding: '1px 0 1px 24px',
  color: tokens.text.strong,
  overflowWrap: 'anywhere',
  b: { fontSize: 14, fontWeight: 600 },
  span: { display: 'block', color: tokens.text.faint, fontSize: 12 },
  i: {
    position: 'absolute',
    top: 7,
    left: 4,
    width: 8,
    height: 8,
    border: `2px solid ${tokens.text.strong}`,
    borderRadius: 1,
  },
  'i[data-from]': { borderRadius: '50%', backgroundColor: tokens.text.strong },
}));

const Facts = styled('dl')(({ theme: { tokens } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  columnGap: 12,
  margin: '4px 0 0',
  fontVariantNumeric: 'tabular-nums',
  div: { display: 'flex', alignItems: 'baseline', gap: 8, minWidth: 0, minHeight: 22 },
  'div[data-wide]': { gridColumn: '1 / -1' },
  dt: { flex: 'none', color: tokens.text.faint },
  dd: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
}));
