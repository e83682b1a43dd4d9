/** Keys of the candidates: digits offer, with Shift they assign; B for all in the circle, A for the first. */
import { useEffect } from 'react';
import type { Candidate } from '../../../contract/dispatch-parts.ts';
import { listShortcut, type Shortcut } from '../../../kit/shortcuts.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { type CandidateActs, MOST_NUMBERED } from './CandidateRow.tsx';

interface CandidateKeys extends CandidateActs {
  /** Whose numbers have been there for a moment. */
  settled: readonly Candidate[];
  offerAll(): void;
  isDeaf: boolean;
}

const DIGITS = Array.from({ length: MOST_NUMBERED }, (_, at) => String(at + 1));

export function useCandidateKeys(keys: CandidateKeys): void {
  const { settled, mayOffer, mayAssign, isBusy, offer, assign, offerAll, isDeaf } = keys;
  const isOn = !isDeaf && !isBusy;
  // Shift makes a sign of the digit, which one differs from layout to layout
  const meant = ({ code }: KeyboardEvent) => settled[Number(/(\d)$/.exec(code)?.[1] ?? 0) - 1];
  useShortcut(
    DIGITS.join(', '),
    event => {
      const candidate = meant(event);
      if (candidate) offer(candidate);
    },
    { isEnabled: isOn && mayOffer },
  );
  useShortcut(
    DIGITS.map(digit => `shift+${digit}`).join(', '),
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
      const [first] = settled;
      if (first) assign(first);
    },
    { isEnabled: isOn && mayAssign, label: 'dispatch.keys.assignFirst', group: 'record' },
  );
  // nine keys each, shown as one
  useEffect(() => (mayOffer ? listShortcut(OFFER) : undefined), [mayOffer]);
  useEffect(() => (mayAssign ? listShortcut(ASSIGN) : undefined), [mayAssign]);
}

const OFFER: Shortcut = { keys: '1-9', label: 'dispatch.keys.offer', group: 'record', isSingle: true };
const ASSIGN: Shortcut = {
  keys: 'shift+1-9',
  label: 'dispatch.keys.assign',
  group: 'record',
  isSingle: true,
};
