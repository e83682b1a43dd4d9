/** Alarms that nobody has in hand, in the bar at the top; while an SOS is among them it rings on and on. */
import { Siren } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { BarCounter } from '../../kit/bar/BarCounter.tsx';
import { ring } from '../../kit/sound/use-ringer.ts';
import { ALARM_PATH } from './paths.ts';
import { useAlarmCounts } from './use-alarm-counts.ts';

const RINGS_EVERY_MS = 6_000;

export default function AlarmCounter() {
  const translate = useTranslate();
  const counts = useAlarmCounts();
  const hasSos = Boolean(counts?.sos);
  useEffect(() => {
    if (!hasSos) return;
    ring('alarm');
    const timer = setInterval(() => ring('alarm'), RINGS_EVERY_MS);
    return () => clearInterval(timer);
  }, [hasSos]);
  // nothing to say while all is well
  if (!counts?.waiting) return null;
  const said = hasSos ? 'glance.sosWaiting' : 'glance.alarmsWaiting';
  return (
    <BarCounter
      word={translate(hasSos ? 'glance.sos' : 'glance.alarm')}
      icon={Siren}
      label={translate(said, { smart_count: hasSos ? counts.sos : counts.waiting })}
      count={counts.waiting}
      isUrgent
      to={ALARM_PATH}
    />
  );
}
