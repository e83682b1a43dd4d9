/** The note that is being written for the next shift: it stays when its panel or the page is left. */
import { useCapability } from '../../../data/session-context.tsx';
import { type SavedInput, useSavedInput } from '../../../kit/form/use-saved-input.ts';

export interface HandoverNote {
  content: string;
  /** With the orders that wait. */
  hasOrders: boolean;
}

const EMPTY: HandoverNote = { content: '', hasOrders: true };

/** It is read before its panel is open, so that nothing is typed beside it. */
export const useNote = (): SavedInput<HandoverNote> =>
  useSavedInput('dispatch/handover', EMPTY, { isWanted: useCapability('dispatch') });
