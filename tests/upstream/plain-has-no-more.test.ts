/** What a plain upstream lacks is said once, in the contract; here it is asked for, and held against `docs/calls/`. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { CALLS_TABLE } from '../builders/calls-table.ts';
import { requestOf } from '../builders/request.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';

/** Our own and there all the same: they tell a client nothing of what the upstream can do. */
const ALSO_ON_PLAIN = ['readFile', 'readPackage', 'uploadDirectly', 'health', 'openApi'];

let plain: Upstream;
let admin: Person;
beforeAll(async () => {
  plain = await anUpstream({ isPlain: true });
  admin = await plain.signIn('admin');
});
afterAll(() => plain.close());

const beyond = ALL_CALLS.filter(call => call.isBeyondPlain);

test('every call of our own is beyond a plain upstream, save a few', () => {
  // a socket is no call: that the stream is not there either, its own test says
  const own = CALLS_TABLE.filter(
    ({ method, note }) => method !== 'WS' && note.startsWith("this project's own"),
  ).map(({ method, path }) => `${method} ${path}`);
  const also = ALL_CALLS.filter(({ name }) => ALSO_ON_PLAIN.includes(name));
  expect(also).toHaveLength(ALSO_ON_PLAIN.length);
  expect([...beyond, ...also].map(({ method, path }) => `${method} ${path}`).sort()).toEqual(own.sort());
});

test.each(beyond.map(call => [`${call.method} ${call.path}`, call] as const))(
  '%s is not there',
  async (_, call) => {
    const { statusCode, ...response } = await plain.app.inject(requestOf(call, {}, admin.token));
    expect([statusCode, response.json().errCode]).toEqual([200, 3006]);
  },
);
