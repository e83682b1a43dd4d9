/** What was done to the order, by whom and when: the latest first. */
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { dispatchDeskCalls } from '../../../contract/dispatch-desk.ts';
import type { Order } from '../../../contract/order.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';
import { formatClockOrDay, formatTime } from '../../../kit/format/time.ts';
import { LogHead, LogLine, LogSection } from '../parts/log-parts.tsx';
import { usePollMs } from '../state/use-tab-orders.ts';

const SYSTEM = 0;
const FEW = 4;

export function OrderLog({ order }: { order: Order }) {
  const translate = useTranslate();
  const hasDesk = useCapability('dispatch');
  const repeatMs = usePollMs();
  const [isWhole, setWhole] = useState(false);
  const { data } = useAnswer(
    dispatchDeskCalls.listOrderLog,
    { query: { orderId: order.id } },
    { enabled: hasDesk, repeatMs },
  );
  if (!data || data.length === 0) return null;
  const latest = data.toReversed();
  return (
    <LogSection>
      <LogHead>
        <h3>{translate('order.timeline')}</h3>
        {latest.length > FEW && (
          <button type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {translate(isWhole ? 'dispatch.offers.less' : 'dispatch.offers.all')}
          </button>
        )}
      </LogHead>
      <ol>
        {latest.slice(0, isWhole ? latest.length : FEW).map(entry => (
          <li key={entry.id}>
            <LogLine>
              <time title={formatTime(entry.createdOn)}>{formatClockOrDay(entry.createdOn, Date.now())}</time>
              <span>
                {translate(`order.action.${entry.action}`, { _: entry.action })} {entry.content}
              </span>
              <span data-end>
                {entry.operatorType === SYSTEM
                  ? translate('live.system')
                  : (entry.operatorName ?? translate(`order.cancelBy.${entry.operatorType}`))}
              </span>
            </LogLine>
          </li>
        ))}
      </ol>
    </LogSection>
  );
}
