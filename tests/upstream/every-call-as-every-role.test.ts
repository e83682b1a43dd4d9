/** What `docs/calls/` permits is what the server permits: each declared call, tried as each role. */
// @feature *
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAILURES } from '../../src/contract/grammar/failures.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { CALLS_TABLE, permits, ROLES, rightText } from '../builders/calls-table.ts';
import { expectNone } from '../builders/none.ts';
import { requestOf } from '../builders/request.ts';
import { isSampledCall } from '../builders/sample.ts';
import { anUpstream, type Person, type Upstream } from '../builders/upstream.ts';
import { report } from '../measure/row.ts';

const DECLARED_ROOMS = [...new Set(ALL_CALLS.map(call => call.room))];
const NO_PERMISSION = FAILURES.NO_PERMISSION.errCode;
const SESSION_CODES: readonly number[] = [2000, 2001, 2003];

const lineOf = (method: string, path: string) =>
  CALLS_TABLE.find(line => line.method === method && line.path === path);

describe('the contract and the table of calls', () => {
  it.each(DECLARED_ROOMS)('agree on which calls there are in %s', room => {
    const addressOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
    const declared = ALL_CALLS.filter(call => call.room === room).map(addressOf);
    const listed = CALLS_TABLE.filter(line => line.room === room).map(addressOf);
    // a room of resources takes its calls from that of their service
    const known = new Set(CALLS_TABLE.map(addressOf));
    expectNone(
      declared.filter(address => !known.has(address)),
      'Add a line to the file of its room in docs/calls/:',
    );
    expectNone(
      listed.filter(address => !declared.includes(address)),
      'Declare the call in src/contract, or take its line out of docs/calls/:',
    );
  });

  it.each(ALL_CALLS)('agree on the client of $name of $room', call => {
    expect(call.client ?? 'main').toBe(lineOf(call.method, call.path)?.client);
  });

  // of two rights that the same people hold, trying it as each of them tells nothing
  it.each(ALL_CALLS)('agree on the right of $name of $room', call => {
    const { permission = 'missing' } = lineOf(call.method, call.path) ?? {};
    // some lines remark on it in brackets
    const listed = permission.replace(/^([\w-]+) \([^;]*\)$/, '$1');
    const codes = (text: string) => text.split(' | ').toSorted();
    expect(codes(rightText(call.may))).toEqual(codes(listed));
  });
});

describe('the server', () => {
  let upstream: Upstream;
  let people: Map<string, Person>;
  const judged = { times: 0, asListed: 0 };
  const expectListed = (isRefused: boolean, isListedAsRefused: boolean, why: string) => {
    judged.times += 1;
    expect(isRefused, why).toBe(isListedAsRefused);
    judged.asListed += 1;
  };
  beforeAll(async () => {
    upstream = await anUpstream();
    people = new Map();
    for (const account of ROLES.keys()) people.set(account, await upstream.signIn(account));
  });
  afterAll(async () => {
    await upstream.close();
    report({
      id: 'R5',
      what: `every call for each of ${ROLES.size} roles and for nobody, own and other's records`,
      target: 'exactly what the contract says, tried on the server',
      figure: `${judged.times} tried, ${judged.times - judged.asListed} judged otherwise`,
      isMet: judged.times === judged.asListed,
    });
  });

  // signing out would end the session the other cases use
  const calls = ALL_CALLS.filter(call => isSampledCall(call) && call.name !== sessionCalls.logout.name);

  describe.each([...ROLES])('for %s', (account, rights) => {
    it.each(calls)('judges $name of $room as the table does', async call => {
      const person = people.get(account) as Person;
      const { permission = 'missing' } = lineOf(call.method, call.path) ?? {};
      for (const isOwn of [true, false]) {
        const owner = isOwn ? {} : { userId: '999999' };
        const request = requestOf(
          call,
          {
            params: { userId: '999999', roleId: '999999', id: '999999' },
            query: owner,
            ...(call.body ? { body: owner } : {}),
          },
          person.token,
        );
        const response = await upstream.app.inject(request);
        if (call.isBare && response.statusCode === 200) {
          expectListed(false, !permits(permission, rights, isOwn), permission);
          continue;
        }
        const { errCode } = response.json<{ errCode: number }>();
        expectListed(
          errCode === NO_PERMISSION,
          !permits(permission, rights, isOwn),
          `${permission}, own: ${isOwn}`,
        );
      }
    });
  });

  it.each(calls)('asks for a session before $name of $room unless the table says public', async call => {
    const { permission = '' } = lineOf(call.method, call.path) ?? {};
    const response = await upstream.app.inject(requestOf(call, { ...(call.body ? { body: {} } : {}) }));
    const { errCode } = response.json<{ errCode: number }>();
    const isOpen = permission.startsWith('public') || permission === 'signed-address';
    expectListed(SESSION_CODES.includes(errCode), !isOpen, permission);
  });

  const signed = calls.filter(call => call.may === 'signed-address');
  it.each(signed)('asks for a signature before $name of $room, whoever is signed in', async call => {
    const response = await upstream.app.inject(requestOf(call, {}, people.get('admin')?.token));
    expect(response.json()).toMatchObject({ errCode: NO_PERMISSION, data: { reason: 'ADDRESS_INVALID' } });
    expect(lineOf(call.method, call.path)?.permission).toBe('signed-address');
  });

  it('lets everybody sign out', async () => {
    for (const account of ROLES.keys()) {
      const person = await upstream.signIn(account);
      expect((await person.ask(sessionCalls.logout)).errCode).toBe(0);
      expect((await person.ask(sessionCalls.userInfo)).errCode).toBe(FAILURES.SESSION_ENDED.errCode);
    }
  });
});
