/** What was done about a complaint, the latest first. */
import { useTranslate } from 'ra-core';
import { type Complaint, complaintCalls } from '../../contract/complaint.ts';
import { useAnswer } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Timeline } from '../../kit/record/Timeline.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';

/** What the result of an act is: words of that field. */
const RESULTS: Readonly<Record<string, string>> = { reply: 'dutyResult', close: 'visitResult' };

export function ComplaintLog({ complaint: { id } }: { complaint: Complaint }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { data, error, isPending, refetch } = useAnswer(complaintCalls.listComplaintLog, {
    query: { complaintId: id },
  });
  if (!data && error) return <ErrorState {...describe(error)} onRetry={() => void refetch()} />;
  const resultOf = (action: string, result: number | null) => {
    const field = RESULTS[action];
    return field && result !== null && translate(`complaint.${field}.${result}`);
  };
  return (
    <Timeline
      title={translate('complaint.log')}
      isExact
      isLoading={isPending}
      emptyText={translate('common.none')}
      items={(data ?? []).toReversed().map(entry => ({
        id: entry.id,
        time: entry.createdOn,
        who: entry.operatorName ?? '',
        what: [
          translate(`complaint.action.${entry.action}`, { _: entry.action }),
          resultOf(entry.action, entry.result),
          entry.content,
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}
