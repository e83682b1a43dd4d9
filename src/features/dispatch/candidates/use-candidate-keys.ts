/** Keys of the candidates: digits offer, with Shift they assign; B for all in the circle, A for the first, 0 ranks anew. */
import { useEffect } from 'react';
import { listShortcut, type Shortcut } from '../../../kit/shortcuts.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import type { CandidateActs } from './CandidateRow.tsx';
import { MOST_NUMBERED, type NumberedCandidate } from './held-ranks.ts';

interface CandidateKeys extends CandidateActs {
  listed: readonly NumberedCandidate[];
  offerAll(): void;
  /** Null where the numbers are as the ranks are. */
  release: (() => void) | null;
  isDeaf: boolean;
}

const DIGITS = Array.from({ length: MOST_NUMBERED }, (_, at) => String(at + 1));
export const OFFER_KEYS = DIGITS.join(', ');
export const ASSIGN_KEYS = DIGITS.map(digit => `shift+${digit}`).join(', ');

export function useCandidateKeys(keys: CandidateKeys): void {
  const { listed, mayOffer, mayAssign, isBusy, offer, assign, offerAll, release, isDeaf } = keys;
  const isOn = !isDeaf && !isBusy;
  // Shift makes a sign of the digit, which one differs from layout to layout
  const meant = ({ code }: KeyboardEvent) => numbered(listed, Number(/(\d)$/.exec(code)?.[1] ?? 0));
  useShortcut(
    OFFER_KEYS,
    event => {
      const candidate = meant(event);
      if (candidate) offer(candidate);
    },
    { isEnabled: isOn && mayOffer },
  );
  useShortcut(
    ASSIGN_KEYS,
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
