/** On the dashboard: alarms that wait. */
import { useTranslate } from 'ra-core';
import { Figures, unlessFailed } from '../../kit/Figures.tsx';
import { NOTHING } from '../../kit/format/nothing.ts';
import { ALARM_PATH } from './paths.ts';
import { useCountedAlarms } from './use-alarm-counts.ts';

export default function AlarmCounts() {
  const translate = useTranslate();
  const { counts, error } = useCountedAlarms();
  const figureOf = (name: keyof NonNullable<typeof counts>) =>
    counts?.[name] === null ? NOTHING : unlessFailed(counts?.[name], error);
  return (
    <Figures
      figures={[
        {
          label: translate('glance.sos'),
          value: figureOf('sos'),
          to: ALARM_PATH,
          isUrgent: true,
        },
        {
          label: translate('glance.alarms'),
          value: figureOf('waiting'),
          to: ALARM_PATH,
          isUrgent: true,
        },
        { label: translate('glance.inHand'), value: figureOf('inHand'), to: ALARM_PATH },
      ]}
    />
  );
}
