/** What went wrong at the form, in words. */
import type { FAILURES, FailureData } from '../../contract/failures.ts';
import { UpstreamError } from '../../data/send.ts';
import type { Words } from './words.ts';

type Word = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words];

/** A failed call, or a word of the form's own. */
export type Problem = UpstreamError | { word: Word };

type Code<Name extends keyof typeof FAILURES> = (typeof FAILURES)[Name]['errCode'];

const CREDENTIALS_WRONG: Code<'CREDENTIALS_WRONG'> = 2006;
const TOO_FREQUENT: Code<'TOO_FREQUENT'> = 3010;
const DEPENDENCY_AWAY: Code<'DEPENDENCY_AWAY'> = 5003;

const WORD_OF_CODE: Readonly<Record<number, Word>> = {
  [CREDENTIALS_WRONG]: 'wrong',
  [TOO_FREQUENT]: 'tooFrequent',
  [DEPENDENCY_AWAY]: 'away',
};

const WORD_OF_REASON: Readonly<Record<string, Word>> = {
  ACCOUNT_DISABLED: 'disabled',
  ACCOUNT_EXPIRED: 'expired',
  PASSWORD_SAME: 'samePassword',
};

const BAD_GATEWAY = 500;

/** The server's own message stands where no word of ours fits. */
export function wordsOf(problem: Problem, words: Words): string {
  if (!(problem instanceof UpstreamError)) return words[problem.word];
  const { kind, errCode, status, data, message } = problem;
  if (kind === 'timeout') return words.timeout;
  // an answer that is no envelope: something before the upstream answered in its place
  if (kind === 'network') return status !== undefined && status >= BAD_GATEWAY ? words.away : words.network;
  const reason = (data as FailureData | null)?.reason;
  const word = (reason && WORD_OF_REASON[reason]) ?? WORD_OF_CODE[errCode];
  return word ? words[word] : message || words.refused;
}
