import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, DOORS, type Office } from '../../../tests/builders/office.ts';
import { accessCalls } from '../../contract/access.ts';
import { FAILURES } from '../../contract/grammar/failures.ts';
import { logCalls } from '../../contract/log.ts';
import { revisionCalls } from '../../contract/revision.ts';
import { sessionCalls } from '../../contract/session.ts';
import { revision } from '../core/revisions/tables.ts';
import { forgetOldRevisions } from './retention.ts';

let office: Office;
beforeEach(async () => {
  office = await anOffice();
});
afterEach(() => office.close());

const versionsOf = async (objectType: string, objectId: string, who = office.admin) => {
  const { data } = await who.ask(revisionCalls.listRevisions, { query: { objectType, objectId } });
  return data;
};
const compare = async (id: string, who = office.admin) =>
  (await who.ask(revisionCalls.compareRevision, { query: { id } })).data;

async function roleNow(roleId: string) {
  const { data } = await office.admin.ask(accessCalls.listRoleGroups, { query: { roleId } });
  return data[0];
}

describe('a role that is changed', () => {
  it('has one version for each write, and comes back whole', async () => {
    const roleId = await office.aRole(['lost', 'lost:reward'], '失物');
    await office.admin.ask(accessCalls.updateRoleGroup, {
      body: { roleId, name: '失物二组', permissions: [{ val: 'lost' }], version: 1 },
    });
    const versions = await versionsOf('role', roleId);
    expect(versions.map(({ kind, version, fields }) => ({ kind, version, fields }))).toEqual([
      { kind: 'update', version: 2, fields: ['name', 'permissions'] },
      { kind: 'create', version: 1, fields: [] },
    ]);

    const first = versions[1]?.id ?? '';
    const { fields, canRestore, currentVersion } = await compare(first);
    expect(fields.map(({ name }) => name)).toEqual(['name', 'permissions']);
    expect(fields[0]).toMatchObject({ one: '失物', other: '失物二组', canRestore: true });
    expect({ canRestore, currentVersion }).toEqual({ canRestore: true, currentVersion: 2 });

    const back = await office.admin.ask(revisionCalls.restoreRevision, { body: { id: first, version: 2 } });
    expect(back.data).toEqual({ objectId: roleId, isAnew: false });
    const now = await roleNow(roleId);
    expect(now).toMatchObject({ name: '失物', version: 3 });
    expect(now?.permissions.map(({ val }) => val).toSorted()).toEqual(['lost', 'lost:reward']);
    expect((await versionsOf('role', roleId))[0]).toMatchObject({ kind: 'restore', version: 3 });
    expect((await compare(first)).fields).toEqual([]);
    const log = await office.admin.ask(logCalls.listOperateLog, {
      body: { objectType: 'role', objectId: roleId },
    });
    expect(log.data[0]).toMatchObject({ method: 'revision.restoreRevision', status: 1 });
  });

  it('is not brought back over what somebody else has saved meanwhile', async () => {
    const roleId = await office.aRole(['lost']);
    await office.admin.ask(accessCalls.updateRoleGroup, { body: { roleId, remark: 'a' } });
    const [, first] = await versionsOf('role', roleId);
    const late = await office.admin.ask(revisionCalls.restoreRevision, {
      body: { id: first?.id ?? '', version: 1 },
    });
    expect(late.errCode).toBe(FAILURES.STATE_CONFLICT.errCode);
    expect(await roleNow(roleId)).toMatchObject({ remark: 'a', version: 2 });
  });

  it('brings back the named fields only', async () => {
    const roleId = await office.aRole(['lost'], 'one');
    await office.admin.ask(accessCalls.updateRoleGroup, { body: { roleId, name: 'two', remark: 'new' } });
    const [, first] = await versionsOf('role', roleId);
    await office.admin.ask(revisionCalls.restoreRevision, {
      body: { id: first?.id ?? '', fields: ['name'] },
    });
    expect(await roleNow(roleId)).toMatchObject({ name: 'one', remark: 'new' });
    const odd = await office.admin.ask(revisionCalls.restoreRevision, {
      body: { id: first?.id ?? '', fields: ['builtIn'] },
    });
    expect(odd.errCode).toBe(FAILURES.PARAMETER.errCode);
  });

  it('is made anew once it is deleted, under an id of its own', async () => {
    const roleId = await office.aRole(['lost'], 'gone');
    await office.admin.ask(accessCalls.deleteRoleGroup, { params: { roleId } });
    const [last] = await versionsOf('role', roleId);
    expect(last?.kind).toBe('delete');
    const anew = await office.admin.ask(revisionCalls.restoreRevision, { body: { id: last?.id ?? '' } });
    expect(anew.data.isAnew).toBe(true);
    expect(anew.data.objectId).not.toBe(roleId);
    expect(await roleNow(anew.data.objectId)).toMatchObject({ name: 'gone' });
  });

  it('gives nobody more than he could give by saving it', async () => {
    const roleId = await office.aRole(['lost', 'order']);
    await office.admin.ask(accessCalls.updateRoleGroup, { body: { roleId, permissions: [] } });
    const clerk = await office.aClerk({ rights: [...DOORS, 'lost'] });
    const [, first] = await versionsOf('role', roleId, clerk);
    const reply = await clerk.ask(revisionCalls.restoreRevision, { body: { id: first?.id ?? '' } });
    expect(reply.errCode).toBe(FAILURES.NO_PERMISSION.errCode);
    expect((await roleNow(roleId))?.permissions).toEqual([]);
  });
});

