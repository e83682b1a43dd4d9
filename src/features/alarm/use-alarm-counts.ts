/** How many alarms wait. Where the upstream does not count them, the console does. */
import { alarmDeskCalls, IN_HAND, NEW, alarm as resource, SOS } from '../../contract/alarm.ts';
import type { Data } from '../../contract/grammar/call.ts';
import { usePush } from '../../data/push/push-context.tsx';
import { useCapability } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { ALARM } from './paths.ts';
import { useAlarmPolling } from './use-alarms.ts';

/** Null where the upstream does not tell it. */
type Counts = Readonly<Record<keyof Data<typeof alarmDeskCalls.countAlarms>, number | null>>;

const UNTOLD: Counts = { sos: null, waiting: null, inHand: null };

const MOST = 200;

/** Undefined until it is known. */
export function useAlarmCounts(): Counts | undefined {
  const canCount = useCapability('alarms');
  const repeatMs = useAlarmPolling();
  const counted = useAnswer(alarmDeskCalls.countAlarms, {}, { enabled: canCount, repeatMs });
  const listed = useAnswer(resource.calls.list, { query: { size: MOST } }, { enabled: !canCount, repeatMs });
  usePush('ALARM_NEW', () => void counted.refetch());
  usePush('RECORD_CHANGED', ({ data: { resource: changed } }) => {
    if (changed === ALARM && canCount) void counted.refetch();
  });
  if (canCount) return counted.data;
  const rows = listed.data?.rows;
  // of alarms whose state is not told nobody knows who has them
  if (rows?.some(({ state }) => state === null)) return UNTOLD;
  const waiting = rows?.filter(({ state }) => state === NEW);
  return (
    waiting && {
      sos: waiting.filter(({ alarmType }) => alarmType === SOS).length,
      waiting: waiting.length,
      inHand: rows?.filter(({ state }) => state === IN_HAND).length ?? 0,
    }
  );
}
