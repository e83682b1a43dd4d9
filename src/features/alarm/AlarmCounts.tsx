/** On the dashboard: alarms that wait. */
import { useTranslate } from 'ra-core';
import { Figures } from '../../kit/Figures.tsx';
import { ALARM_PATH } from './paths.ts';
import { useAlarmCounts } from './use-alarm-counts.ts';

export default function AlarmCounts() {
  const translate = useTranslate();
  const counts = useAlarmCounts();
  return (
    <Figures
      figures={[
        { label: translate('glance.sos'), value: counts?.sos, to: ALARM_PATH, isUrgent: true },
        { label: translate('glance.alarms'), value: counts?.waiting, to: ALARM_PATH, isUrgent: true },
        { label: translate('glance.inHand'), value: counts?.inHand, to: ALARM_PATH },
      ]}
    />
  );
}
