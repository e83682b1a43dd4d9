/** The payments by which a withdrawal was tried: each has a business number of its own. */
import { useQueries } from '@tanstack/react-query';
import { type Outlay, outlay } from '../../contract/outlay.ts';
import { WITHDRAWAL } from '../../contract/payment-states.ts';
import type { Withdrawal } from '../../contract/withdrawal.ts';
import { ask } from '../../data/ask.ts';
import { useMay } from '../../data/session-context.tsx';
import { answerKey } from '../../data/use-call.ts';

/** More of them are in the list of payments. */
const MOST_SHOWN = 5;

/** The last ones; none for who may not see payments. */
export function useTries({ withdrawNo, tries }: Pick<Withdrawal, 'withdrawNo' | 'tries'>) {
  const maySee = useMay(outlay.calls.list);
  const shown = maySee ? Math.min(tries, MOST_SHOWN) : 0;
  return useQueries({
    queries: Array.from({ length: shown }, (_, at) => {
      const query = { bizCode: WITHDRAWAL, bizStrId: `${withdrawNo}-${tries - at}`, current: 1, size: 1 };
      return {
        queryKey: answerKey(outlay.calls.list, { query }),
        queryFn: () => ask(outlay.calls.list, { query }),
      };
    }),
    combine: answers => ({
      outlays: answers.flatMap(({ data }): readonly Outlay[] => data?.rows ?? []),
      isLoading: answers.some(({ isLoading }) => isLoading),
    }),
  });
}
