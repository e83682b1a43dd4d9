/** Keys of the candidates while they are in view: the arrows and their digits choose one. */
import { useEffect } from 'react';
import type { LostCandidate } from '../../../contract/lost-search.ts';
import { useTabShown } from '../../../kit/record/tab-shown.ts';
import { listShortcut, type Shortcut } from '../../../kit/shortcuts.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';

interface FindKeys {
  candidates: readonly LostCandidate[];
  chosen: LostCandidate | undefined;
  onChoose(vehicleId: string): void;
}

/** Digits end here; further ones are reached by the arrows. */
export const MOST_NUMBERED = 9;
const DIGITS = Array.from({ length: MOST_NUMBERED }, (_, at) => String(at + 1));

export function useFindKeys({ candidates, chosen, onChoose }: FindKeys): void {
  const isEnabled = useTabShown() && candidates.length > 0;
  const choose = (at: number) => {
    const candidate = candidates[at];
    if (candidate) onChoose(candidate.vehicleId);
  };
  const at = chosen ? candidates.indexOf(chosen) : -1;
  useShortcut('down', () => choose(at + 1), { isEnabled, label: 'lostSearch.keys.next', group: 'record' });
  useShortcut('up', () => choose(at - 1), { isEnabled, label: 'lostSearch.keys.before', group: 'record' });
  useShortcut(DIGITS.join(', '), ({ code }) => choose(Number(/(\d)$/.exec(code)?.[1] ?? 0) - 1), {
    isEnabled,
  });
  // nine keys, shown as one
  useEffect(() => (isEnabled ? listShortcut(CHOOSE) : undefined), [isEnabled]);
}

const CHOOSE: Shortcut = { keys: '1-9', label: 'lostSearch.keys.choose', group: 'record', isSingle: true };
