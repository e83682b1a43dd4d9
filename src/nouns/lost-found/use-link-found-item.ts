/** Links a found item to a case, and says what came of it. */
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { foundItemCalls } from '../../contract/found-item.ts';
import { useMay } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';

interface Linked {
  foundId: string;
  lostId: string;
  /** Of the item. */
  version: number;
}

/** @param onDone resolves once what is shown is what has become of both, also where it could not be done */
export function useLinkFoundItem(onDone: () => Promise<unknown>) {
  const notify = useNotify();
  const describe = useFailureText();
  const may = useMay(foundItemCalls.linkFound);
  const { mutateAsync, isPending } = useCall(foundItemCalls.linkFound);
  const [failure, setFailure] = useState<string | null>(null);
  const link = async (body: Linked) => {
    setFailure(null);
    try {
      await mutateAsync({ body });
      notify('foundItem.fit.linked', { type: 'success' });
    } catch (error) {
      setFailure(describe(error).text);
    }
    await onDone();
  };
  return { may, isPending, failure, link };
}
