/** How many alarms wait. Where the upstream does not count them, the console does. */
import { alarmDeskCalls, IN_HAND, NEW, alarm as resource, SOS } from '../../contract/alarm.ts';
import type { Data } from '../../contract/grammar/call.ts';
import { usePush } from '../../data/push/push-context.tsx';
import { useCapability } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { ALARM } from './paths.ts';
import { useAlarmPolling } from './use-alarms.ts';

type Counts = Data<typeof alarmDeskCalls.countAlarms>;

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
  const waiting = rows?.filter(({ state }) => state === NEW);
  return (
    waiting && {
      sos: waiting.filter(({ alarmType }) => alarmType === SOS).length,
      waiting: waiting.length,
      inHand: rows?.filter(({ state }) => state === IN_HAND).length ?? 0,
    }
  );
}
