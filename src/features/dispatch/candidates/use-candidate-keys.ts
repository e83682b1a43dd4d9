/** Keys of the candidates: digits offer, with Shift they assign; B for all in the circle, A for the first, 0 ranks anew. */
import { useEffect } from 'react';
import { DIGIT_KEYS, digitOf, SHIFT_DIGIT_KEYS } from '../../../kit/digits.ts';
import { listShortcut, type Shortcut } from '../../../kit/shortcuts.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import type { CandidateActs } from './CandidateRow.tsx';
import type { NumberedCandidate } from './held-ranks.ts';

interface CandidateKeys extends CandidateActs {
  listed: readonly NumberedCandidate[];
  offerAll(): void;
  /** Null where the numbers are as the ranks are. */
  release: (() => void) | null;
  isDeaf: boolean;
}

export function useCandidateKeys(keys: CandidateKeys): void {
  const { listed, mayOffer, mayAssign, isBusy, offer, assign, offerAll, release, isDeaf } = keys;
  const isOn = !isDeaf && !isBusy;
  const meant = (event: KeyboardEvent) => numbered(listed, digitOf(event));
  useShortcut(
    DIGIT_KEYS,
    event => {
      const candidate = meant(event);
      if (candidate) offer(candidate);
    },
    { isEnabled: isOn && mayOffer },
  );
  useShortcut(
    SHIFT_DIGIT_KEYS,
    event => {
      const candidate = meant(event);
      if (candidate) assign(candidate);
    },
    { isEnabled: isOn && mayAssign },
  );
  useShortcut('b', offerAll, {
    isEnabled: isOn && mayOffer,
    label: 'dispatch.keys.offerAll',
    group: 'record',
  });
  useShortcut(
    'a',
    () => {
      const first = numbered(listed, 1);
      if (first) assign(first);
    },
    { isEnabled: isOn && mayAssign, label: 'dispatch.keys.assignFirst', group: 'record' },
  );
  useShortcut('0', () => release?.(), {
    isEnabled: isOn && release !== null,
    label: 'dispatch.keys.rank',
    group: 'record',
  });
  // nine keys each, shown as one
  useEffect(() => (mayOffer ? listShortcut(OFFER) : undefined), [mayOffer]);
  useEffect(() => (mayAssign ? listShortcut(ASSIGN) : undefined), [mayAssign]);
}

export const numbered = (listed: readonly NumberedCandidate[], number: number) =>
  listed.find(candidate => candidate.number === number);

const OFFER: Shortcut = { keys: '1-9', label: 'dispatch.keys.offer', group: 'record', isSingle: true };
const ASSIGN: Shortcut = {
  keys: 'shift+1-9',
  label: 'dispatch.keys.assign',
  group: 'record',
  isSingle: true,
};
