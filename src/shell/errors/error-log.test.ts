import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UpstreamError } from '../../data/send.ts';
import { textOf } from './error-entry.ts';
import { createErrorLog } from './error-log.ts';
import { withoutSecrets } from './secrets.ts';

let now = 0;
let stored: Map<string, string>;
let due: (() => void)[] = [];
let writes = 0;
const HERE = { view: '订单管理 / 订单列表', url: 'https://desk/order/orderList?id=7&token=abc' };

const storage = () => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => {
    writes += 1;
    stored.set(key, value);
  },
  removeItem: (key: string) => void stored.delete(key),
});

const aLog = (of = storage) =>
  createErrorLog('errors', {
    storage: of,
    now: () => now,
    version: '2.19.0',
    here: () => HERE,
    later: callback => due.push(callback),
  });

const wait = () => {
  for (const run of due.splice(0)) run();
};

beforeEach(() => {
  now = Date.parse('2026-06-13T08:00:00+08:00');
  stored = new Map();
  due = [];
  writes = 0;
});

describe('the error log', () => {
  it('says what broke, where, when, and in which release', () => {
    const log = aLog();
    log.note(new TypeError('x is not a function'), '\n    at OrderList\n    at Suspense');
    expect(log.read()[0]).toMatchObject({
      name: 'TypeError',
      message: 'x is not a function',
      view: HERE.view,
      url: 'https://desk/order/orderList?id=7&token=***',
      info: 'at OrderList\n    at Suspense',
      version: '2.19.0',
      firstOn: now,
      lastOn: now,
      count: 1,
    });
    expect(log.read()[0]?.stack).toContain('error-log.test');
  });

  it('knows the trace id of a call that failed, also below another error', () => {
    const log = aLog();
    const failed = new UpstreamError('failure', { message: 'no', traceId: 'A3F1' });
    log.note(failed);
    log.note(new Error('wrapped', { cause: failed }));
    expect(log.read().map(({ traceId }) => traceId)).toEqual(['A3F1', 'A3F1']);
  });

  it('counts a flood in place of listing it, and writes it down once', () => {
    const log = aLog();
    const told = vi.fn();
    log.subscribe(told);
    const error = new Error('again');
    for (let at = 0; at < 5000; at++) {
      now += 1;
      log.note(error);
    }
    expect(log.read()).toHaveLength(1);
    expect(log.read()[0]).toMatchObject({ count: 5000, lastOn: now });
    expect(told).not.toHaveBeenCalled();
    wait();
    expect(told).toHaveBeenCalledOnce();
    expect(writes).toBe(1);
  });

  it('keeps the last hundred, and cuts what is too long', () => {
    const log = aLog();
    for (let at = 0; at < 120; at++) log.note(new Error(`error ${at} ${'x'.repeat(3000)}`));
    expect(log.read()).toHaveLength(100);
    expect(log.read()[0]?.message).toMatch(/^error 119 /);
    expect(log.read()[0]?.message).toHaveLength(1000);
    expect(log.read()[0]?.stack.length).toBeLessThanOrEqual(4000);
  });

  it('is there again after a reload', () => {
    const log = aLog();
    log.note(new Error('before'));
    log.flush();
    expect(aLog().read()).toEqual(log.read());
    log.clear();
    expect(aLog().read()).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it.each(['{', 'null', '7', '[1, {"name": "x"}]', '[{"lastOn": 1e99}]'])('starts empty on %s', text => {
    stored.set('errors', text);
    const log = aLog();
    expect(log.read()).toEqual([]);
    log.note(new Error('x'));
    log.flush();
    expect(aLog().read()).toHaveLength(1);
  });

  it('lives as long as the page where storage is refused', () => {
    const log = aLog(() => {
      throw new DOMException('no', 'SecurityError');
    });
    log.note(new Error('x'));
    log.flush();
    expect(log.read()).toHaveLength(1);
  });

  it('takes whatever is thrown', () => {
    const log = aLog();
    const round: { self?: object } = {};
    round.self = round;
    for (const thrown of ['text', 7, null, undefined, { code: 1 }, round]) log.note(thrown);
    expect(log.read().map(({ message }) => message)).toEqual([
      '[object Object]',
      '{"code":1}',
      'undefined',
      'null',
      '7',
      'text',
    ]);
  });

  it('is silent about what is no error', () => {
    const log = aLog();
    log.note(new DOMException('cancelled', 'AbortError'));
    log.note('ResizeObserver loop completed with undelivered notifications.');
    expect(log.read()).toEqual([]);
  });

  it('can be passed on as text', () => {
    const log = aLog();
    log.note(new Error('x'), 'at Page');
    log.note(new Error('y'));
    const [latest, first] = log.read();
    expect(latest && textOf(latest)).toContain(
      'error: Error: y\nview: 订单管理 / 订单列表\nurl: https://desk/',
    );
    expect(first && textOf(first)).toContain('info: \nat Page');
  });
});

describe('an address', () => {
  it.each([
    ['/a?token=x&id=7', '/a?token=***&id=7'],
    ['/a?code=12&state=s', '/a?code=***&state=***'],
    ['/a#access_token=x', '/a#access_token=***'],
    [`/a?x=${'0123456789abcdef'.repeat(2)}`, '/a?x=***'],
    [
      '/order?status=2&addressType=-1&callno=13800000000',
      '/order?status=2&addressType=-1&callno=13800000000',
    ],
    [
      'Failed to fetch https://h/api/webSocket?token=abc now',
      'Failed to fetch https://h/api/webSocket?token=*** now',
    ],
    ['/a?token=', '/a?token='],
  ])('%s is told as %s', (url, told) => expect(withoutSecrets(url)).toBe(told));
});
