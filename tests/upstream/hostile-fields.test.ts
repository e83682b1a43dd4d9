/**
 * Fields, ids and areas as no client of ours would send them: everything is answered in the envelope, and nobody
 * becomes or sees more by it.
 */
// @feature *
import { eq } from 'drizzle-orm';
import { chunk } from 'es-toolkit';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { sessionCalls } from '../../src/contract/session.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { adminUser } from '../../src/upstream/core/identity/tables.ts';
import { build } from '../builders/build.ts';
import { byHand, fieldsOf, filled } from '../builders/by-hand.ts';
import { anOffice, DOORS, type Office } from '../builders/office.ts';
import { isSampledCall } from '../builders/sample.ts';
import type { Person } from '../builders/upstream.ts';

let office: Office;
let nobody: Person;
let stranger: ReturnType<typeof byHand>;
let admin: ReturnType<typeof byHand>;
beforeAll(async () => {
  office = await anOffice();
  nobody = await office.aClerk();
  stranger = byHand(office, nobody);
  admin = byHand(office, office.admin);
});
afterAll(() => office.close());

describe('a field', () => {
  /** Values that say themselves what they are, or pretend to be something else. */
  const pretenders: readonly unknown[] = [
    { toString: 1, valueOf: 1 },
    { toString: null },
    { toJSON: 'x' },
    { length: 3, 0: 'a' },
    { constructor: { prototype: { isSuperuser: 1 } } },
    [['1']],
    [],
    {},
    true,
    1.5,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER + 1,
    '\ud800',
    '\u0000',
    '\u202e\u0007',
    '1'.repeat(100_000),
    'ｘ'.repeat(10_000),
  ];
  const bodies = ALL_CALLS.filter(
    call => isSampledCall(call) && call.body && call.name !== sessionCalls.logout.name,
  );

  /** With the longest of them still within what a body may be. */
  const AT_ONCE = 5;

  it.each(bodies)('of $name of $room is what it is declared to be', async call => {
    const names = fieldsOf(call.body);
    const sound = build(call.body ?? call.data) as object;
    const send = (fields: object) =>
      admin.send({ method: call.method, url: filled(call), payload: { ...sound, ...fields } });
    for (const value of pretenders) {
      for (const some of chunk(names, AT_ONCE)) {
        await send(Object.fromEntries(some.map(name => [name, value])));
      }
      // what the schema takes reaches the handler by itself
      for (const name of names) if (takes(call, { ...sound, [name]: value })) await send({ [name]: value });
    }
  });
  const takes = ({ body }: AnyCall, sent: object) =>
    body?.safeParse(JSON.parse(JSON.stringify(sent))).success ?? false;

  it.each([
    ['a prototype', '{"__proto__":{"isSuperuser":1},"userName":"x"}'],
    ['a prototype within', '{"userName":"x","roles":[{"__proto__":{"roleId":"1"}}]}'],
    ['a constructor', '{"constructor":{"prototype":{"isSuperuser":1}},"userName":"x"}'],
  ])('that names %s changes nothing of others', async (_what, payload) => {
    const headers = { 'content-type': 'application/json' };
    const { errCode } = await admin.send({ ...request(accessCalls.createAdminUser), headers, payload });
    expect(errCode).toBe(3007);
    expect(Object.hasOwn(Object.prototype, 'isSuperuser')).toBe(false);
  });

  const request = (call: AnyCall): InjectOptions => ({ method: call.method, url: call.path });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ])('is not read from a body of type %s', async type => {
    const payload = JSON.stringify({ id: '1', remark: type });
    const headers = { 'content-type': type };
    expect((await admin.send({ ...request(accessCalls.updateMenu), headers, payload })).errCode).toBe(3007);
  });

  it.each([
    ['account', 40, 'a'],
    ['userName', 40, '名'],
    ['jobNo', 20, '1'],
    ['callSystemAccount', 40, 'a'],
    ['agentNo', 20, '1'],
    ['remark', 200, '注'],
  ])('%s is as long as it may be, and no longer', async (name, longest, letter) => {
    const made = (length: number) => {
      const account = `long-${name}-${length}`.toLowerCase();
      return admin.post(accessCalls.createAdminUser, {
        account,
        userName: 'x',
        [name]: letter.repeat(length),
      });
    };
    expect((await made(longest)).errCode).toBe(0);
    expect((await made(longest + 1)).errCode).toBe(3007);
  });

  it.each([
    ['roles', 20, (at: number) => ({ roleId: String(900_000 + at) })],
    ['areaIds', 100, (at: number) => String(900_000 + at)],
  ])('%s holds so many, and no more', async (name, most, element) => {
    const made = (length: number) =>
      admin.post(accessCalls.createAdminUser, {
        account: `many-${length}`,
        userName: 'x',
        [name]: Array.from({ length }, (_, at) => element(at)),
      });
    for (const length of [most, most + 1, 20_000]) expect((await made(length)).errCode).toBe(3007);
  });

  it.each([
    '138****5678',
    '***',
    '13812345678\n1',
    '13812345678/13912345678',
    '+85291234567',
    '0771-5601234',
  ])('of a mobile number is not saved as %j', async mobile => {
    const body = { userId: nobody.id, mobile };
    expect((await admin.post(accessCalls.updateAdminUser, body)).errCode).toBe(3007);
  });

  it.each(['138\u200b12345678', '１３８１２３４５６７８', '+8613812345678', '0138 1234 5678'])(
    'of a mobile number, written as %j, is saved in one form',
    async mobile => {
      await admin.post(accessCalls.updateAdminUser, { userId: nobody.id, mobile });
      const [row] = await office.store.db.select().from(adminUser).where(eq(adminUser.id, nobody.id));
      expect(row?.mobile).toBe('13812345678');
    },
  );
});

