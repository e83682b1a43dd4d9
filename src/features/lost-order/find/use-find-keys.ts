/** Keys of the candidates while they are in view: the arrows and their digits choose one. */
import { useEffect } from 'react';
import type { LostCandidate } from '../../../contract/lost-search.ts';
import { DIGIT_KEYS, digitOf } from '../../../kit/digits.ts';
import { useTabShown } from '../../../kit/record/tab-shown.ts';
import { listShortcut, type Shortcut } from '../../../kit/shortcuts.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';

interface FindKeys {
  candidates: readonly LostCandidate[];
  chosen: LostCandidate | undefined;
  onChoose(vehicleId: string): void;
}

export function useFindKeys({ candidates, chosen, onChoose }: FindKeys): void {
  const isEnabled = useTabShown() && candidates.length > 0;
  const choose = (at: number) => {
    const candidate = candidates[at];
    if (candidate) onChoose(candidate.vehicleId);
  };
  const at = chosen ? candidates.indexOf(chosen) : -1;
  useShortcut('down', () => choose(at + 1), { isEnabled, label: 'lostSearch.keys.next', group: 'record' });
  useShortcut('up', () => choose(at - 1), { isEnabled, label: 'lostSearch.keys.before', group: 'record' });
  useShortcut(DIGIT_KEYS, event => choose(digitOf(event) - 1), { isEnabled });
  // nine keys, shown as one
  useEffect(() => (isEnabled ? listShortcut(CHOOSE) : undefined), [isEnabled]);
}

const CHOOSE: Shortcut = { keys: '1-9', label: 'lostSearch.keys.choose', group: 'record', isSingle: true };
