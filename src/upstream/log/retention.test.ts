// @tier full
import { lt, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { logCalls } from '../../contract/log.ts';
import { loginLog, operateLog, revealLog } from '../core/audit/tables.ts';
import { countOf } from '../core/paging.ts';
import { property } from '../core/properties.ts';
import { clearOldLogs } from './retention.ts';

const DAY_MS = 86_400_000;
const OLD_ROWS = 2_300;

let office: Office;
beforeEach(async () => {
  await office?.close();
  office = await anOffice();
});
afterAll(() => office.close());

const count = (table: PgTable) => countOf(office.store.db, table, undefined);

/** Entries of these ages in days, one of each log for each. */
async function entriesAged(days: number, rows: number) {
  const time = office.clock() - days * DAY_MS;
  const { db } = office.store;
  await db.execute(sql`insert into operate_log
    (title, business_type, operator_type, request_method, oper_url, method, trace_id, status, oper_time, cost_time)
    select 'access', 2, 1, 'PUT', '/x', 'access.x', 'old', 1, ${time}::bigint - n, 1 from generate_series(1, ${rows}::int) n`);
  await db.execute(sql`insert into login_log (account, login_type, status, login_time)
    select 'old', 1, 1, ${time}::bigint - n from generate_series(1, ${rows}::int) n`);
  await db.execute(sql`insert into reveal_log (user_id, user_name, object_type, object_id, field, reason, created_on)
    select 1, 'old', 'adminUser', '1', 'mobile', 1, ${time}::bigint - n from generate_series(1, ${rows}::int) n`);
}

const clearings = async () =>
  (await office.admin.ask(logCalls.listOperateLog, { body: { businessType: 9 }, query: { size: 200 } })).data;

describe('old logs', () => {
  it('go after 180 days, in batches, each written down', async () => {
    await entriesAged(180, OLD_ROWS);
    await entriesAged(179, 3);
    const young = { operate: await count(operateLog), login: await count(loginLog) };
    await office.run(clearOldLogs);
    expect(await count(operateLog)).toBe(young.operate - OLD_ROWS + (await clearings()).length);
    expect(await count(loginLog)).toBe(young.login - OLD_ROWS);
    expect(await count(revealLog)).toBe(3);
    const entries = await clearings();
    const cleared = (objectType: string) =>
      entries
        .filter(entry => entry.objectType === objectType)
        .map(({ operParam }) => JSON.parse(operParam ?? '') as { upTo: number; count: number });
    for (const type of ['operateLog', 'loginLog', 'revealLog']) {
      expect(cleared(type).reduce((sum, entry) => sum + entry.count, 0)).toBe(OLD_ROWS);
      for (const { upTo } of cleared(type)) expect(upTo).toBeLessThanOrEqual(office.clock() - 180 * DAY_MS);
    }
    for (const entry of entries) expect(entry).toMatchObject({ operatorType: 0, operId: null, status: 1 });

    await office.run(clearOldLogs);
    expect(await clearings()).toHaveLength(entries.length);
  });

  it('stay longer where the property says so, and never shorter than 180 days', async () => {
    const { db } = office.store;
    const now = office.clock();
    const stamps = { createdOn: now, updatedOn: now };
    await entriesAged(300, 2);
    await db.insert(property).values({ name: 'log.retentionDays', value: '365', ...stamps });
    await office.run(clearOldLogs);
    expect(await count(revealLog)).toBe(2);
    await db.update(property).set({ value: '1' });
    await entriesAged(179, 3);
    await office.run(clearOldLogs);
    expect(await count(revealLog)).toBe(3);
  });

  it('are cleared once when two processes come at the same time', async () => {
    await entriesAged(200, 500);
    await Promise.all([office.run(clearOldLogs), office.run(clearOldLogs)]);
    const sum = (await clearings())
      .filter(({ objectType }) => objectType === 'loginLog')
      .reduce((total, { operParam }) => total + (JSON.parse(operParam ?? '') as { count: number }).count, 0);
    expect(sum).toBe(500);
    expect(
      await countOf(office.store.db, loginLog, lt(loginLog.loginTime, office.clock() - 180 * DAY_MS)),
    ).toBe(0);
  });

  it('stay when the clock jumps a year ahead', async () => {
    await entriesAged(100, 5);
    const before = [await count(operateLog), await count(loginLog)];
    office.clock.advance(365 * DAY_MS);
    await office.run(clearOldLogs);
    expect([await count(operateLog), await count(loginLog)]).toEqual(before);
  });

  it('cannot be deleted by anything else afterwards', async () => {
    await entriesAged(200, 5);
    await office.run(clearOldLogs);
    await expect(office.store.db.execute(sql`delete from operate_log`)).rejects.toThrow();
  });
});
