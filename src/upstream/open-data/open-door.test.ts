/** The open door: who is let in, who is not and why, whatever is changed of a signed request. */
import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anUpstream, type Person, type Upstream } from '../../../tests/builders/upstream.ts';
import type { Envelope } from '../../contract/grammar/envelope.ts';
import type { FailureData } from '../../contract/grammar/failures.ts';
import { logCalls } from '../../contract/log.ts';
import { openDataAccount } from '../../contract/open-data.ts';
import { OLD_SECRET_MS, OPEN_DOOR_WINDOW_MS, openDoorCalls, signedText } from '../../contract/open-door.ts';
import { revisionCalls } from '../../contract/revision.ts';
import { forgetOldNonces } from '../core/open-door/check.ts';
import { openDoorNonce } from '../core/open-door/tables.ts';

const { create, update, list, one } = openDataAccount.calls;
const ABOUT = {
  name: '城投数据平台',
  protocol: 1 as const,
  ipWhitelist: [] as string[],
  scopes: ['pushPositions' as const],
  qps: 50,
  state: 1 as const,
};

let upstream: Upstream;
let admin: Person;
let account: { id: string; appKey: string; secret: string };
let count = 0;

beforeAll(async () => {
  upstream = await anUpstream();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  admin = await upstream.signIn('admin');
  account = await anAccount();
});

async function anAccount(about: Partial<typeof ABOUT> & { dailyLimit?: number; expireOn?: number } = {}) {
  const { data, errCode } = await admin.ask(create, { body: { ...ABOUT, ...about } });
  expect(errCode).toBe(0);
  return { id: data.id, appKey: data.appKey, secret: data.secret };
}

interface SignedRequest {
  appKey: string;
  secret: string;
  timestamp: string;
  nonce: string;
  query: string;
  /** What is signed, where it is not what is sent. */
  signed: Partial<Parameters<typeof signedText>[0]>;
  signature: string;
  ip: string;
}

async function ping(of: { appKey: string; secret: string }, about: Partial<SignedRequest> = {}) {
  const timestamp = about.timestamp ?? String(upstream.clock());
  const nonce = about.nonce ?? `nonce-${String(++count).padStart(6, '0')}`;
  const query = about.query ?? '';
  const text = signedText({
    method: 'GET',
    path: '/api/open/ping',
    query,
    timestamp,
    nonce,
    bodyHash: createHash('sha256').digest('hex'),
    ...about.signed,
  });
  const signature =
    about.signature ??
    createHmac('sha256', about.secret ?? of.secret)
      .update(text)
      .digest('hex');
  const response = await upstream.app.inject({
    method: 'GET',
    url: `/api/open/ping${query && `?${query}`}`,
    remoteAddress: about.ip ?? '10.8.0.7',
    headers: {
      'x-app-key': about.appKey ?? of.appKey,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signature,
    },
  });
  const { errCode, data } = response.json<Envelope<FailureData & { name?: string }>>();
  return { http: response.statusCode, errCode, data, reason: data?.reason };
}

