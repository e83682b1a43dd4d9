/** What an auditor has to know of a withdrawal; the parts of its page ask once together. */
import { withdrawalDeskCalls } from '../../contract/withdrawal-desk.ts';
import { useAnswer } from '../../data/use-call.ts';

export const useEvidence = (id: string) =>
  useAnswer(withdrawalDeskCalls.getWithdrawalEvidence, { query: { id } });
