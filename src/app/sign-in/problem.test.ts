import { describe, expect, it } from 'vitest';
import words from '../../../i18n/zh/sign-in-problem.ts';
import { FAILURES, type FailureName } from '../../contract/grammar/failures.ts';
import type { Reason } from '../../contract/grammar/reasons.ts';
import { UpstreamError } from '../../data/send.ts';
import { wordsOf } from './problem.ts';

const failure = (name: FailureName, reason?: Reason) =>
  new UpstreamError('failure', { ...FAILURES[name], data: reason ? { reason } : null });

describe('what the form says', () => {
  it('tells a wrong password from an account that is shut', () => {
    expect(wordsOf(failure('CREDENTIALS_WRONG'))).toBe(words.wrong);
    expect(wordsOf(failure('STATE_NOT_ALLOWED', 'ACCOUNT_DISABLED'))).toBe(words.disabled);
    expect(wordsOf(failure('STATE_NOT_ALLOWED', 'ACCOUNT_EXPIRED'))).toBe(words.expired);
    expect(wordsOf(failure('TOO_FREQUENT'))).toBe(words.tooFrequent);
  });

  it('tells no network from an upstream that is away', () => {
    expect(wordsOf(new UpstreamError('network'))).toBe(words.network);
    expect(wordsOf(failure('DEPENDENCY_AWAY'))).toBe(words.away);
    expect(wordsOf(new UpstreamError('timeout'))).toBe(words.timeout);
  });

  it('says that something in between has answered, and with which status', () => {
    expect(wordsOf(new UpstreamError('noEnvelope', { status: 502 }))).toBe(
      words.noEnvelope.replaceAll('%{status}', '502'),
    );
  });

  it("leaves the word to the upstream where it knows more, and says something where it doesn't", () => {
    expect(wordsOf(failure('LOGIN_CODE_NEEDED'))).toBe(FAILURES.LOGIN_CODE_NEEDED.message);
    expect(wordsOf(new UpstreamError('failure', { message: '系统维护中' }))).toBe('系统维护中');
    expect(wordsOf(new Error('boom'))).toBe(words.refused);
  });
});
