/** Alarms as they are known now: told of, or asked for every ten seconds where nobody tells. */
import { useMemo } from 'react';
import { ALARM_POLLING_MS, type Alarm, isOver, alarm as resource } from '../../contract/alarm.ts';
import { spellingsOf } from '../../contract/grammar/plates.ts';
import { usePush } from '../../data/push/push-context.tsx';
import { useCapability } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { type AlarmGroup, groupsOf } from './groups.ts';
import { ONLY, type Only } from './only.ts';
import { ALARM } from './paths.ts';

export const SHOWN = ['open', 'over'] as const;
export type Shown = (typeof SHOWN)[number];

/** Nobody has more before him; what is over longer is found by its vehicle. */
const MOST = 200;
/** In case that something was not told. */
const TOLD_POLLING_MS = 60_000;

export interface Alarms {
  /** Undefined until they are known. */
  groups: readonly AlarmGroup[] | undefined;
  error: unknown;
  ask(): Promise<unknown>;
}

/** Milliseconds after which alarms are asked for again. */
export const useAlarmPolling = () => (useCapability('alarms') ? TOLD_POLLING_MS : ALARM_POLLING_MS);

/**
 * @param keyword a part of plate or name
 * @param only to what they are narrowed
 */
export function useAlarms(shown: Shown, keyword: string, only: Only): Alarms {
  const repeatMs = useAlarmPolling();
  // where it does not, it may answer all of them
  const seeks = useCapability('alarms');
  const { data, error, refetch } = useAnswer(
    resource.calls.list,
    { query: { size: MOST, isOpen: shown === 'open' ? 1 : 0, ...only, ...(keyword && { keyword }) } },
    { repeatMs },
  );
  usePush('ALARM_NEW', () => void refetch());
  usePush('RECORD_CHANGED', ({ data: { resource: changed } }) => {
    if (changed === ALARM) void refetch();
  });
  const groups = useMemo(
    () =>
      data &&
      groupsOf(
        data.rows.filter(
          row =>
            isOver(row.state) === (shown === 'over') &&
            (seeks ||
              (isMeant(row, keyword) &&
                ONLY.every(name => only[name] === undefined || row[name] === only[name]))),
        ),
      ),
    [data, shown, keyword, seeks, only],
  );
  return { groups: shown === 'over' ? byTime(groups) : groups, error, ask: refetch };
}

const isMeant = ({ plateNumber, driverName }: Alarm, keyword: string) =>
  spellingsOf(keyword).some(spelling => `${plateNumber} ${driverName}`.includes(spelling));

/** What is over is not urgent any more. */
const byTime = (groups: readonly AlarmGroup[] | undefined) =>
  groups?.toSorted((one, other) => other.latest.alarmTime - one.latest.alarmTime);
