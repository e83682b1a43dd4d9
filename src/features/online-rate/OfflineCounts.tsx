/** On the dashboard: vehicles that have fallen silent; the page of the rates lists those of all groups. */
import { useTranslate } from 'ra-core';
import { onlineRateCalls } from '../../contract/online-rate.ts';
import { useAnswer } from '../../data/use-call.ts';
import { Figures, unlessFailed } from '../../kit/Figures.tsx';
import { RATES_PATH } from './paths.ts';

const POLLING_MS = 60_000;

export default function OfflineCounts() {
  const translate = useTranslate();
  const { data, error } = useAnswer(
    onlineRateCalls.listOffline,
    { query: { current: 1, size: 1 } },
    { repeatMs: POLLING_MS },
  );
  return (
    <Figures
      figures={[
        {
          label: translate('onlineRate.offline.title'),
          value: unlessFailed(data?.total, error),
          to: RATES_PATH,
        },
      ]}
    />
  );
}
