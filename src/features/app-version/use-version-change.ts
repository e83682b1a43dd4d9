/** One change of state or reach, on the version that the person has seen. */
import { useUpdate } from 'ra-core';
import { useState } from 'react';
import type { AppVersion } from '../../contract/app-version.ts';
import { useInvalidateCalls } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import type { Described } from '../../kit/state/PageState.tsx';
import { VERSION } from './paths.ts';

export type VersionChange = Partial<Pick<AppVersion, 'state' | 'grayType' | 'grayValue'>>;

/** @param refetch reads the record again where it is no longer as it was seen */
export function useVersionChange(version: AppVersion, refetch: () => Promise<unknown>) {
  const [update, { isPending }] = useUpdate();
  const forgetAnswers = useInvalidateCalls();
  const describe = useFailureText();
  const [problem, setProblem] = useState<Described | null>(null);
  /** Answers whether it was done. */
  const change = async (changes: VersionChange): Promise<boolean> => {
    setProblem(null);
    try {
      await update(
        VERSION,
        { id: version.id, data: { ...version, ...changes }, previousData: version },
        { returnPromise: true, mutationMode: 'pessimistic' },
      );
      forgetAnswers();
      return true;
    } catch (error) {
      setProblem(describe(error));
      void refetch();
      return false;
    }
  };
  return { change, isPending, problem };
}
