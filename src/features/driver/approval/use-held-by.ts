/** Who else has which record of a resource open for editing. */
import { lockCalls } from '../../../contract/lock.ts';
import { usePush } from '../../../data/push/push-context.tsx';
import { useCapability } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';

/** The name of whoever has it; undefined where nobody else has. */
export function useHeldBy(resource: string): (recordId: string) => string | undefined {
  const hasLocks = useCapability('locks');
  const { data = [], refetch } = useAnswer(
    lockCalls.listLocks,
    { query: { resource } },
    { enabled: hasLocks },
  );
  usePush('RECORD_LOCK', ({ data: told }) => {
    if (told.resource === resource) void refetch();
  });
  return recordId => data.find(lock => lock.recordId === recordId && !lock.isMine)?.lockedBy;
}
