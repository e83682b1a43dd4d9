/** Ids of the waiting adjustments that this person has asked for: a name alone may be somebody else's. */
import { useMemo } from 'react';
import { approvalCalls } from '../../../contract/approval.ts';
import { cashAdjustment } from '../../../contract/driver-cash.ts';
import { useAnswer } from '../../../data/use-call.ts';

export function useOwnAdjustments(): ReadonlySet<string> {
  const { data } = useAnswer(approvalCalls.listWaitingApprovals, { query: { mine: 1 } });
  return useMemo(
    () =>
      new Set(
        data?.flatMap(({ resource, recordId }) => (resource === cashAdjustment.resource ? recordId : [])),
      ),
    [data],
  );
}
