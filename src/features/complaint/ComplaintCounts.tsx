/** On the dashboard: complaints that wait, each figure as its list shows it. */
import { useTranslate } from 'ra-core';
import { complaintCalls, complaint as resource } from '../../contract/complaint.ts';
import { TO_ACCEPT, TO_VISIT } from '../../contract/complaint-states.ts';
import { usePush } from '../../data/push/push-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { Figures, unlessFailed } from '../../kit/Figures.tsx';
import { complaintsPath } from '../../nouns/complaint/paths.ts';

/** Deadlines pass by themselves. */
const POLLING_MS = 60_000;

export default function ComplaintCounts() {
  const translate = useTranslate();
  const { data, error, refetch } = useAnswer(complaintCalls.countComplaints, {}, { repeatMs: POLLING_MS });
  usePush('RECORD_CHANGED', ({ data: { resource: changed } }) => {
    if (changed === resource.resource) void refetch();
  });
  const figure = (key: string, value: number | undefined, filter: Readonly<Record<string, unknown>>) => ({
    label: translate(`complaint.waiting.${key}`),
    value: unlessFailed(value, error),
    to: complaintsPath(filter),
  });
  return (
    <Figures
      figures={[
        { ...figure('overdue', data?.overdue, { due: 'over' }), isUrgent: true },
        figure('dueSoon', data?.dueSoon, { due: 'soon' }),
        figure('toAccept', data?.toAccept, { state: TO_ACCEPT }),
        figure('toVisit', data?.toVisit, { state: TO_VISIT }),
      ]}
    />
  );
}
