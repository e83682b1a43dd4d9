/** To whom an order was offered, and what he made of it: the latest round first. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { OrderOffer } from '../../contract/dispatch-parts.ts';
import { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatDistance } from '../../kit/format/distance.ts';
import { formatDuration } from '../../kit/format/number.ts';
import { formatMoment, formatTime } from '../../kit/format/time.ts';
import { denseLines } from '../../kit/list/table-parts.ts';
import { ErrorState } from '../../kit/state/PageState.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { ReplyMark } from '../../nouns/order/ReplyMark.tsx';

const SECOND_MS = 1_000;

export function OrderOffers({ orderId }: { orderId: string }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { data, error, refetch } = useAnswer(dispatchQueryCalls.queryPushOrderInfo, { query: { orderId } });
  const titleId = useId();
  const head = (column: string) => translate(`order.offers.${column}`);
  return (
    <section>
      <h2 id={titleId}>{head('title')}</h2>
      {error && !data && <ErrorState {...describe(error)} onRetry={() => refetch()} />}
      {data?.length === 0 && <None>{head('none')}</None>}
      {data && data.length > 0 && (
        <Scroll tabIndex={0} role="group" aria-labelledby={titleId}>
          <Table>
            <thead>
              <tr>
                {COLUMNS.map(column => (
                  <th key={column}>{head(column)}</th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map(offer => (
                <Offer key={offer.pushId} offer={offer} />
              ))}
            </tbody>
          </Table>
        </Scroll>
      )}
    </section>
  );
}

const COLUMNS = ['round', 'driver', 'distance', 'eta', 'pushTime', 'readTime', 'replyTime', 'reply'] as const;

function Offer({ offer }: { offer: OrderOffer }) {
  const { distance, eta, plateNum, driverName, rejectReason } = offer;
  const time = (value: number | null) => <td title={formatTime(value)}>{formatMoment(value)}</td>;
  return (
    <tr>
      <td>{offer.round}</td>
      <td>
        <code>{plateNum}</code> {driverName}
      </td>
      <td>{formatDistance(distance)}</td>
      <td>{formatDuration(eta === null ? null : eta * SECOND_MS)}</td>
      {time(offer.pushTime)}
      {time(offer.readTime)}
      {time(offer.replyTime)}
      <td title={rejectReason ?? undefined}>
        <ReplyMark state={offer.replyStatus} /> {rejectReason}
      </td>
    </tr>
  );
}

const Scroll = styled('div')({ overflowX: 'auto', padding: '4px 8px 8px' });

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  minWidth: 760,
  borderCollapse: 'collapse',
  ...denseLines(theme),
  th: { color: theme.tokens.text.faint, fontWeight: 400, textAlign: 'left' },
  'th:first-of-type': { width: 56 },
  'th:nth-of-type(2)': { width: 168 },
  'th:last-of-type': { width: 168 },
  code: { fontFamily: MONO, fontSize: 12 },
}));

const None = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '4px 16px 16px',
  color: theme.tokens.text.faint,
}));
