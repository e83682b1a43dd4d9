/** What was done about a case, the latest first. */
import { useTranslate } from 'ra-core';
import { lostCalls } from '../../../contract/lost-calls.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { Timeline } from '../../../kit/record/Timeline.tsx';
import { ErrorState } from '../../../kit/state/PageState.tsx';

export function CaseLog({ id }: { id: string }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { data, error, isPending, refetch } = useAnswer(lostCalls.serviceInfo, { params: { id } });
  if (!data && error) return <ErrorState {...describe(error)} onRetry={() => void refetch()} />;
  return (
    <Timeline
      title={translate('lostDesk.log')}
      isExact
      isLoading={isPending}
      emptyText={translate('common.none')}
      items={(data?.log ?? [])
        .toReversed()
        .map(({ id: entry, createdOn, operatorName, action, content }) => ({
          id: entry,
          time: createdOn,
          who: operatorName ?? translate('live.system'),
          what: [translate(wordOf(action), { _: action }), content].filter(Boolean).join(' · '),
        }))}
    />
  );
}

/** What a payment came to is told as `refundPaid`. */
const ENDED = /^(refund|reward)(Paid|Approved|Failed|Dropped)$/;

function wordOf(action: string): string {
  const [, payment, end] = ENDED.exec(action) ?? [];
  return payment ? `lostDesk.ended.${payment}.${end}` : `lostDesk.action.${action}`;
}
