/** What was just assigned can be taken back for some seconds: by the message that says so, or by its key. */
import { useNotify } from 'ra-core';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { dispatchBatchCalls } from '../../../contract/dispatch-batch.ts';
import { WITHDRAW_MS } from '../../../contract/order-states.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { refusalOf } from './refused.ts';

/** @param said in words, what was assigned */
type OfferWithdrawal = (said: string, orderIds: readonly string[]) => void;

const WithdrawalContext = createContext<OfferWithdrawal>(() => {});

export const useOfferWithdrawal = (): OfferWithdrawal => useContext(WithdrawalContext);

/** What is told of assignments takes one another's place. */
const TOAST = 'assigned';

export function Withdrawing({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const failureText = useFailureText();
  const isKnown = useCapability('dispatch');
  const { mutateAsync } = useCall(dispatchBatchCalls.withdrawAssignments);
  const [open, setOpen] = useState<{ orderIds: readonly string[] } | null>(null);
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => setOpen(null), WITHDRAW_MS);
    return () => clearTimeout(timer);
  }, [open]);

  const withdraw = useCallback(
    async (orderIds: readonly string[]) => {
      setOpen(null);
      try {
        const answers = await mutateAsync({ body: { orderIds: [...orderIds] } });
        const refused = answers.filter(({ isWithdrawn }) => isWithdrawn === 0);
        const done = answers.length - refused.length;
        const [first] = refused;
        if (first)
          notify('dispatch.withdraw.partly', {
            type: 'warning',
            key: TOAST,
            messageArgs: { done, failed: refused.length, why: failureText(refusalOf(first.reason)).text },
          });
        else
          notify('dispatch.withdraw.done', {
            type: 'success',
            key: TOAST,
            messageArgs: { smart_count: done },
          });
      } catch (error) {
        notify(failureText(error).text, { type: 'error', key: TOAST });
      }
    },
    [mutateAsync, notify, failureText],
  );
  useShortcut(
    'u',
    () => {
      if (open) void withdraw(open.orderIds);
      else notify('dispatch.withdraw.nothing', { type: 'info', key: TOAST });
    },
    { isEnabled: isKnown, label: 'dispatch.keys.withdraw', group: 'list' },
  );

  const offer = useCallback<OfferWithdrawal>(
    (said, orderIds) => {
      const undo = { label: 'dispatch.withdraw.act', onClick: () => void withdraw(orderIds) };
      setOpen(isKnown ? { orderIds } : null);
      notify(said, {
        type: 'success',
        key: TOAST,
        ...(isKnown && { autoHideDuration: null, until: performance.now() + WITHDRAW_MS, act: undo }),
      });
    },
    [isKnown, notify, withdraw],
  );
  return <WithdrawalContext value={offer}>{children}</WithdrawalContext>;
}
