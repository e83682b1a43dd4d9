/** On the dashboard: alarms that wait. */
import { useTranslate } from 'ra-core';
import { Figures, unlessFailed } from '../../kit/Figures.tsx';
import { ALARM_PATH } from './paths.ts';
import { useCountedAlarms } from './use-alarm-counts.ts';

export default function AlarmCounts() {
  const translate = useTranslate();
  const { counts, error } = useCountedAlarms();
  return (
    <Figures
      figures={[
        {
          label: translate('glance.sos'),
          value: unlessFailed(counts?.sos, error),
          to: ALARM_PATH,
          isUrgent: true,
        },
        {
          label: translate('glance.alarms'),
          value: unlessFailed(counts?.waiting, error),
          to: ALARM_PATH,
          isUrgent: true,
        },
        { label: translate('glance.inHand'), value: unlessFailed(counts?.inHand, error), to: ALARM_PATH },
      ]}
    />
  );
}
