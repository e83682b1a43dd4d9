/** What has happened to an order, newest first: its log or, where nobody keeps one, the times that it knows. */
import { useTranslate } from 'ra-core';
import { dispatchDeskCalls } from '../../contract/dispatch-desk.ts';
import type { Order } from '../../contract/order.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Timeline } from '../../kit/record/Timeline.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';
import { milestonesOf } from '../../nouns/order/milestones.ts';

export function OrderTimeline({ order }: { order: Order }) {
  const translate = useTranslate();
  const hasLog = useCapability('dispatch');
  const describe = useFailureText();
  const { data, error, isPending, refetch } = useAnswer(
    dispatchDeskCalls.listOrderLog,
    { query: { orderId: order.id } },
    { enabled: hasLog },
  );
  if (error && !data) return <ErrorState {...describe(error)} onRetry={() => refetch()} />;
  const known = milestonesOf(order).map(({ field, time }) => ({
    id: field,
    time,
    who: '',
    what: translate(`order.field.${field}`),
  }));
  const logged = (data ?? []).toReversed().map(entry => ({
    id: entry.id,
    time: entry.createdOn,
    who: entry.operatorName ?? translate(`order.cancelBy.${entry.operatorType}`),
    what: [translate(`order.action.${entry.action}`, { _: entry.action }), entry.content]
      .filter(Boolean)
      .join(' '),
  }));
  return (
    <Timeline
      title={translate('order.timeline')}
      isExact
      isLoading={hasLog && isPending}
      emptyText={translate('order.timelineNone')}
      items={logged.length > 0 ? logged : known}
    />
  );
}
