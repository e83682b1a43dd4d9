import { describe, expect, it } from 'vitest';
import { isAbsent, kindOfAbsence, type Refused } from './absence.ts';

const page = (http: number) => ({ http, what: 'a page' }) as const;
const refused = (http: number, code = 0, message = ''): Refused => ({
  http,
  what: 'an envelope',
  code,
  message,
});

describe('a call is absent', () => {
  it.each([404, 405, 501])('where its page comes with HTTP %i', http => {
    expect(isAbsent(page(http))).toBe(true);
    expect(isAbsent({ http, what: 'nothing' }, page(200))).toBe(true);
  });

  it('where it is answered as an unknown call is, whatever the status', () => {
    for (const http of [200, 500]) {
      expect(isAbsent(page(http))).toBe(false);
      expect(isAbsent(page(http), page(http))).toBe(true);
      expect(isAbsent({ http, what: 'nothing' }, page(http))).toBe(false);
      expect(isAbsent(page(502), page(http))).toBe(false);
    }
  });

  it('where the error of a framework, in an envelope of its own, says so', () => {
    expect(isAbsent(refused(404))).toBe(true);
    expect(isAbsent(refused(200, 404, 'No static resource'))).toBe(true);
    expect(isAbsent(refused(500, 500, '系统异常'))).toBe(false);
    expect(isAbsent(refused(500, 500, '系统异常'), refused(500, 500, '系统异常'))).toBe(true);
    expect(isAbsent(refused(500, 500, '库存不足'), refused(500, 500, '系统异常'))).toBe(false);
    expect(isAbsent(refused(500, 500, '系统异常'), page(500))).toBe(false);
  });

  it('never where a code of the protocol says something else', () => {
    const noRecord = refused(404, 3006, '记录不存在或无权查看');
    expect(isAbsent(noRecord, noRecord)).toBe(false);
    const noSession = refused(200, 2000, '请重新登录');
    expect(isAbsent(noSession, noSession)).toBe(false);
    expect(isAbsent(refused(404, 1, '账号或密码错误'), refused(404, 1, '账号或密码错误'))).toBe(false);
  });
});

it('a text is told from a page and from nothing', () => {
  expect([' <html>', 'no', ''].map(kindOfAbsence)).toEqual(['a page', 'a text', 'nothing']);
});
