import type { SignedIn } from '../core/context.ts';
import { refuse } from '../core/failure.ts';

/** A statement tells of every area. Fails with NO_PERMISSION, reason RECON_ALL_AREAS, for who is limited to some. */
export function inEveryArea({ areaIds }: Pick<SignedIn, 'areaIds'>): void {
  if (areaIds.length > 0) throw refuse('NO_PERMISSION', 'RECON_ALL_AREAS');
}