describe('an id', () => {
  const spellings = (id: string) => [
    `0${id}`,
    ` ${id}`,
    `${id} `,
    `+${id}`,
    `${id}.0`,
    `${id}e0`,
    `${id}\n`,
    `${id},1`,
    `${id}--`,
    `${id}' or '1'='1`,
    [...id].map(digit => String.fromCodePoint(0xff10 + Number(digit))).join(''),
    [...id].map(digit => String.fromCodePoint(0x0660 + Number(digit))).join(''),
    `-${id}`,
    '9'.repeat(18),
    '9'.repeat(19),
    '9'.repeat(64),
    '-1',
    '0',
  ];

  it("has one spelling: no other is one's own, and none is found", async () => {
    for (const id of spellings(nobody.id)) {
      const search = `userId=${encodeURIComponent(id)}`;
      expect((await stranger.get(accessCalls.userPermissions, search)).errCode, id).toBe(3008);
      expect([3006, 3007], id).toContain((await admin.get(accessCalls.userPermissions, search)).errCode);
      const rename = { userId: id, userName: '改名' };
      expect([3006, 3007], id).toContain((await admin.post(accessCalls.updateAdminUser, rename)).errCode);
      const password = { userId: id, oldPassword: 'new-password', newPassword: 'another-password' };
      expect((await stranger.post(accessCalls.updateUserPassword, password)).errCode, id).toBe(3008);
      const path = accessCalls.deleteAdminUser.path.replace('{userId}', encodeURIComponent(id));
      expect([3006, 3007], id).toContain((await admin.send({ method: 'DELETE', url: path })).errCode);
    }
    expect((await nobody.ask(sessionCalls.userInfo)).errCode).toBe(0);
  });

  it.each([
    ['own and another', (own: string) => `userId=${own}&userId=1`],
    ['another and own', (own: string) => `userId=1&userId=${own}`],
    ['own twice', (own: string) => `userId=${own}&userId=${own}`],
    ['as a list', (own: string) => `userId=${own},1`],
    ['with brackets', (own: string) => `userId[]=1&userId=${own}`],
    ['with a nought', (own: string) => `userId=${own}%00`],
  ])('given as %s shows nobody else', async (_how, search) => {
    const { errCode, data } = await stranger.get(accessCalls.userPermissions, search(nobody.id));
    if (errCode === 0) expect(data).toEqual([]);
    else expect([3007, 3008]).toContain(errCode);
  });
});

describe('areas', () => {
  it.each([
    ['none', []],
    ['everywhere', ['-1']],
    ['his own and everywhere', ['450102', '-1']],
    ['his own and another', ['450102', '450103']],
    ['his own in another spelling', ['0450102']],
    ['his own with a space', [' 450102']],
    ['an empty one', ['']],
    ['a list in a list', [['450102']]],
    ['a text', '450102'],
    ['nothing', null],
  ])('given as %s do not reach beyond those of the giver', async (_what, areaIds) => {
    const limited = await office.aClerk({ rights: DOORS, areaIds: ['450102'] });
    const body = { account: 'beyond', userName: 'x', areaIds };
    expect([3007, 3008]).toContain(
      (await byHand(office, limited).post(accessCalls.createAdminUser, body)).errCode,
    );
  });
});

it('leaves him as he was who has tried it all', async () => {
  const { data } = await nobody.ask(sessionCalls.userInfo);
  expect(data).toMatchObject({ isSuperuser: 0, roles: [], permissions: [] });
});
