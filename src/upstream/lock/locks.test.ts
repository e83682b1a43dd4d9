import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROLES } from '../../../tests/builders/calls-table.ts';
import { anOffice, DOORS, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { accessCalls } from '../../contract/access.ts';
import { LOCK_LEASE_MS, LOCK_RENEW_MS, lockCalls } from '../../contract/lock.ts';
import { onlineCalls } from '../../contract/online.ts';
import { sessionCalls } from '../../contract/session.ts';
import { editLease } from '../core/leases/tables.ts';
import { pushRow } from '../core/outbox/tables.ts';
import { sweepLocks } from './sweeping.ts';

const USER = 'system-manage/admin-user';
const ROLE = 'system-manage/role-group';
const NOT_FOUND = { errCode: 3006 };

let office: Office;
let chief: Person;
let other: Person;
let userId: string;

beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  // sessions do not outlive what one test does to the clock
  Object.assign(office.admin, await office.signIn('admin'));
  chief = await office.aClerk({ rights: DOORS });
  other = await office.aClerk({ rights: DOORS });
  ({ userId } = await office.aUser({ areaIds: ['450103'] }));
  await office.store.db.delete(pushRow);
  await office.store.db.delete(editLease);
});

const take = (by: Person, recordId = userId, windowId?: string, resource = USER) =>
  by.ask(lockCalls.takeLock, { body: { resource, recordId, ...(windowId && { windowId }) } });
const release = (by: Person, recordId = userId, windowId?: string) =>
  by.ask(lockCalls.releaseLock, { query: { resource: USER, recordId, ...(windowId && { windowId }) } });
const held = async (by: Person, resource = USER) =>
  (await by.ask(lockCalls.listLocks, { query: { resource } })).data;

/** Of this record, who was said to hold it, one after the other. */
async function told(recordId = userId) {
  const rows = await office.store.db.select().from(pushRow).orderBy(asc(pushRow.id));
  return rows
    .filter(({ type }) => type === 'RECORD_LOCK')
    .map(({ data, audience }) => ({ data: JSON.parse(data), to: JSON.parse(audience) }))
    .filter(({ data }) => data.recordId === recordId);
}
const holders = async (recordId = userId) => (await told(recordId)).map(({ data }) => data.lockedById);

describe('a lock', () => {
  it('is taken, listed, told and given back', async () => {
    const now = office.clock();
    expect((await take(chief)).data).toMatchObject({
      resource: USER,
      recordId: userId,
      lockedById: chief.id,
      createdOn: now,
      expireOn: now + LOCK_LEASE_MS,
      isMine: true,
      isElsewhere: false,
    });
    expect(await held(other)).toMatchObject([{ recordId: userId, lockedById: chief.id, isMine: false }]);
    expect(await held(chief)).toMatchObject([{ recordId: userId, isMine: true }]);
    expect((await release(chief)).errCode).toBe(0);
    expect(await held(other)).toEqual([]);
    const said = await told();
    expect(said.map(({ data }) => data)).toMatchObject([
      { lockedById: chief.id, expireOn: now + LOCK_LEASE_MS },
      { lockedById: null, lockedBy: null, expireOn: null },
    ]);
    expect(said[0]?.data.lockedBy).toMatch(/^职员/);
    for (const { to } of said) expect(to).toEqual({ may: 'usermgr.list', areas: [['450103']] });
  });

  it('that another holds is no error: the answer says whose it is', async () => {
    await take(chief);
    const { errCode, data } = await take(other);
    expect({ errCode, ...data }).toMatchObject({ errCode: 0, lockedById: chief.id, isMine: false });
    expect(await holders()).toEqual([chief.id]);
  });

  it('is not given back by anybody else', async () => {
    await take(chief);
    expect((await release(other)).errCode).toBe(0);
    expect((await take(other)).data.isMine).toBe(false);
    expect(await holders()).toEqual([chief.id]);
  });

  it('is renewed without a word, and keeps the time it was taken', async () => {
    const { createdOn } = (await take(chief)).data;
    for (let at = 0; at < 10; at++) {
      office.clock.advance(LOCK_RENEW_MS);
      expect((await take(chief)).data).toMatchObject({
        isMine: true,
        createdOn,
        expireOn: office.clock() + LOCK_LEASE_MS,
      });
    }
    expect(await holders()).toEqual([chief.id]);
  });

  it('of a browser that crashed runs out within a minute, and that is told once', async () => {
    await take(chief);
    office.clock.advance(LOCK_LEASE_MS - 1);
    await office.run(sweepLocks);
    expect((await take(other)).data.isMine).toBe(false);
    office.clock.advance(1);
    expect(await held(other)).toEqual([]);
    await Promise.all([office.run(sweepLocks), office.run(sweepLocks)]);
    expect(await holders()).toEqual([chief.id, null]);
  });

  it('that has run out is taken before anybody has swept', async () => {
    await take(chief);
    office.clock.advance(LOCK_LEASE_MS);
    expect((await take(other)).data).toMatchObject({ isMine: true, createdOn: office.clock() });
    await office.run(sweepLocks);
    expect(await holders()).toEqual([chief.id, other.id]);
  });

  it('is one person’s in all his windows, and free with the last of them', async () => {
    await take(chief, userId, 'one');
    const second = await take(chief, userId, 'two');
    expect(second.data).toMatchObject({ isMine: true, isElsewhere: true });
    await release(chief, userId, 'one');
    expect((await take(other)).data.isMine).toBe(false);
    expect((await take(chief, userId, 'two')).data.isElsewhere).toBe(false);
    await release(chief, userId, 'two');
    expect(await holders()).toEqual([chief.id, null]);
  });

  it('is the same person’s in another browser', async () => {
    await take(office.admin);
    const again = await office.signIn('admin');
    expect((await take(again)).data).toMatchObject({ isMine: true, isElsewhere: true });
    await office.admin.ask(sessionCalls.logout);
    await office.run(sweepLocks);
    expect((await take(other)).data.isMine).toBe(false);
    expect(await holders()).toEqual([office.admin.id]);
  });

  it('ends with the session', async () => {
    await take(chief);
    await chief.ask(sessionCalls.logout);
    expect(await held(other)).toEqual([]);
    await office.run(sweepLocks);
    expect(await holders()).toEqual([chief.id, null]);

    await take(other);
    await office.admin.ask(onlineCalls.forceLogout, { body: { userId: other.id } });
    expect((await take(office.admin)).data.isMine).toBe(true);
  });

  it('does not outlast a clock that is set back, nor a little difference between two', async () => {
    await take(chief);
    office.clock.advance(-10_000);
    expect((await take(other)).data.isMine).toBe(false);
    // further back, every session is over
    office.clock.advance(-240_000);
    expect(await held(other)).toEqual([]);
    office.clock.advance(250_000);
  });

  it('is held in no more places than anybody has windows', async () => {
    const codes = new Set<number>();
    for (let at = 0; at < 205; at++) codes.add((await take(chief, userId, `window ${at}`)).errCode);
    expect([...codes]).toEqual([0, 3010]);
  });
});

