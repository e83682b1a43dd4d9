import type { FailureData, FailureName } from '../../contract/grammar/failures.ts';
import type { Reason } from '../../contract/grammar/reasons.ts';

/** The one thing a handler throws on purpose; `core/http/answer.ts` turns it into an envelope. */
export class Failure extends Error {
  override readonly name = 'Failure';
  constructor(
    readonly failure: FailureName,
    readonly data: FailureData = {},
    /** With DEPENDENCY_AWAY: what is away, as the log calls it. */
    readonly dependency?: 'database' | 'upstream' | 'issuer',
  ) {
    super(data.reason ? `${failure}: ${data.reason}` : failure);
  }
}

export const refuse = (failure: FailureName, reason: Reason) => new Failure(failure, { reason });
