/** The holder of a record, locked until the transaction ends: one rule for cases, call-backs and alarms. 认领 claim · 接手 take over */
import type { Services, SignedIn } from './context.ts';
import { refuse } from './failure.ts';
import { conflict, type Versioned } from './versions.ts';

interface Claiming extends Pick<Services, 'isPlain'> {
  user: Pick<SignedIn, 'userId'>;
}

interface Claim {
  /** Null while the record is free. */
  holderId: string | null;
  /** The version that the claimant saw. */
  version: number | undefined;
  reason: string | null | undefined;
}

/**
 * Fails where a colleague has it: with STATE_NOT_ALLOWED without a reason, and with STATE_CONFLICT without the version,
 * since of several who claim at once each would take it from the one before.
 */
export function claimOf(
  { user, isPlain }: Claiming,
  current: Versioned,
  { holderId, version, reason }: Claim,
): 'claimed' | 'own' | 'taken over' {
  if (holderId === null) return 'claimed';
  if (holderId === user.userId) return 'own';
  if (!reason?.trim()) throw refuse('STATE_NOT_ALLOWED', 'TAKEN_OVER_WITHOUT_REASON');
  if (!isPlain && version === undefined) throw conflict(current);
  return 'taken over';
}

/** Fails with STATE_NOT_ALLOWED where a colleague has it: it is taken over first. */
export function checkNotHeldByAnother({ user }: Pick<Claiming, 'user'>, holderId: string | null): void {
  if (holderId !== null && holderId !== user.userId) throw refuse('STATE_NOT_ALLOWED', 'HELD_BY_ANOTHER');
}
