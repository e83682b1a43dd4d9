/** On the dashboard: cases that wait, each figure as its list shows it. */
import { useTranslate } from 'ra-core';
import { lostDeskCalls } from '../../contract/lost-desk.ts';
import { lostOrder } from '../../contract/lost-order.ts';
import { usePush } from '../../data/push/push-context.tsx';
import { useSession } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { Figures, unlessFailed } from '../../kit/Figures.tsx';
import { casesPath } from '../../nouns/lost/paths.ts';

/** Deadlines pass by themselves. */
const POLLING_MS = 60_000;

export default function LostCounts() {
  const translate = useTranslate();
  const { id } = useSession().user;
  const { data, error, refetch } = useAnswer(lostDeskCalls.countLostCases, {}, { repeatMs: POLLING_MS });
  usePush('RECORD_CHANGED', ({ data: { resource } }) => {
    if (resource === lostOrder.resource) void refetch();
  });
  const figure = (
    key: keyof NonNullable<typeof data>,
    filter: Readonly<Record<string, unknown>>,
    isUrgent = false,
  ) => ({
    label: translate(`lostDesk.count.${key}`),
    value: unlessFailed(data?.[key], error),
    to: casesPath(filter),
    isUrgent,
  });
  return (
    <Figures
      figures={[
        figure('overdue', { due: 'over' }, true),
        figure('vipWaiting', { stage: 'toHandle', payStatus: 1 }, true),
        figure('waiting', { stage: 'toHandle' }),
        figure('mine', { handleStatus: 1, handleUserId: id }),
      ]}
    />
  );
}
