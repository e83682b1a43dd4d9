/** Handles a difference, takes that back, or corrects one of a closed day; and says who was faster. */
import { useTranslate } from 'ra-core';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { Difference } from '../../../contract/reconciliation-records.ts';
import { CARRY, type Handling } from '../../../contract/reconciliation-states.ts';
import { conflictIn } from '../../../data/record-conflict.ts';
import { useCall, useInvalidateCalls } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { formatTime } from '../../../kit/format/time.ts';
import type { Problem } from './Foot.tsx';

export interface Entered {
  remark: string;
  /** `YYYY-MM-DD` or empty. */
  toDay: string;
}

/** @param onProblem the act was not done; undefined once another one is begun */
export function useHandle(difference: Difference, onProblem: (problem: Problem | undefined) => void) {
  const translate = useTranslate();
  const describe = useFailureText();
  const forgetAnswers = useInvalidateCalls();
  const handling = useCall(reconciliationCalls.handleDifference);
  const takingBack = useCall(reconciliationCalls.takeBackHandling);
  const correcting = useCall(reconciliationCalls.correctClosed);
  const { id, version, amount, gap } = difference;

  /** Answers whether it was done. */
  const run = async (work: () => Promise<unknown>, remark = ''): Promise<boolean> => {
    onProblem(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      const theirs = conflictIn(error);
      const text = theirs?.by
        ? translate('reconciliationDesk.foot.wasFaster', { by: theirs.by, time: formatTime(theirs.on) })
        : describe(error).text;
      onProblem({ id, text, remark: remark.trim() });
      // it may be otherwise by now
      forgetAnswers();
      return false;
    }
  };
  return {
    isPending: handling.isPending || takingBack.isPending || correcting.isPending,
    handle: (how: Handling, { remark, toDay }: Entered) =>
      run(
        () =>
          handling.mutateAsync({
            body: {
              id,
              version,
              handling: how,
              // the one that is in view: where it has changed meanwhile, nothing is done
              amount,
              ...(remark.trim() && { remark: remark.trim() }),
              ...(how === CARRY && toDay && { toDay }),
            },
          }),
        remark,
      ),
    takeBack: () => run(() => takingBack.mutateAsync({ body: { id, version } })),
    correct: (remark: string) =>
      run(
        () => correcting.mutateAsync({ body: { id, version, amount: Math.abs(gap), remark: remark.trim() } }),
        remark,
      ),
  };
}
