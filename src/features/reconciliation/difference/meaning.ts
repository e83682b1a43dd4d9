/** What a difference means, as the key of one sentence. */
import type { Difference } from '../../../contract/reconciliation-records.ts';
import {
  ONLY_OURS,
  ONLY_THEIRS,
  OTHER_AMOUNT,
  OTHER_STATE,
} from '../../../contract/reconciliation-states.ts';

export function meaningOf({ type, ours, theirs, isLate, carriedFrom }: Difference): string {
  if (isLate === 1) return 'late';
  if (type === ONLY_OURS) return ours?.resource === 'finance/outlay' ? 'onlyOurOutlay' : 'onlyOurIncome';
  if (type === ONLY_THEIRS) return theirs ? theirs.kind : 'other';
  if (type === OTHER_AMOUNT)
    return ours && theirs && ours.amount === theirs.amount ? 'otherFee' : 'otherAmount';
  if (type === OTHER_STATE) return theirs?.status === 'success' ? 'endedThere' : 'notDoneThere';
  return carriedFrom === null ? 'otherDay' : 'carriedHere';
}