describe('whose lock it may be', () => {
  it('is for who may edit, and seen by who may see', async () => {
    const reader = await office.aClerk({ rights: ['usermgr.list'] });
    const stranger = await office.aClerk({ rights: ['log:view'] });
    await take(chief);
    expect(await take(reader)).toMatchObject(NOT_FOUND);
    expect(await held(reader)).toHaveLength(1);
    for (const call of [
      take(stranger),
      stranger.ask(lockCalls.listLocks, { query: { resource: USER } }),
      take(chief, userId, undefined, 'system-manage/operate-log'),
      take(chief, '999999'),
      take(chief, 'x'),
      chief.ask(lockCalls.listLocks, { query: { resource: 'nothing' } }),
    ]) {
      expect(await call).toMatchObject(NOT_FOUND);
    }
  });

  it('stays inside the areas', async () => {
    const near = await office.aClerk({ rights: DOORS, areaIds: ['450103'] });
    const far = await office.aClerk({ rights: DOORS, areaIds: ['450107'] });
    await take(near);
    expect(await take(far)).toMatchObject(NOT_FOUND);
    expect(await held(far)).toEqual([]);
    expect(await held(chief)).toHaveLength(1);
    const { data: roles } = await office.admin.ask(accessCalls.listRoleGroups, { query: { size: 1 } });
    const roleId = roles[0]?.roleId ?? '';
    expect((await take(far, roleId, undefined, ROLE)).data.isMine).toBe(true);
    expect((await told(roleId))[0]?.to).toEqual({ may: 'usermgr.list' });
  });

  it('is not on a record that is gone', async () => {
    await take(chief);
    await office.admin.ask(accessCalls.deleteAdminUser, { params: { userId } });
    expect(await take(chief)).toMatchObject(NOT_FOUND);
    expect(await held(chief)).toEqual([]);
  });

  it('is nobody’s while he previews a role', async () => {
    const roleId = await office.aRole([...DOORS]);
    const { data } = await office.admin.ask(onlineCalls.previewRole, { body: { roleId } });
    const preview = office.person(data.token, office.admin.id);
    expect(await take(preview)).toMatchObject({ errCode: 3008, failure: { reason: 'PREVIEW_READS_ONLY' } });
    expect((await preview.ask(lockCalls.listLocks, { query: { resource: USER } })).errCode).toBe(0);
  });

  it.each([...ROLES])('is right for %s', async (account, rights) => {
    const person = await office.signIn(account);
    const { data: user } = await person.ask(sessionCalls.userInfo);
    const { userId: inside } = await office.aUser({ areaIds: user.areaIds });
    const [sees, edits] = ['usermgr.list', 'usermgr.list:edit'].map(
      code => rights.has('all') || rights.has(code),
    );
    expect((await take(person, inside)).errCode).toBe(sees && edits ? 0 : 3006);
    const listed = await person.ask(lockCalls.listLocks, { query: { resource: USER } });
    expect(listed.errCode).toBe(sees ? 0 : 3006);
  });
});

describe('on a plain upstream', () => {
  it('nothing is known of locks', async () => {
    const plain = await anOffice({ isPlain: true });
    const { data } = await plain.admin.ask(accessCalls.listAdminUsers);
    const recordId = data[0]?.userId ?? '';
    const reply = await plain.admin.ask(lockCalls.takeLock, { body: { resource: USER, recordId } });
    expect(reply.errCode).not.toBe(0);
    await plain.run(sweepLocks);
    const said = await plain.store.db.select().from(pushRow);
    expect(said.filter(({ type }) => type === 'RECORD_LOCK')).toEqual([]);
    await plain.close();
  });
});
