/** Sends what a clerk asks for a driver. */
import { useState } from 'react';
import type { Withdrawal } from '../../contract/withdrawal.ts';
import { withdrawalCalls } from '../../contract/withdrawal-calls.ts';
import { UpstreamError } from '../../data/send.ts';
import { useCall } from '../../data/use-call.ts';
import { type FailureText, useFailureText } from '../../data/use-failure-text.ts';
import { NOT_SAVED, type SubmitErrors } from '../../data/use-record-save.ts';
import { channelOf } from './ask-terms.ts';

interface Typed {
  driverId?: unknown;
  channel?: unknown;
  amount?: unknown;
  remark?: unknown;
}

export function useAsk(onAsked: (made: Withdrawal) => void): {
  ask(typed: Typed): Promise<SubmitErrors>;
  isSaving: boolean;
  /** What the last attempt failed with; gone with the next. */
  problem: FailureText | undefined;
} {
  const describe = useFailureText();
  const { mutateAsync, isPending } = useCall(withdrawalCalls.askWithdrawal);
  const [failure, setFailure] = useState<unknown>(null);
  const ask = async ({ driverId, channel, amount, remark }: Typed): Promise<SubmitErrors> => {
    setFailure(null);
    try {
      const body = {
        driverId: String(driverId),
        channel: channelOf(channel),
        amount: Number(amount),
        remark: typeof remark === 'string' ? remark : null,
      };
      onAsked(await mutateAsync({ body }));
      return undefined;
    } catch (error) {
      setFailure(error);
      return { ...NOT_SAVED, ...(error instanceof UpstreamError ? error.body.errors : undefined) };
    }
  };
  return { ask, isSaving: isPending, problem: failure === null ? undefined : describe(failure) };
}
