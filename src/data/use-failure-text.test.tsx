import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { expect, test } from 'vitest';
import type { RefusalForm } from '../contract/grammar/call.ts';
import { FAILURES } from '../contract/grammar/failures.ts';
import { REASONS } from '../contract/grammar/reasons.ts';
import { noteUnknownCall } from './absent-calls.ts';
import { UpstreamError, type UpstreamErrorKind } from './send.ts';
import { useFailureText } from './use-failure-text.ts';

/** Says the key that is asked for, and of which status it speaks; of reasons it has words for those of the contract. */
const translate = (
  key: string,
  { status, error, message, call, _ = '' }: Partial<Record<string, string | number>> = {},
) => {
  const [room, reason = ''] = key.split('.');
  if (room === 'reason' && !Object.hasOwn(REASONS, reason)) return String(_);
  const said = status ?? error ?? message ?? call;
  return said ? `${key} ${said}` : key;
};
const i18n = { translate, changeLocale: async () => {}, getLocale: () => 'zh' };

const { result } = renderHook(useFailureText, {
  wrapper: ({ children }) => <I18nContextProvider value={i18n}>{children}</I18nContextProvider>,
});
const textOf = (error: unknown) => result.current(error).text;
const failed = (about: ConstructorParameters<typeof UpstreamError>[1], kind: UpstreamErrorKind = 'failure') =>
  new UpstreamError(kind, about);

test.each(Object.entries(FAILURES))('%s has words of its own', (name, { errCode, message }) => {
  expect(textOf(failed({ errCode, message }))).toBe(`error.${name}`);
  expect(textOf(failed({ errCode }))).toBe(`error.${name}`);
});

test.each(Object.keys(REASONS))('the reason %s comes before the words of the failure', reason => {
  const { errCode, message } = FAILURES.PARAMETER;
  expect(textOf(failed({ errCode, message, data: { reason } }))).toBe(`reason.${reason}`);
});

test('a reason that there are no words for is told as the upstream tells it', () => {
  const { errCode, message } = FAILURES.PARAMETER;
  const data = { reason: 'NOT_YET_KNOWN' };
  expect(textOf(failed({ errCode, message: '司机正忙', data }))).toBe('司机正忙');
  expect(textOf(failed({ errCode, message, data }))).toBe('error.PARAMETER');
});

test('what an upstream says in its own words is shown as it says it', () => {
  expect(textOf(failed({ errCode: FAILURES.PARAMETER.errCode, message: '车牌已停用' }))).toBe('车牌已停用');
  expect(textOf(failed({ errCode: 9876, message: '系统维护中' }))).toBe('系统维护中');
});

test('where no answer came it says why', () => {
  expect(textOf(failed({}, 'network'))).toBe('error.exception error.network');
  expect(textOf(failed({}, 'timeout'))).toBe('error.exception error.timeout');
  expect(textOf(failed({ status: 404 }, 'noEnvelope'))).toBe('error.absent');
});

test.each([200, 502, 504])('a page of something in between, with HTTP %i, is told as one', status => {
  expect(textOf(failed({ status }, 'noEnvelope'))).toBe(`error.exception error.noEnvelope ${status}`);
});

test('what the upstream answers to a call that it does not know says that it has none, with HTTP 500 too', () => {
  const page = (status: number) => failed({ status, data: 'a page' }, 'noEnvelope');
  expect(textOf(page(500))).toBe('error.exception error.noEnvelope 500');
  noteUnknownCall(page(500));
  expect(textOf(page(500))).toBe('error.absent');
  expect(textOf(page(502))).toBe('error.exception error.noEnvelope 502');
  expect(textOf(failed({ status: 500, data: 'nothing' }, 'noEnvelope'))).toBe(
    'error.exception error.noEnvelope 500',
  );
  noteUnknownCall(null);
  expect(textOf(page(500))).toBe('error.exception error.noEnvelope 500');
});

test('an envelope of a framework that says 404 says that there is no such call; a record that is gone is another matter', () => {
  expect(textOf(failed({ status: 404, message: 'Not Found' }))).toBe('error.absent');
  const { errCode, message } = FAILURES.NOT_FOUND;
  expect(textOf(failed({ status: 404, errCode, message }))).toBe('error.NOT_FOUND');
});

test('what is no failure of the upstream is an exception, with the error', () => {
  expect(textOf(new TypeError('x is not a function'))).toBe('error.exception TypeError: x is not a function');
  expect(textOf('gone')).toBe('error.unknown');
});

test('a refusal is introduced as its call declares, whatever words it has', () => {
  const { errCode, message } = FAILURES.CREDENTIALS_WRONG;
  const refused = (about: object, refusal: RefusalForm) => textOf(failed({ ...about, refusal }));
  expect(refused({ message: '原密码不正确' }, 'error')).toBe('error.refusal.error 原密码不正确');
  expect(refused({ errCode, message }, 'error')).toBe('error.refusal.error error.CREDENTIALS_WRONG');
  expect(refused({ message: '查询失败' }, 'request')).toBe('error.refusal.request 查询失败');
  expect(textOf(failed({ refusal: 'request' }, 'network'))).toBe('error.exception error.network');
});

test('what has been said of it already is not said again around itself', () => {
  for (const error of [
    failed({ message: '查询失败', refusal: 'request' }),
    failed({ message: 'GET /api/x' }, 'unreadable'),
  ]) {
    const text = textOf(error);
    error.message = text;
    expect(textOf(error)).toBe(text);
  }
});

test('what helps to find it goes with it, and a record that is gone is said to be', () => {
  const { errCode } = FAILURES.NOT_FOUND;
  expect(result.current(failed({ errCode, traceId: 'a-1' }))).toMatchObject({
    traceId: 'a-1',
    isMissing: true,
  });
});
