/** To what a link narrows the queue of alarms. */
import { ALARM_STATES, ALARM_TYPES, type AlarmType } from '../../contract/alarm.ts';
import { ALARM_PATH } from './paths.ts';

const VALUES = { state: ALARM_STATES, alarmType: ALARM_TYPES } as const;
export const ONLY = ['state', 'alarmType'] as const;
export interface Only {
  state?: (typeof ALARM_STATES)[number];
  alarmType?: AlarmType;
}

/** The queue with these alone. */
export const onlyPath = (only: Only) =>
  `${ALARM_PATH}?${new URLSearchParams(Object.entries(only).map(([name, value]) => [name, String(value)]))}`;

/** To what the address narrows the queue. */
export function onlyIn(search: string): Only {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    ONLY.flatMap(name => {
      const value = VALUES[name].find(each => String(each) === query.get(name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
