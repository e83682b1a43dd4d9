import { lostCustodyCalls } from '../../../contract/lost-custody.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { useAnswer } from '../../../data/use-call.ts';

/** In whose hands the thing of a case was, the first holder first. */
export function useCustody(lostId: string) {
  const enabled = useCapability('lostCustody');
  return useAnswer(lostCustodyCalls.listCustody, { query: { lostId } }, { enabled });
}
