/**
 * Seeing a masked value whole. The answer goes to who asked and into no cache: neither the query cache nor that of
 * mutations ever holds it.
 */
import { useTranslate } from 'ra-core';
import { REVEAL_SHOWN_MS, type RevealReason, revealCalls } from '../contract/reveal.ts';
import { ask } from './ask.ts';
import { useCapability, useMay, useSession } from './session-context.tsx';
import { useInvalidateCalls } from './use-call.ts';
import { useFailureText } from './use-failure-text.ts';

export interface RevealTarget {
  /** As the operate log names such records. */
  objectType: string;
  objectId: string;
  field: string;
  /** What it is and whose, as a screen reader says it. */
  label: string;
}

const REASONS: readonly RevealReason[] = [1, 2, 3, 4];

/** What a masked value needs to show itself; undefined for who may not, or where the upstream cannot. */
export function useReveal(): (target: RevealTarget) => Revealing | undefined {
  const translate = useTranslate();
  const describeError = useFailureText();
  const forgetAnswers = useInvalidateCalls();
  const { user } = useSession();
  const isOffered = useCapability('reveal');
  const isAllowed = useMay(revealCalls.reveal);
  return ({ label, ...record }) => {
    // a preview only reads, and a reveal writes
    if (!isOffered || !isAllowed || user.preview) return undefined;
    return {
      label,
      describeError,
      shownMs: REVEAL_SHOWN_MS,
      reasons: REASONS.map(value => ({ value, label: translate(`kit.masked.reason.${value}`) })),
      onReveal: async reason => {
        const { value } = await ask(revealCalls.reveal, {
          body: { ...record, reason: reason as RevealReason },
        });
        // it stands in the record's log now
        forgetAnswers();
        return value;
      },
    };
  };
}

interface Revealing {
  label: string;
  reasons: readonly { value: number; label: string }[];
  shownMs: number;
  onReveal: (reason: number) => Promise<string>;
  describeError: (error: unknown) => { text: string };
}
