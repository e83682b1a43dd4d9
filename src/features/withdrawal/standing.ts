/** What a withdrawal waits for, and since when. */
import type { Withdrawal } from '../../contract/withdrawal.ts';
import { APPROVED, BEING_PAID, PAY_FAILED, TO_AUDIT } from '../../contract/withdrawal-states.ts';

/**
 * `audit`: one auditor is enough. `first` and `second`: the first or the second of two. `pay`: it is approved. `channel`: the
 * provider has not said what became of it. `retry`: it failed, and is paid again or refused.
 */
export type Awaited = 'audit' | 'first' | 'second' | 'pay' | 'channel' | 'retry';

type Standing = Pick<
  Withdrawal,
  'state' | 'secondFor' | 'firstAuditTime' | 'createdOn' | 'auditTime' | 'updatedOn'
>;

/** Undefined where it is over. */
export function awaitedOf({ state, secondFor, firstAuditTime }: Standing): Awaited | undefined {
  switch (state) {
    case TO_AUDIT:
      if (firstAuditTime !== null) return 'second';
      return secondFor.length > 0 ? 'first' : 'audit';
    case APPROVED:
      return 'pay';
    case BEING_PAID:
      return 'channel';
    case PAY_FAILED:
      return 'retry';
    default:
      return undefined;
  }
}

/** When it came to where it stands: milliseconds since 1970. */
export function waitsSince(row: Standing): number {
  switch (awaitedOf(row)) {
    case 'audit':
    case 'first':
      return row.createdOn;
    case 'second':
      return row.firstAuditTime ?? row.createdOn;
    case 'pay':
      return row.auditTime ?? row.updatedOn;
    default:
      return row.updatedOn;
  }
}
