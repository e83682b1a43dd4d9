/** Everything that was between a person and the operator, newest first; more of it as one asks. */
import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { passengerCalls, type TimelineEntry, type TimelineKind } from '../../contract/passenger.ts';
import { ask } from '../../data/ask.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { answersKey } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { Timeline } from '../../kit/record/Timeline.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';
import { COMPLAINT_PATH } from '../../nouns/complaint/paths.ts';
import { LOST_PATH } from '../../nouns/lost/paths.ts';
import { orderPath } from '../../nouns/order/links.ts';
import { ORDER_LIST_PATH } from '../../nouns/order/paths.ts';

export function CallerTimeline({ id }: { id: string }) {
  const translate = useTranslate();
  const describe = useFailureText();
  const hasOrders = useLeadsTo(ORDER_LIST_PATH);
  const hasComplaints = useLeadsTo(COMPLAINT_PATH);
  const hasLost = useLeadsTo(LOST_PATH);
  const call = passengerCalls.callerTimeline;
  const { data, error, isPending, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [...answersKey(call), id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor }) => ask(call, { query: { id, cursor } }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const pathOf = ({ kind, id: recordId }: TimelineEntry): string | undefined => {
    if (kind === 'order' && hasOrders) return orderPath(recordId);
    if (kind === 'complaint' && hasComplaints) return `${COMPLAINT_PATH}/${recordId}`;
    return kind === 'lost' && hasLost ? `${LOST_PATH}/${recordId}` : undefined;
  };
  if (error && !data) return <ErrorState {...describe(error)} onRetry={() => void refetch()} />;
  return (
    <Place>
      <Timeline
        title={translate('passenger.timeline.title')}
        emptyText={translate('passenger.timeline.none')}
        isLoading={isPending}
        items={(data?.pages ?? []).flatMap(({ entries }) =>
          entries.map(entry => ({
            id: `${entry.kind} ${entry.id}`,
            time: entry.on,
            who: translate(`passenger.timeline.kind.${entry.kind}`),
            what: [entry.about, STATES[entry.kind](translate, entry.state)].filter(Boolean).join(' · '),
            path: pathOf(entry),
          })),
        )}
        {...(hasNextPage && { onMore: () => void fetchNextPage() })}
      />
    </Place>
  );
}

const Place = styled('div')({ padding: '8px 16px' });

type Translate = ReturnType<typeof useTranslate>;

/** As the pages of its kind say it; what is not over may have none. */
const STATES: Readonly<Record<TimelineKind, (translate: Translate, state: string | null) => string>> = {
  call: (translate, state) => translate(`call.state.${state ?? 'open'}`),
  order: (translate, state) => translate(`order.subStatus.${state}`, { _: '' }),
  complaint: (translate, state) => translate(`complaint.state.${state}`, { _: '' }),
  lost: (translate, state) => translate(`lostOrder.handleStatus.${state}`, { _: '' }),
};