describe('a machine with a key', () => {
  it('is let in, told who it is, and counted', async () => {
    expect(await ping(account)).toMatchObject({ http: 200, errCode: 0, data: { name: ABOUT.name } });
    // signed as it was sent, and refused for its names
    expect(await ping(account, { query: 'a=1&b=%20' })).toMatchObject({ http: 400, errCode: 3007 });
    await ping(account, { ip: '10.8.0.7', timestamp: String(upstream.clock() - OPEN_DOOR_WINDOW_MS - 1) });
    const { data } = await admin.ask(one, { params: { id: account.id } });
    expect(data).toMatchObject({ todayCount: 2, errorCount: 1, lastTime: upstream.clock() });
  });

  it('is let in once with the same request', async () => {
    expect(await ping(account, { nonce: 'the-same-one' })).toMatchObject({ errCode: 0 });
    expect(await ping(account, { nonce: 'the-same-one' })).toMatchObject({ http: 403, reason: 'NONCE_USED' });
    const other = await anAccount();
    expect(await ping(other, { nonce: 'the-same-one' })).toMatchObject({ errCode: 0 });
  });

  it('is let in once, of many at the same time with one nonce', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ping(account, { nonce: 'at-once-01' })),
    );
    expect(answers.filter(({ errCode }) => errCode === 0)).toHaveLength(1);
  });

  const now = () => upstream.clock();
  const SPOILT: [what: string, about: () => Partial<SignedRequest>][] = [
    ['another secret', () => ({ secret: 'x'.repeat(43) })],
    ['no secret', () => ({ secret: '' })],
    ['an unknown key', () => ({ appKey: 'f'.repeat(24) })],
    ['no key', () => ({ appKey: '' })],
    ['another method signed', () => ({ signed: { method: 'POST' } })],
    ['another path signed', () => ({ signed: { path: '/api/open/pong' } })],
    ['a query that was not signed', () => ({ query: 'admin=1', signed: { query: '' } })],
    ['another time signed', () => ({ signed: { timestamp: String(now() + 1) } })],
    ['another nonce signed', () => ({ signed: { nonce: 'another-nonce' } })],
    ['another body signed', () => ({ signed: { bodyHash: 'a'.repeat(64) } })],
    ['no signature', () => ({ signature: '' })],
    ['a time that is none', () => ({ timestamp: 'yesterday' })],
    ['a nonce that is too short', () => ({ nonce: 'short' })],
    ['a nonce that is too long', () => ({ nonce: 'n'.repeat(65) })],
  ];
  it.each(SPOILT)('is told nothing for %s', async (_what, about) => {
    expect(await ping(account, about())).toMatchObject({
      http: 401,
      errCode: 2000,
      data: { reason: 'SIGNATURE_INVALID' },
    });
  });

  it.each([
    ['late', -OPEN_DOOR_WINDOW_MS - 1],
    ['early', OPEN_DOOR_WINDOW_MS + 1],
  ])('is told that its clock is off when it comes too %s', async (_what, by) => {
    expect(await ping(account, { timestamp: String(now() + by) })).toMatchObject({ reason: 'CLOCK_OFF' });
  });

  it('comes from an address of its list', async () => {
    const listed = await anAccount({ ipWhitelist: ['10.8.0.0/16', '203.0.113.9', '2001:db8::/32'] });
    for (const ip of ['10.8.0.7', '10.8.255.255', '203.0.113.9', '::ffff:10.8.0.7', '2001:db8::1']) {
      expect(await ping(listed, { ip }), ip).toMatchObject({ errCode: 0 });
    }
    for (const ip of ['10.9.0.1', '203.0.113.10', '2001:db9::1', '127.0.0.1']) {
      expect(await ping(listed, { ip }), ip).toMatchObject({ reason: 'ADDRESS_NOT_LISTED' });
    }
  });

  it('is stopped by whoever disables the account, and by its end', async () => {
    await admin.ask(update, { params: { id: account.id }, body: { state: 0 } });
    expect(await ping(account)).toMatchObject({ reason: 'ACCOUNT_DISABLED' });
    const ended = await anAccount({ expireOn: now() + 1000 });
    expect(await ping(ended)).toMatchObject({ errCode: 0 });
    upstream.clock.advance(1000);
    expect(await ping(ended)).toMatchObject({ reason: 'ACCOUNT_EXPIRED' });
  });

  it('is held to its limits, of a second and of a day', async () => {
    const slow = await anAccount({ qps: 2 });
    const answers = [await ping(slow), await ping(slow), await ping(slow)];
    expect(answers.map(({ errCode }) => errCode)).toEqual([0, 0, 3010]);
    expect(answers[2]?.data.retryOn).toBe((Math.floor(now() / 1000) + 1) * 1000);
    upstream.clock.advance(1000);
    expect(await ping(slow)).toMatchObject({ errCode: 0 });

    const few = await anAccount({ dailyLimit: 1 });
    expect(await ping(few)).toMatchObject({ errCode: 0 });
    expect(await ping(few)).toMatchObject({ errCode: 3010, reason: 'DAILY_LIMIT' });
    upstream.clock.advance(86_400_000);
    expect(await ping(few)).toMatchObject({ errCode: 0 });
  });

  it('has its old secret for a day after a renewal, and not longer', async () => {
    const renewed = await admin.ask(openDoorCalls.renewSecret, { body: { id: account.id, version: 1 } });
    expect(renewed.data).toMatchObject({ oldSecretUntil: now() + OLD_SECRET_MS, version: 2 });
    const { secret } = renewed.data;
    expect(secret).not.toBe(account.secret);
    expect(await ping({ ...account, secret })).toMatchObject({ errCode: 0 });
    expect(await ping(account)).toMatchObject({ errCode: 0 });
    upstream.clock.advance(OLD_SECRET_MS);
    expect(await ping(account)).toMatchObject({ reason: 'SIGNATURE_INVALID' });
    expect(await ping({ ...account, secret })).toMatchObject({ errCode: 0 });
    const again = await (await upstream.signIn('admin')).ask(openDoorCalls.renewSecret, {
      body: { id: account.id, version: 1 },
    });
    expect(again.errCode).toBe(3001);
  });

  it('is no person: its key opens no other door, and no person comes in by this one', async () => {
    const response = await upstream.app.inject({
      method: 'GET',
      url: '/api/open/ping',
      headers: { token: admin.token },
    });
    expect(response.json()).toMatchObject({ errCode: 2000, data: { reason: 'SIGNATURE_INVALID' } });
  });

  it('leaves no nonce behind for ever', async () => {
    await ping(account);
    upstream.clock.advance(2 * OPEN_DOOR_WINDOW_MS + 1);
    await upstream.run(forgetOldNonces);
    expect(await upstream.store.db.select().from(openDoorNonce)).toEqual([]);
  });
});

