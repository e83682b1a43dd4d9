/** On the dashboard: what waits for a dispatcher, each with the way there. */
import { useTranslate } from 'ra-core';
import { dispatchQueryCalls } from '../../contract/dispatch-query.ts';
import { useAnswer } from '../../data/use-call.ts';
import { Figures, unlessFailed } from '../../kit/Figures.tsx';
import { DESK_PATH } from '../../nouns/order/paths.ts';

const POLLING_MS = 30_000;
const WAITING = `${DESK_PATH}?activeName=waitingOrder`;
const ONGOING = `${DESK_PATH}?activeName=ongoingOrder`;

export default function DispatchCounts() {
  const translate = useTranslate();
  const { data, error } = useAnswer(dispatchQueryCalls.currentCityStats, {}, { repeatMs: POLLING_MS });
  return (
    <Figures
      figures={[
        {
          label: translate('glance.noResponse'),
          value: unlessFailed(data?.noResponse, error),
          to: WAITING,
          isUrgent: true,
        },
        { label: translate('glance.waiting'), value: unlessFailed(data?.waiting, error), to: WAITING },
        { label: translate('glance.ongoing'), value: unlessFailed(data?.ongoing, error), to: ONGOING },
      ]}
    />
  );
}
