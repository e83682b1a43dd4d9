import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { accessCalls } from '../../contract/access.ts';
import { adminUser } from '../core/identity/tables.ts';

const LAST = { http: 409, errCode: 3002, failure: { reason: 'LAST_SUPERUSER' } };

let office: Office;
beforeEach(async () => {
  office = await anOffice();
});
afterEach(() => office.close());

/** The seeded super-user holds `all` by flag and by role; this leaves him the flag alone. */
const leaveFlagOnly = () =>
  office.admin.ask(accessCalls.updateAdminUser, { body: { userId: office.admin.id, roles: [] } });

describe('the last super-user', () => {
  it('keeps his right, all areas, his account and its end open', async () => {
    const userId = office.admin.id;
    expect((await leaveFlagOnly()).errCode).toBe(0);
    for (const change of [
      { isSuperuser: 0 as const },
      { expireOn: office.clock() + 86_400_000 },
      { areaIds: ['450102'] },
    ]) {
      expect(
        await office.admin.ask(accessCalls.updateAdminUser, { body: { userId, ...change } }),
      ).toMatchObject(LAST);
    }
  });

  it('may hold by role: then the role is neither disabled nor emptied', async () => {
    const roleId = await office.aRole(['all']);
    const userId = office.admin.id;
    const moved = await office.admin.ask(accessCalls.updateAdminUser, {
      body: { userId, roles: [{ roleId }], isSuperuser: 0 },
    });
    expect(moved.errCode).toBe(0);
    expect(await office.admin.ask(accessCalls.updateRole, { body: { roleId, state: 0 } })).toMatchObject(
      LAST,
    );
    expect(
      await office.admin.ask(accessCalls.replaceRolePermissions, {
        params: { id: roleId },
        body: { permissions: [{ val: 'lost' }] },
      }),
    ).toMatchObject(LAST);
  });

  it('is left when two remove each other at once', async () => {
    await leaveFlagOnly();
    const second = await office.aClerk({ isSuperuser: 1 });
    const replies = await Promise.all([
      office.admin.ask(accessCalls.deleteUser, { body: { userId: second.id } }),
      second.ask(accessCalls.updateAdminUser, { body: { userId: office.admin.id, isSuperuser: 0 } }),
    ]);
    expect(replies.filter(({ errCode }) => errCode === 0)).toHaveLength(1);
    expect(replies.filter(({ errCode }) => errCode !== 0)).toHaveLength(1);
    const left = await office.store.db
      .select()
      .from(adminUser)
      .where(and(eq(adminUser.isSuperuser, 1), eq(adminUser.deleted, 0)));
    expect(left).toHaveLength(1);
  });

  it('is not deleted by one whose own account runs out', async () => {
    const guest = await office.aClerk({ isSuperuser: 1 });
    await office.admin.ask(accessCalls.updateAdminUser, {
      body: { userId: guest.id, expireOn: office.clock() + 86_400_000 },
    });
    const userId = office.admin.id;
    expect(await guest.ask(accessCalls.deleteUser, { body: { userId } })).toMatchObject(LAST);
    expect(await guest.ask(accessCalls.deleteAdminUser, { params: { userId } })).toMatchObject(LAST);
    expect((await office.admin.ask(accessCalls.listRoles)).errCode).toBe(0);
  });

  it('is left when two give up the right at once', async () => {
    await leaveFlagOnly();
    const second = await office.aClerk({ isSuperuser: 1 });
    const replies = await Promise.all(
      [second, office.admin].map(person =>
        person.ask(accessCalls.updateAdminUser, { body: { userId: person.id, isSuperuser: 0 } }),
      ),
    );
    expect(replies.map(({ errCode }) => errCode).sort()).toEqual([0, 3002]);
  });
});