describe('a secret', () => {
  it('is told once, and stands nowhere: no list, no log, no table', async () => {
    const listed = await admin.ask(list, { query: { filter: JSON.stringify({ id: [account.id] }) } });
    expect(listed).toMatchObject({ total: 1, data: [{ appKey: account.appKey }] });
    const logged = await admin.ask(logCalls.listOperateLog, {
      query: {},
      body: { objectType: 'openDataAccount' },
    });
    const dumped = await upstream.store.db.execute('select * from open_data_account');
    for (const told of [listed, logged, dumped]) expect(JSON.stringify(told)).not.toContain(account.secret);
  });
});

describe('an earlier version of an account', () => {
  const versions = async () => {
    const query = { objectType: 'openDataAccount', objectId: account.id };
    return (await admin.ask(revisionCalls.listRevisions, { query })).data;
  };
  const restore = (id = '') => admin.ask(revisionCalls.restoreRevision, { body: { id } });

  it('brings its rules back, and neither shows nor brings back a secret', async () => {
    await admin.ask(update, { params: { id: account.id }, body: { name: '城投', state: 0 } });
    const renewed = await admin.ask(openDoorCalls.renewSecret, { body: { id: account.id, version: 2 } });
    const first = (await versions()).at(-1);
    const compared = await admin.ask(revisionCalls.compareRevision, { query: { id: first?.id ?? '' } });
    expect(compared.data.fields.map(({ name }) => name)).toEqual(['name', 'state']);
    expect((await restore(first?.id)).data).toEqual({ objectId: account.id, isAnew: false });
    const now = await admin.ask(one, { params: { id: account.id } });
    expect(now.data).toMatchObject({ name: ABOUT.name, state: 1, version: 4 });

    const { secret } = renewed.data;
    expect(await ping({ ...account, secret })).toMatchObject({ errCode: 0 });
    upstream.clock.advance(OLD_SECRET_MS);
    expect(await ping(account)).toMatchObject({ reason: 'SIGNATURE_INVALID' });
    const kept = await upstream.store.db.execute('select * from revision');
    for (const text of [account.secret, secret]) {
      expect(JSON.stringify([compared, await versions(), kept])).not.toContain(text);
    }
  });

  it('makes no deleted one anew: nobody would be told its secret', async () => {
    const { remove } = openDataAccount.calls;
    expect((await admin.ask(remove, { params: { id: account.id } })).errCode).toBe(0);
    const [last] = await versions();
    expect(last?.kind).toBe('delete');
    expect((await restore(last?.id)).failure.reason).toBe('NOT_ANEW');
  });
});

describe('the list of accounts', () => {
  it('tells those that deliver positions from those that fetch', async () => {
    const fetching = await anAccount({ protocol: 2, scopes: ['fetchOrders'] } as never);
    const asked = async (filter: object) =>
      (await admin.ask(list, { query: { filter: JSON.stringify(filter), range: '[0,199]' } })).data.map(
        ({ id }) => id,
      );
    expect(await asked({ scopes: 'pushPositions' })).toContain(account.id);
    expect(await asked({ scopes: 'pushPositions' })).not.toContain(fetching.id);
    for (const filter of [{ protocol: 2 }, { scopes: 'fetchOrders' }]) {
      expect(await asked(filter)).toContain(fetching.id);
      expect(await asked(filter)).not.toContain(account.id);
    }
  });

  it.each([
    ['sort', '["secret","ASC"]'],
    ['sort', 'name'],
    ['range', '[0,1000]'],
    ['range', '[5,24]'],
    ['range', '[9,2]'],
    ['filter', '{"protocol":9}'],
    ['filter', '[]'],
    ['filter', '{'],
    ['orderBy', 'secret'],
  ])('refuses %s=%s', async (name, value) => {
    expect((await admin.ask(list, { query: { [name]: value } as never })).errCode).toBe(3007);
  });

  it.each([['10.8.0.0/33'], ['300.1.1.1'], ['example.com'], ['10.8.0.1/'], ['::1/129']])(
    'takes no address like %s',
    async block => {
      const { errCode } = await admin.ask(create, { body: { ...ABOUT, ipWhitelist: [block] } });
      expect(errCode).toBe(3007);
    },
  );
});
