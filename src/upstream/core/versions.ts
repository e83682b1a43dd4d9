/** Two people never overwrite each other: a write names the version it was made on. */
import type { Services } from './context.ts';
import { Failure } from './failure.ts';

export interface Versioned {
  version: number;
  updatedBy: string | null;
  updatedOn: number;
}

/** The failure of a write that came too late, with the record as it is now; the mount shapes it for the client. */
export const conflict = (current: Versioned) =>
  new Failure('STATE_CONFLICT', { current, updatedBy: current.updatedBy, updatedOn: current.updatedOn });

/** Fails with STATE_CONFLICT where the record is no longer the one that was read. A plain upstream has no versions. */
export function checkVersion(
  { isPlain }: Pick<Services, 'isPlain'>,
  current: Versioned,
  version: number | undefined,
): void {
  if (!isPlain && version !== undefined && version !== current.version) throw conflict(current);
}
