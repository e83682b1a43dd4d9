/** Whatever a client sends, the answer is an envelope with a code: never a 5xx, never a crash. */
// @feature *
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import type { Envelope } from '../../src/contract/grammar/envelope.ts';
import { inspect, type Schema } from '../../src/contract/grammar/walk.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { build } from '../builders/build.ts';
import { requestOf } from '../builders/request.ts';
import { rounds } from '../builders/rounds.ts';
import { isSampledCall } from '../builders/sample.ts';
import { anUpstream, type Upstream } from '../builders/upstream.ts';
import { isMeasuring, report } from '../measure/row.ts';

/** For each call; over all calls 2,000 or more, and 100,000 or more when measuring. */
const RUNS = rounds(Math.max(60, Math.ceil((isMeasuring ? 100_000 : 2000) / ALL_CALLS.length)));

const oddText = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '0',
  '-1',
  '1e9',
  'NaN',
  'null',
  '[object Object]',
  '__proto__',
  '../../etc/passwd',
  '%',
  '%zz',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '=cmd|1',
  '138****5678',
  '\ud800',
  '👩‍💻'.repeat(20),
  '9'.repeat(40),
  'x'.repeat(5000),
);
const junk = fc.oneof(
  oddText,
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, false, [], {}, [null], { a: 1 }, Number.MAX_SAFE_INTEGER, -0.5, 2 ** 53, 1e300),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A sound part of an input with some of its fields replaced, dropped or added. */
function spoilt(schema: Schema): fc.Arbitrary<Record<string, unknown>> {
  const looked = inspect(schema);
  const names = looked.kind === 'object' ? Object.keys(looked.shape) : [];
  const sound = build(schema) as Record<string, unknown>;
  return fc
    .dictionary(
      fc.oneof(fc.constantFrom(...names, 'extra'), fc.constantFrom('constructor', 'size', 'current')),
      junk,
      { maxKeys: 6 },
    )
    .map(bad => ({ ...sound, ...bad }));
}

function spoiltInput(call: AnyCall) {
  const part = (schema: Schema | undefined) => (schema ? spoilt(schema) : fc.constant(undefined));
  return fc.record({
    params: part(call.params),
    query: part(call.query),
    headers: part(call.headers),
    body: call.body
      ? fc.oneof({ weight: 4, arbitrary: spoilt(call.body) }, { weight: 1, arbitrary: junk })
      : fc.constant(undefined),
  });
}

describe('bad input', () => {
  let upstream: Upstream;
  let token: string;
  const seen = { sent: 0, sound: 0 };
  const signIn = async () => {
    token = (await upstream.signIn('admin')).token;
  };
  beforeAll(async () => {
    upstream = await anUpstream();
    await signIn();
  });
  afterAll(async () => {
    await upstream.close();
    report({
      id: 'R4',
      what: `generated bad inputs over ${ALL_CALLS.length} calls`,
      target: 'no 5xx, no crash, always the envelope with an error code',
      figure: `${seen.sent} sent, ${seen.sent - seen.sound} answered otherwise`,
      isMet: seen.sent === seen.sound,
    });
  });

  async function expectEnvelope(request: InjectOptions, isBare = false) {
    seen.sent += 1;
    const response = await upstream.app.inject(request);
    expect(response.statusCode, response.body).toBeLessThan(500);
    if (isBare && response.statusCode === 200) {
      seen.sound += 1;
      return;
    }
    const envelope = response.json<Envelope>();
    expect(typeof envelope.status).toBe('string');
    expect(typeof envelope.message).toBe('string');
    expect(Number.isInteger(envelope.errCode)).toBe(true);
    seen.sound += 1;
    if (envelope.errCode === 2000 || envelope.errCode === 2003) await signIn();
  }

  it.each(ALL_CALLS.filter(isSampledCall))('to $name of $room is answered in an envelope', async call => {
    await fc.assert(
      fc.asyncProperty(spoiltInput(call), async input => {
        const { body, ...rest } = input;
        const safe = typeof body === 'object' || body === undefined ? body : { body };
        await expectEnvelope(requestOf(call, { ...rest, body: safe }, token), call.isBare);
      }),
      { numRuns: RUNS },
    );
  });

  it.each([
    ['no JSON', { 'content-type': 'application/json' }, '{"account":'],
    [
      'a prototype',
      { 'content-type': 'application/json' },
      '{"__proto__":{"x":1},"account":"a","password":"b"}',
    ],
    ['another type', { 'content-type': 'text/xml' }, '<a/>'],
    [
      'a body beyond the limit',
      { 'content-type': 'application/json' },
      JSON.stringify({ account: 'x'.repeat(2_000_000) }),
    ],
    ['a list for an object', { 'content-type': 'application/json' }, '[1,2,3]'],
    ['a bare text', { 'content-type': 'application/json' }, '"text"'],
  ])('that is %s is refused in an envelope', async (_what, headers, payload) => {
    await expectEnvelope({ method: 'POST', url: '/api/admin/auth/login', headers, payload });
  });

  it.each(['/api/nothing', '/api/admin/user/roleGroup/', '/api/%2e%2e/x', '/api/%'])(
    'at %s is answered in an envelope',
    url => expectEnvelope({ method: 'GET', url }),
  );

  it('says which fields did not pass', async () => {
    const response = await upstream.app.inject({
      method: 'POST',
      url: '/api/admin/auth/login',
      payload: { account: '' },
    });
    expect(response.json()).toMatchObject({
      status: '1',
      errCode: 3007,
      data: { fields: [{ field: 'account' }, { field: 'password' }] },
    });
  });
});
