/** Alarms of one vehicle and one type, as one: what a terminal says again and again is handled once. */
import { type Alarm, IN_HAND, NEW, SOS } from '../../contract/alarm.ts';

export interface AlarmGroup {
  /** Of its first alarm: it stays while the vehicle raises more. */
  id: string;
  latest: Alarm;
  /** The latest first; never empty. */
  alarms: readonly Alarm[];
  /** How often it was raised, all of them together. */
  count: number;
}

/** SOS that nobody has in hand before everything, then by level; of these the latest first. */
export function groupsOf(alarms: readonly Alarm[]): AlarmGroup[] {
  const groups = new Map<string, Alarm[]>();
  for (const alarm of alarms) {
    // without a plate nobody knows what belongs together
    const key = alarm.plateNumber ? `${alarm.plateNumber} ${alarm.alarmType}` : alarm.id;
    const own = groups.get(key);
    if (own) own.push(alarm);
    else groups.set(key, [alarm]);
  }
  return [...groups.values()].map(groupOf).sort(byUrgency);
}

function groupOf(alarms: readonly Alarm[]): AlarmGroup {
  const sorted = alarms.toSorted((one, other) => timeOf(other) - timeOf(one));
  const [latest] = sorted as [Alarm, ...Alarm[]];
  return {
    id: sorted.at(-1)?.id ?? latest.id,
    latest,
    alarms: sorted,
    count: sorted.reduce((sum, { receiveCount }) => sum + Math.max(1, receiveCount), 0),
  };
}

export const timeOf = ({ lastTime, alarmTime }: Pick<Alarm, 'lastTime' | 'alarmTime'>) =>
  lastTime ?? alarmTime;

/** Of several, one that waits makes the whole wait. */
export const isWaiting = ({ alarms }: AlarmGroup) => alarms.some(({ state }) => state === NEW);

/** A colleague has one of them in hand. A holder that the upstream does not tell blocks nothing. */
export const isHandledByColleague = ({ alarms }: AlarmGroup, userId: string) =>
  alarms.some(
    ({ state, handleUserId }) => state === IN_HAND && Boolean(handleUserId) && handleUserId !== userId,
  );

const rankOf = (group: AlarmGroup) => {
  const { alarmType, level } = group.latest;
  if (alarmType === SOS) return isWaiting(group) ? 0 : 1;
  // a plain upstream may know no levels
  return 2 + (level || LOWEST) * 2 - (isWaiting(group) ? 1 : 0);
};

const LOWEST = 3;

const byUrgency = (one: AlarmGroup, other: AlarmGroup) =>
  rankOf(one) - rankOf(other) || timeOf(other.latest) - timeOf(one.latest);
