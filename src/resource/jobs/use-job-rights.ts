/** Who is offered what; a preview only reads, and a job is written down. */
import type { AnyCall } from '../../contract/grammar/call.ts';
import { isAllowed } from '../../contract/grammar/may.ts';
import { useCapability, useSession } from '../../data/session-context.tsx';

export function useMayExport({ exports }: Pick<AnyCall, 'exports'>): boolean {
  const { rights, user } = useSession();
  return useCapability('jobs') && exports !== undefined && isAllowed(exports, rights) && !user.preview;
}

export function useMayImport({ isImportable, may }: Pick<AnyCall, 'isImportable' | 'may'>): boolean {
  const { rights, user } = useSession();
  return useCapability('jobs') && isImportable !== undefined && isAllowed(may, rights) && !user.preview;
}
