/** Who was offered the order when, and whether it arrived, was read and answered: in short, or one by one. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ReplyState } from '../../../contract/dispatch-parts.ts';
import { dispatchQueryCalls } from '../../../contract/dispatch-query.ts';
import type { Order } from '../../../contract/order.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { formatClock, formatTime } from '../../../kit/format/time.ts';
import { MONO } from '../../../kit/theme/tokens.ts';
import { ReplyMark } from '../../../nouns/order/ReplyMark.tsx';
import { LogHead, LogLine, LogSection } from '../parts/log-parts.tsx';
import { usePollMs } from '../state/use-tab-orders.ts';
import { roundsOf } from './offer-rounds.ts';

/** The order went to another driver. */
const LOST = 4;

export function OfferLog({ order }: { order: Order }) {
  const translate = useTranslate();
  const repeatMs = usePollMs();
  const [isWhole, setWhole] = useState(false);
  const { data } = useAnswer(
    dispatchQueryCalls.queryPushOrderInfo,
    { query: { orderId: order.id } },
    { repeatMs },
  );
  // of one offer it is said who got the order, of a round how many did not
  const sayCount = (state: ReplyState, count: number) =>
    state === LOST
      ? translate('dispatch.offers.lost', { count })
      : `${translate(`order.reply.${state}`)} ${count}`;
  const rounds = roundsOf(data ?? []);
  if (rounds.length === 0) return null;
  return (
    <LogSection>
      <LogHead>
        <h3>{translate('order.offers.title')}</h3>
        <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {translate(isWhole ? 'dispatch.offers.less' : 'dispatch.offers.all')}
        </button>
      </LogHead>
      <ol>
        {rounds.map(({ round, on, by, offers, counts }) => (
          <li key={round ?? 0}>
            <LogLine>
              <time title={formatTime(on)}>{formatClock(on)}</time>
              <span>
                {round !== null && translate('dispatch.offers.round', { round })} {by}
              </span>
              <span data-end>
                {[
                  translate('dispatch.offers.sent', { count: offers.length }),
                  ...counts.filter(([state]) => state > 0).map(([state, count]) => sayCount(state, count)),
                ].join(' · ')}
              </span>
            </LogLine>
            {isWhole &&
              offers.map(offer => (
                <Offer key={offer.pushId}>
                  <b>{offer.plateNum}</b>
                  <span>{offer.driverName}</span>
                  <span data-end title={offer.rejectReason ?? undefined}>
                    {formatClock(offer.replyTime ?? offer.readTime ?? offer.deliverTime ?? offer.pushTime)}{' '}
                    <ReplyMark state={offer.replyStatus} />
                    {offer.rejectReason && ` ${offer.rejectReason}`}
                  </span>
                </Offer>
              ))}
          </li>
        ))}
      </ol>
    </LogSection>
  );
}

const Offer = styled(LogLine)({ paddingLeft: 48, b: { fontFamily: MONO, fontSize: 12 } });
