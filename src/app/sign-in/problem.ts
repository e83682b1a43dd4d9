/** What went wrong at the form, in words. */
import type { FAILURES, FailureData } from '../../contract/grammar/failures.ts';
import type { Reason } from '../../contract/grammar/reasons.ts';
import { UpstreamError } from '../../data/send.ts';
import { retryOn } from '../../data/sign-in.ts';
import { type ProblemWords, problemWords } from './problem-words.ts';
import type { Saying } from './words.ts';

type Code<Name extends keyof typeof FAILURES> = (typeof FAILURES)[Name]['errCode'];

// held to the contract by their types: its module would bring all messages along
const TOKEN_INVALID: Code<'TOKEN_INVALID'> = 2000;
const CREDENTIALS_WRONG: Code<'CREDENTIALS_WRONG'> = 2006;
const TOO_FREQUENT: Code<'TOO_FREQUENT'> = 3010;
const DEPENDENCY_AWAY: Code<'DEPENDENCY_AWAY'> = 5003;

const WORD_OF_CODE: Readonly<Record<number, keyof ProblemWords>> = {
  [CREDENTIALS_WRONG]: 'wrong',
  [TOO_FREQUENT]: 'tooFrequent',
  [DEPENDENCY_AWAY]: 'away',
};

const WORD_OF_REASON: { readonly [R in Reason]?: keyof ProblemWords } = {
  ACCOUNT_DISABLED: 'disabled',
  ACCOUNT_EXPIRED: 'expired',
  SIGN_IN_LOCKED: 'locked',
  SIGN_IN_SLOWED: 'slowed',
  SSO_NO_ACCOUNT: 'ssoNoAccount',
  SSO_REFUSED: 'ssoFailed',
};

/** What a failed sign-in is told as; where it may be tried again later, until when. */
export function sayingOf(error: unknown): Saying {
  return Object.assign(() => wordsOf(error), { until: retryOn(error) ?? undefined });
}

/** The server's own message stands where no word of ours fits. */
export function wordsOf(error: unknown): string {
  const words = problemWords();
  if (!(error instanceof UpstreamError)) return words.refused;
  const { kind, errCode, status, message } = error;
  if (kind === 'timeout') return words.timeout;
  if (kind === 'session') return words.over;
  if (kind === 'noEnvelope') return words.noEnvelope.replaceAll('%{status}', String(status));
  if (kind === 'network') return words.network;
  const reason = reasonOf(error);
  const word = (reason && WORD_OF_REASON[reason]) ?? WORD_OF_CODE[errCode];
  return word ? words[word] : message || words.refused;
}

export const reasonOf = (error: UpstreamError) => (error.data as FailureData | null | undefined)?.reason;

/** A step that was waited with too long: the first one has to be done again. */
export const isSignInOver = (error: unknown) =>
  error instanceof UpstreamError && error.errCode === TOKEN_INVALID;
