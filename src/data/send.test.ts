import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clearToken } from './clear-token.ts';
import { type ForeignUpstream, no, ok, startForeignUpstream } from './foreign-upstream.test-server.ts';
import { send, UpstreamError } from './send.ts';
import { onSessionOver } from './session-over.ts';
import { readToken, storeToken } from './token.ts';

let upstream: ForeignUpstream;
beforeAll(async () => {
  upstream = await startForeignUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  upstream.heard.length = 0;
  clearToken();
});

const answering = (answer: () => object | null) => {
  upstream.answers['GET /api/x'] = answer;
  return send({ method: 'GET', path: '/api/x' });
};
const failing = async (answer: () => object | null) => {
  const error = await answering(answer).catch(reason => reason);
  expect(error).toBeInstanceOf(UpstreamError);
  return error as UpstreamError;
};

describe('the envelope', () => {
  test('is unwrapped', async () => {
    expect(await answering(() => ok([1], { total: 7 }))).toEqual({
      data: [1],
      total: 7,
      errCode: 0,
      message: 'success',
    });
  });

  test('counts whatever the HTTP status', async () => {
    expect(await answering(() => ({ http: 500, body: ok('fine') }))).toMatchObject({ data: 'fine' });
    const error = await failing(() => ({ http: 200, body: no(3004, '已存在', { reason: 'ACCOUNT_TAKEN' }) }));
    expect(error).toMatchObject({ kind: 'failure', errCode: 3004, message: '已存在' });
    expect(error.data).toEqual({ reason: 'ACCOUNT_TAKEN' });
  });

  test('may name its code `code`', async () => {
    const error = await failing(() => ({ status: '1', code: 3008, message: 'no' }));
    expect(error).toMatchObject({ kind: 'failure', errCode: 3008 });
  });

  test('success is the text 0, the number 200 only for call statistics', async () => {
    upstream.answers['GET /api/x'] = () => ({ status: 200, data: 'rows' });
    await expect(send({ method: 'GET', path: '/api/x' })).rejects.toThrow('Error');
    expect(await send({ method: 'GET', path: '/api/x', client: 'callStatistics' })).toMatchObject({
      data: 'rows',
    });
  });

  test('a password to be renewed is an answer', async () => {
    const sent = await answering(() => no(2005, '请设置新密码', { temToken: 't' }));
    expect(sent).toMatchObject({ errCode: 2005, data: { temToken: 't' } });
  });

  test('a login code asked for comes with success and its code', async () => {
    expect(await answering(() => ({ ...no(2002, 'code'), status: '0' }))).toMatchObject({ errCode: 2002 });
  });

  test('the trace id of a hidden failure is kept', async () => {
    expect((await failing(() => no(5000, 'x', { traceId: 'abc' }))).traceId).toBe('abc');
  });

  test('a page or a text is the answer of something in between', async () => {
    expect(await failing(() => ({ text: '<html>proxy</html>' }))).toMatchObject({
      kind: 'noEnvelope',
      status: 200,
    });
    expect(await failing(() => ({ http: 502, text: 'bad gateway' }))).toMatchObject({
      kind: 'noEnvelope',
      status: 502,
    });
  });

  test('where nothing came, the network has failed', async () => {
    expect(await failing(() => null)).toMatchObject({ kind: 'network', status: undefined });
  });
});