describe('a user who is changed', () => {
  it('has a masked number in every version, and the true one again afterwards', async () => {
    const { userId } = await office.aUser();
    const save = (mobile: string) =>
      office.admin.ask(accessCalls.updateAdminUser, { body: { userId, mobile } });
    await save('13812345678');
    await save('13987655678');
    const [, second] = await versionsOf('adminUser', userId);
    const { fields } = await compare(second?.id ?? '');
    expect(fields).toMatchObject([{ name: 'mobile', one: '138****5678', other: '139****5678' }]);
    await office.admin.ask(revisionCalls.restoreRevision, { body: { id: second?.id ?? '' } });
    const [held] = await office.store.db.select().from(revision).orderBy(revision.id).offset(3);
    expect(held?.values.mobile).toBe('13812345678');
  });

  it('shows versions to who sees the user, and none that lay in other areas', async () => {
    const inside = await office.aUser({ areaIds: ['450102'] });
    const clerk = await office.aClerk({ rights: DOORS, areaIds: ['450102'] });
    await office.admin.ask(accessCalls.updateAdminUser, {
      body: { userId: inside.userId, areaIds: ['450103'], remark: 'elsewhere' },
    });
    const gone = await clerk.ask(revisionCalls.listRevisions, {
      query: { objectType: 'adminUser', objectId: inside.userId },
    });
    expect(gone.errCode).toBe(FAILURES.NOT_FOUND.errCode);
    await office.admin.ask(accessCalls.updateAdminUser, {
      body: { userId: inside.userId, areaIds: ['450102'] },
    });
    const seen = await versionsOf('adminUser', inside.userId, clerk);
    expect(seen.map(({ version }) => version)).toEqual([3, 1]);
    const [all] = (await versionsOf('adminUser', inside.userId)).filter(({ version }) => version === 2);
    const hidden = await clerk.ask(revisionCalls.compareRevision, { query: { id: all?.id ?? '' } });
    expect(hidden.errCode).toBe(FAILURES.NOT_FOUND.errCode);
  });

  it('is nobody’s business who may not see users', async () => {
    const { userId } = await office.aUser();
    const clerk = await office.aClerk({ rights: ['lost'] });
    const reply = await clerk.ask(revisionCalls.listRevisions, {
      query: { objectType: 'adminUser', objectId: userId },
    });
    expect(reply.errCode).toBe(FAILURES.NOT_FOUND.errCode);
  });

  const deleted = async (userId: string) => {
    await office.admin.ask(accessCalls.deleteAdminUser, { params: { userId } });
    const [last] = await versionsOf('adminUser', userId);
    return { id: last?.id ?? '' };
  };

  it('comes back when it was deleted: under its id, with its roles and its password', async () => {
    const clerk = await office.aClerk({ rights: ['lost'], areaIds: ['450102'] });
    const { account, roleIds, id: userId } = clerk;
    const gone = await deleted(userId);
    expect((await compare(gone.id)).canRestore).toBe(true);
    const back = await office.admin.ask(revisionCalls.restoreRevision, { body: gone });
    expect(back.data).toEqual({ objectId: userId, isAnew: false });
    const { data } = await office.admin.ask(accessCalls.listAdminUsers, { query: { userId } });
    expect(data).toMatchObject([
      { account, areaIds: ['450102'], roles: roleIds.map(roleId => ({ roleId })) },
    ]);
    const login = await office.ask(sessionCalls.login, { body: { account, password: 'new-password' } });
    expect(login.data.id).toBe(userId);
    expect((await versionsOf('adminUser', userId))[0]?.kind).toBe('restore');
    const again = await office.admin.ask(revisionCalls.restoreRevision, { body: gone });
    expect(again.errCode).toBe(0);
  });

  it('does not come back where its name was given to somebody else', async () => {
    const { userId, account } = await office.aUser();
    const gone = await deleted(userId);
    await office.admin.ask(accessCalls.createAdminUser, {
      body: { account, userName: '后来', areaIds: [], roles: [] },
    });
    const reply = await office.admin.ask(revisionCalls.restoreRevision, { body: gone });
    expect(reply.errCode).toBe(FAILURES.DUPLICATE.errCode);
    expect(reply.failure.reason).toBe('ACCOUNT_TAKEN');
  });

  it('comes back only by who may give what it held, and sees where it lay', async () => {
    const { userId } = await office.aUser({ rights: ['lost'], areaIds: ['450102'] });
    const gone = await deleted(userId);
    const clerkWith = (rights: readonly string[], areaIds: string[]) => office.aClerk({ rights, areaIds });
    const restore = async (by: Awaited<ReturnType<typeof clerkWith>>) =>
      (await by.ask(revisionCalls.restoreRevision, { body: gone })).errCode;
    expect(await restore(await clerkWith(DOORS, ['450103']))).toBe(FAILURES.NOT_FOUND.errCode);
    expect(
      await restore(
        await clerkWith(
          DOORS.filter(one => one !== 'usermgr.list:add'),
          ['450102'],
        ),
      ),
    ).toBe(FAILURES.NO_PERMISSION.errCode);
    expect(await restore(await clerkWith(DOORS, ['450102']))).toBe(FAILURES.NO_PERMISSION.errCode);
    expect(await restore(await clerkWith([...DOORS, 'lost'], ['450102']))).toBe(0);
    const direct = await office.admin.ask(accessCalls.bringBackUser, { body: { userId } });
    expect(direct.errCode).toBe(FAILURES.NOT_FOUND.errCode);
  });

  it('comes back without a role that has been deleted since, once that is left out', async () => {
    const roleId = await office.aRole(['lost']);
    const { userId } = await office.aUser();
    await office.admin.ask(accessCalls.updateAdminUser, { body: { userId, roles: [{ roleId }] } });
    const gone = await deleted(userId);
    await office.admin.ask(accessCalls.deleteRoleGroup, { params: { roleId } });
    const whole = await office.admin.ask(revisionCalls.restoreRevision, { body: gone });
    expect(whole.errCode).toBe(FAILURES.PARAMETER.errCode);
    expect(whole.failure.reason).toBe('ROLE_UNKNOWN');
    const back = await office.admin.ask(revisionCalls.restoreRevision, {
      body: { ...gone, fields: ['userName', 'areaIds'] },
    });
    expect(back.errCode).toBe(0);
    const { data } = await office.admin.ask(accessCalls.listAdminUsers, { query: { userId } });
    expect(data).toMatchObject([{ userId, roles: [] }]);
  });

  it('comes back run out where its time has passed meanwhile', async () => {
    const clerk = await office.aClerk({ rights: ['lost'] });
    const { account, id: userId } = clerk;
    const expireOn = office.clock() + 86_400_000;
    await office.admin.ask(accessCalls.updateAdminUser, { body: { userId, expireOn } });
    const gone = await deleted(userId);
    office.clock.advance(2 * 86_400_000);
    const admin = await office.signIn('admin');
    expect((await admin.ask(revisionCalls.restoreRevision, { body: gone })).errCode).toBe(0);
    const { data } = await admin.ask(accessCalls.listAdminUsers, { query: { userId } });
    expect(data).toMatchObject([{ userId, expireOn }]);
    const login = await office.ask(sessionCalls.login, { body: { account, password: 'new-password' } });
    expect(login.errCode).not.toBe(0);
  });

  it('keeps no password, and no version of a reset alone', async () => {
    const { userId } = await office.aUser();
    await office.admin.ask(accessCalls.resetPassword, { body: { userId } });
    expect(await versionsOf('adminUser', userId)).toHaveLength(1);
    await office.admin.ask(accessCalls.updateAdminUser, { body: { userId, remark: 'x' } });
    const versions = await versionsOf('adminUser', userId);
    // the state that the reset left is found again
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    const rows = await office.store.db.select().from(revision);
    expect(JSON.stringify(rows)).not.toMatch(/password/i);
  });
});

it('a record that was there before has the state in which it was found', async () => {
  await office.admin.ask(accessCalls.updateRoleGroup, { body: { roleId: '2', remark: 'later' } });
  const versions = await versionsOf('role', '2');
  expect(versions.map(({ kind }) => kind)).toEqual(['update', 'found']);
});

it('nothing is kept of a write that fails', async () => {
  await office.aRole([], 'taken');
  const before = await office.store.db.$count(revision);
  const twice = await office.admin.ask(accessCalls.createRoleGroup, { body: { name: 'taken' } });
  expect(twice.errCode).toBe(FAILURES.DUPLICATE.errCode);
  expect(await office.store.db.$count(revision)).toBe(before);
});

it('versions are forgotten when their days are over', async () => {
  const roleId = await office.aRole(['lost']);
  office.clock.advance(366 * 86_400_000);
  await office.run(forgetOldRevisions);
  const left = await office.store.db.select().from(revision);
  expect(left.filter(({ objectId }) => objectId === roleId)).toEqual([]);
});
