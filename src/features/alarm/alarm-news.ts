/** How an alarm is told: an SOS, and whatever is urgent, over everything else. */
import { SOS } from '../../contract/alarm.ts';
import type { PushData, PushMessage } from '../../contract/push.ts';
import type { News } from '../../data/feature.ts';
import { alarmPath } from './paths.ts';

const URGENT = 1;

export default function alarmNews({ data }: PushMessage): News {
  const { id, alarmType, level, plateNumber, driverName, isOverdue } = data as PushData<'ALARM_NEW'>;
  const kind = isOverdue === 1 ? 'overdue' : alarmType === SOS ? 'sos' : 'new';
  const isUrgent = level === URGENT;
  return {
    title: `notification.alarm.${kind}`,
    params: { who: [plateNumber, driverName].filter(Boolean).join(' ') },
    path: alarmPath(id),
    tone: isUrgent ? 'error' : 'warning',
    rings: true,
    ...(isUrgent && { sound: 'alarm', isInsistent: true }),
  };
}
