import type { Referred } from '../../contract/grammar/kinds/kind.ts';
import { useCapability } from '../../data/session-context.tsx';

/** Whether this upstream has such records at all. */
export function useIsServed({ calls }: Referred): boolean {
  const hasGeneric = useCapability('entities');
  return hasGeneric || !calls.list.isBeyondPlain;
}
