import { useTranslate } from 'ra-core';
import { type Alarm, alarm as resource } from '../../contract/alarm.ts';
import { StatusMark, type StatusTone } from '../../kit/StatusMark.tsx';

/** Whether somebody has it in hand, or it is over. */
export function AlarmState({ alarm: { state } }: { alarm: Pick<Alarm, 'state'> }) {
  const translate = useTranslate();
  const { kind } = resource.fields.state;
  const tones: Readonly<Partial<Record<string, StatusTone>>> = (kind.is === 'choice' && kind.tones) || {};
  return <StatusMark tone={tones[state] ?? 'off'}>{translate(`alarm.state.${state}`)}</StatusMark>;
}
