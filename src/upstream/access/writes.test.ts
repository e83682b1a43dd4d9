/** Versions, repeated requests, names already taken, and what the log keeps of it all. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { accessCalls } from '../../contract/access.ts';
import { logCalls } from '../../contract/log.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

describe('a stale version', () => {
  it('of a user is answered with the record as it is, and who changed it', async () => {
    const { userId } = await office.aUser();
    const first = { userId, version: 1, userName: '先到', mobile: '13807715678' };
    expect(await office.admin.ask(accessCalls.updateAdminUser, { body: first })).toMatchObject({
      data: { version: 2 },
    });
    const stale = await office.admin.ask(accessCalls.updateAdminUser, {
      body: { userId, version: 1, userName: '后到' },
    });
    expect(stale).toMatchObject({
      http: 409,
      errCode: 3001,
      failure: {
        current: { userId, userName: '先到', mobile: '138****5678', version: 2 },
        updatedBy: '黄志强',
        updatedOn: office.clock(),
      },
    });
    expect(JSON.stringify(stale)).not.toMatch(/scrypt|13807715678/);
    for (const reply of [
      await office.admin.ask(accessCalls.resetPassword, { body: { userId, version: 1 } }),
      await office.admin.ask(accessCalls.deleteUser, { body: { userId, version: 1 } }),
      await office.admin.ask(accessCalls.deleteAdminUser, { params: { userId }, query: { version: 1 } }),
    ]) {
      expect(reply.errCode).toBe(3001);
    }
  });

  it('of a role is answered alike, and one of two parallel changes wins', async () => {
    const roleId = await office.aRole(['lost']);
    const replies = await Promise.all(
      ['甲', '乙'].map(remark =>
        office.admin.ask(accessCalls.updateRoleGroup, { body: { roleId, version: 1, remark } }),
      ),
    );
    expect(replies.map(({ errCode }) => errCode).sort()).toEqual([0, 3001]);
    expect(replies.find(({ errCode }) => errCode === 3001)?.failure).toMatchObject({
      current: { roleId, version: 2 },
    });
  });

  it('is unknown to a plain upstream', async () => {
    const plain = await anOffice({ isPlain: true });
    const { userId } = await plain.aUser();
    const change = { body: { userId, version: 99, userName: '改' } };
    expect(await plain.admin.ask(accessCalls.updateAdminUser, change)).toMatchObject({
      http: 200,
      errCode: 0,
    });
    await plain.close();
  });
});

describe('the same request id', () => {
  it('creates one user and answers the same password twice', async () => {
    const attempt = {
      body: { account: 'onlyonce', userName: '一次', requestId: 'attempt-0001' },
    };
    const replies = await Promise.all([
      office.admin.ask(accessCalls.createAdminUser, attempt),
      office.admin.ask(accessCalls.createAdminUser, attempt),
    ]);
    const [first, second] = replies;
    expect(first.errCode).toBe(0);
    expect(second.data).toEqual(first.data);
    const other = { body: { ...attempt.body, account: 'another' } };
    expect(await office.admin.ask(accessCalls.createAdminUser, other)).toMatchObject({
      errCode: 3004,
      failure: { reason: 'REQUEST_REUSED' },
    });
  });
});

describe('a name that is taken', () => {
  it('is refused with its reason, in whichever letters', async () => {
    const { account } = await office.aUser();
    const taken = await office.admin.ask(accessCalls.addUser, {
      body: { account: account.toUpperCase(), userName: '同名' },
    });
    expect(taken).toMatchObject({ http: 409, errCode: 3004, failure: { reason: 'ACCOUNT_TAKEN' } });
    const role = (about: object) =>
      office.admin.ask(accessCalls.addRole, { body: { name: '夜班调度', permissions: [], ...about } });
    expect(await role({})).toMatchObject({ errCode: 0, data: { roleKey: 'yebandiaodu' } });
    expect(await role({})).toMatchObject({ errCode: 3004, failure: { reason: 'ROLE_NAME_TAKEN' } });
    expect(await role({ name: '夜班', roleKey: 'monitor' })).toMatchObject({
      errCode: 3004,
      failure: { reason: 'ROLE_KEY_TAKEN' },
    });
  });

  it('is refused also when two take it at once', async () => {
    const ask = () => office.admin.ask(accessCalls.addUser, { body: { account: 'twins', userName: '双' } });
    const replies = await Promise.all([ask(), ask()]);
    expect(replies.map(({ errCode }) => errCode).sort()).toEqual([0, 3004]);
  });
});

describe('the operate log', () => {
  it('keeps what was before and after, and no secret', async () => {
    const { userId, password } = await office.aUser();
    await office.admin.ask(accessCalls.updateAdminUser, {
      body: { userId, userName: '改名', mobile: '13907719999' },
    });
    const reset = await office.admin.ask(accessCalls.resetPassword, { body: { userId } });
    const log = await office.admin.ask(logCalls.listOperateLog, {
      body: { objectType: 'adminUser', objectId: userId },
    });
    expect(log.data.map(({ method }) => method)).toEqual([
      'access.resetPassword',
      'access.updateAdminUser',
      'access.createAdminUser',
    ]);
    const [, update] = log.data;
    expect(JSON.parse(update?.after ?? '')).toMatchObject({ userName: '改名', mobile: '139****9999' });
    expect(JSON.parse(update?.before ?? '').userName).not.toBe('改名');
    const text = JSON.stringify(log.data);
    for (const secret of [password, reset.data.password, 'scrypt', '13907719999'])
      expect(text).not.toContain(secret);
  });

  it('keeps what was refused', async () => {
    await office.admin.ask(accessCalls.deleteRole, { body: { roleId: '2' } });
    const log = await office.admin.ask(logCalls.listOperateLog, { body: { status: 0 } });
    expect(log.data[0]).toMatchObject({
      method: 'access.deleteRole',
      status: 0,
      errorMsg: expect.stringContaining('BUILT_IN'),
    });
  });
});
