/** An alarm that no list holds. */
import { useMemo } from 'react';
import { alarm as resource } from '../../contract/alarm.ts';
import { useAnswer } from '../../data/use-call.ts';
import { type AlarmGroup, groupsOf } from './groups.ts';

/** Undefined until it is known, and where there is none. */
export function useOneAlarm(id: string | null): AlarmGroup | undefined {
  const { data } = useAnswer(
    resource.calls.list,
    { query: { id: id ?? '', size: 1 } },
    { enabled: id !== null },
  );
  return useMemo(() => {
    const found = id === null ? undefined : data?.rows.find(row => row.id === id);
    return found && groupsOf([found])[0];
  }, [data, id]);
}
