import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { logCalls } from '../../contract/log.ts';
import { sessionCalls } from '../../contract/session.ts';
import { loginLog, operateLog } from '../core/audit/tables.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

describe('the logs', () => {
  it.each([
    ['operate_log', operateLog],
    ['login_log', loginLog],
  ] as const)('keep %s from being changed, deleted or emptied', async (name, table) => {
    const { db } = office.store;
    const before = await db.select().from(table);
    expect(before.length).toBeGreaterThan(10);
    for (const statement of [
      sql`update ${table} set status = 0`,
      sql`delete from ${table}`,
      sql`truncate ${table}`,
      sql`delete from ${table} where id = -1`,
    ]) {
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining(`is not allowed on ${name}`) },
      });
    }
    expect(await db.select().from(table)).toEqual(before);
  });

  it('let the retention job delete, and nobody after it', async () => {
    const { db } = office.store;
    await db.transaction(async transaction => {
      await transaction.execute(sql`set local cabdesk.retention = 'on'`);
      await transaction.execute(sql`delete from operate_log where id = 1`);
      await expect(
        transaction.transaction(nested => nested.execute(sql`update operate_log set status = 0`)),
      ).rejects.toThrow();
    });
    await expect(db.execute(sql`delete from operate_log where id = 2`)).rejects.toThrow();
  });

  it('are read newest first, and by their filters', async () => {
    const operations = await office.admin.ask(logCalls.listOperateLog, { query: { size: 200 } });
    const times = operations.data.map(({ operTime }) => operTime);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const created = await office.admin.ask(logCalls.listOperateLog, {
      body: { businessType: 1, operName: '黄', startTime: times[times.length - 1], title: 'access' },
    });
    expect(created.data.length).toBeGreaterThan(5);
    for (const row of created.data) expect(row).toMatchObject({ businessType: 1, operName: '黄志强' });

    const failed = await office.admin.ask(logCalls.listLoginLog, { query: { status: 0, account: 'WEI' } });
    expect(failed.data.length).toBeGreaterThan(0);
    for (const row of failed.data) expect(row.account.startsWith('wei')).toBe(true);
    const oldest = await office.admin.ask(logCalls.listLoginLog, {
      query: { orderBy: 'loginTime', size: 1 },
    });
    const newest = await office.admin.ask(logCalls.listLoginLog, { query: { size: 1 } });
    expect(oldest.data[0]?.loginTime).toBeLessThan(newest.data[0]?.loginTime ?? 0);
    expect(await office.admin.ask(logCalls.listLoginLog, { query: { orderBy: 'password' } })).toMatchObject({
      errCode: 3007,
      failure: { fields: [{ field: 'orderBy' }] },
    });
  });

  it('tell everybody of the sign-ins by his own account, and of no others', async () => {
    const { account, ...person } = await office.aClerk();
    await office.ask(sessionCalls.login, { body: { account: account.toUpperCase(), password: 'wrong' } });
    const own = await person.ask(logCalls.listOwnSignIns);
    expect(own.total).toBe(own.data.length);
    expect(own.data[0]).toMatchObject({ status: 0 });
    expect(own.data.some(({ status }) => status === 1)).toBe(true);
    expect(new Set(own.data.map(row => row.account.toLowerCase()))).toEqual(new Set([account]));
  });
});
