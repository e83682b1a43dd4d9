/** What consoles are told of an alarm. */
import { alarm } from '../../contract/alarm.ts';
import type { PushType } from '../../contract/push.ts';
import type { PushMessage } from '../core/outbox/outbox.ts';
import type { AlarmRow } from './tables.ts';

/** To who sees it where it lies or, once nobody has answered it in time, to everybody who sees any. */
export const alarmPush = (
  row: Pick<
    AlarmRow,
    | 'id'
    | 'alarmType'
    | 'level'
    | 'plateNumber'
    | 'driverName'
    | 'address'
    | 'alarmTime'
    | 'addressType'
    | 'isOverdue'
  >,
  now: number,
): PushMessage<PushType> => ({
  type: 'ALARM_NEW',
  data: {
    id: row.id,
    alarmType: row.alarmType,
    level: row.level,
    plateNumber: row.plateNumber,
    driverName: row.driverName,
    address: row.address,
    alarmTime: row.alarmTime,
    isOverdue: row.isOverdue,
  },
  to: { may: alarm.may.read, ...(row.isOverdue === 0 && { areas: [[row.addressType]] }) },
  now,
});
