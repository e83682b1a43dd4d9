/** Whose record a call is about is said once, in one spelling: no rule is passed by naming somebody else as well. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { requestOf } from '../../../tests/builders/request.ts';
import { accessCalls } from '../../contract/access.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

describe('a call about a person', () => {
  it('is judged by the person it acts on, whoever else the address names', async () => {
    const clerk = await office.aClerk({ rights: ['lost'] });
    const other = await office.aUser();
    const request = requestOf(
      accessCalls.updateUserPassword,
      { body: { userId: other.userId, oldPassword: other.password, newPassword: 'taken-over' } },
      clerk.token,
    );
    for (const query of ['', `userId=${clerk.id}`]) {
      const response = await office.app.inject({ ...request, query });
      expect(response.json()).toEqual(expect.objectContaining({ errCode: 3008, data: {} }));
    }
    const own = requestOf(accessCalls.userPermissions, {}, clerk.token);
    const ofOther = await office.app.inject({ ...own, query: { userId: [clerk.id, other.userId] } });
    expect(ofOther.json()).toMatchObject({ errCode: 3008 });
  });

  it('knows an id in one spelling only', async () => {
    const second = await office.aClerk({ isSuperuser: 1 });
    const userId = `0${second.id}`;
    expect(await second.ask(accessCalls.deleteUser, { body: { userId } })).toMatchObject({ errCode: 3006 });
    expect(await second.ask(accessCalls.resetPassword, { body: { userId } })).toMatchObject({
      errCode: 3006,
    });
    expect(
      await office.admin.ask(accessCalls.updateRole, { body: { roleId: '02', remark: 'x' } }),
    ).toMatchObject({ errCode: 3006 });
  });
});