describe('the session', () => {
  const asked = async (answer: () => object, isAgain = false) => {
    let times = 0;
    const off = onSessionOver(() => {
      times += 1;
      if (isAgain) storeToken('again', '1');
      return Promise.resolve(isAgain);
    });
    const result = await answering(answer).catch(reason => reason);
    off();
    return { result, times };
  };

  test.each([
    ['errCode 2000', no(2000, 'x')],
    ['errCode 2001', no(2001, 'x')],
    ['errCode 2003 on HTTP 401', { http: 401, body: no(2003, 'x') }],
    ['code 2001', { status: '1', code: 2001 }],
  ])('is over at %s', async (_, answer) => {
    storeToken('token', '1');
    const { result, times } = await asked(() => answer);
    expect(result).toMatchObject({ kind: 'session' });
    expect(times).toBe(1);
  });

  test('that is there again sends the call once more', async () => {
    storeToken('token', '1');
    let sent = 0;
    const { result, times } = await asked(() => (++sent === 1 ? no(2001, 'x') : ok('done')), true);
    expect(result).toMatchObject({ data: 'done' });
    expect(times).toBe(1);
    expect(upstream.heard.map(({ headers }) => headers.token)).toEqual(['token', 'again']);
  });

  test('that is over again at once is not asked for for ever', async () => {
    storeToken('token', '1');
    const { result, times } = await asked(() => no(2001, 'x'), true);
    expect(result).toMatchObject({ kind: 'session' });
    expect(times).toBe(1);
  });

  test('asks nobody who was not signed in, and nobody about another token', async () => {
    expect((await asked(() => no(2000, 'x'))).times).toBe(0);
    storeToken('token', '1');
    let times = 0;
    const off = onSessionOver(async () => {
      times += 1;
      return true;
    });
    upstream.answers['GET /api/x'] = () => no(2000, 'x');
    await expect(send({ method: 'GET', path: '/api/x', as: 'other' })).rejects.toThrow('x');
    await expect(send({ method: 'GET', path: '/api/x', as: null })).rejects.toThrow('x');
    expect(upstream.heard.map(({ headers }) => headers.token).slice(-2)).toEqual(['other', undefined]);
    off();
    expect(times).toBe(0);
  });

  test.each([
    [{}, 'reading'],
    [{ method: 'PUT' as const }, 'writing'],
    [{ isBackground: true }, 'unasked'],
    // a draft: typing keeps the session alive, yet nobody has asked for the answer
    [{ isUnasked: true }, 'unasked'],
  ])('tells what kind of call %o was', async (sending, kind) => {
    storeToken('token', '1');
    const told: string[] = [];
    const off = onSessionOver(async call => {
      told.push(call);
      return false;
    });
    for (const method of ['GET', 'PUT']) upstream.answers[`${method} /api/x`] = () => no(2000, 'x');
    await expect(send({ method: 'GET', path: '/api/x', ...sending })).rejects.toThrow('x');
    off();
    expect(told).toEqual([kind]);
  });

  test('asks not about a token that the same person has replaced meanwhile', async () => {
    storeToken('old', '1');
    let sent = 0;
    const { result, times } = await asked(() => {
      storeToken('new', '1');
      return ++sent === 1 ? no(2001, 'x') : ok('done');
    });
    expect(times).toBe(0);
    expect(result).toMatchObject({ data: 'done' });
  });

  test('sends nothing in the name of another person', async () => {
    storeToken('old', '1');
    const { result, times } = await asked(() => {
      storeToken('new', '2');
      return no(2001, 'x');
    });
    expect(times).toBe(0);
    expect(result).toMatchObject({ kind: 'session' });
    expect(upstream.heard).toHaveLength(1);
  });
});

describe('what is sent', () => {
  const heardOf = async (sending: Partial<Parameters<typeof send>[0]>) => {
    upstream.answers['POST /api/y'] = () => ok(null);
    await send({ method: 'POST', path: '/api/y', ...sending });
    const [heard] = upstream.heard;
    if (!heard) throw new Error('NOTHING_HEARD');
    return heard;
  };

  test('no token without one', async () => {
    expect((await heardOf({})).headers.token).toBeUndefined();
  });

  test('the token by client', async () => {
    storeToken('a b/ü', '17');
    expect(readToken()).toEqual({ token: 'a b/ü', adToken: 'a b/ü', id: '17' });
    storeToken('secret', '17');
    expect((await heardOf({})).headers).toMatchObject({ token: 'secret' });
    upstream.heard.length = 0;
    expect((await heardOf({ client: 'ad' })).headers).toMatchObject({ token: 'secret', userid: '17' });
    upstream.heard.length = 0;
    expect((await heardOf({ client: 'callStatistics' })).headers).toMatchObject({ calltoken: 'secret' });
  });

  test('no cookie', async () => {
    storeToken('secret', '17');
    expect((await heardOf({})).headers.cookie).toBeUndefined();
  });

  test('a query without its empty fields, lists with commas', async () => {
    const query = { a: '', b: null, c: undefined, d: 0, e: [], f: ['1', '2'], g: '韦 & 黄' };
    expect((await heardOf({ query })).query).toEqual({ d: '0', f: '1,2', g: '韦 & 黄' });
  });

  test('that no person acted', async () => {
    expect((await heardOf({ isBackground: true })).headers['x-background']).toBe('1');
  });
});
