// @tier full
/**
 * A page of a log costs the same however long the log is: every filter with every sort is read through an index, and
 * touches a small part of 120,000 entries. Counted in rows, which no busy machine changes.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLongLog } from '../../../tests/builders/long-log.ts';
import { readOf } from '../../../tests/builders/plans.ts';
import { anUpstream, type Upstream } from '../../../tests/builders/upstream.ts';
import { operateLog } from '../core/audit/tables.ts';
import { areaScope } from '../core/scope.ts';
import { loginLogRows, loginLogWhere, operateLogRows, operateLogWhere } from './queries.ts';

const ROWS = 120_000;
/** Of a page of 20: what a filter that fits one entry in a few hundred may throw away on the way. */
const MOST_READ = ROWS / 8;
const DAY_MS = 86_400_000;
const PAGE = { isPlain: false, limit: 20, offset: 0 };
const EVERYWHERE = areaScope([]);

let upstream: Upstream;
let now: number;
beforeAll(async () => {
  upstream = await anUpstream();
  now = upstream.clock();
  const { db } = upstream.store;
  await aLongLog(db, ROWS, now);
  await db.execute(sql`
    insert into login_log (account, user_name, login_type, ip, browser, os, device, status, login_time)
    select people.accounts[1 + n % cardinality(people.accounts)], 'clerk', case when n % 300 = 0 then 3 else 1 + 3 * (n % 2) end,
      '10.9.' || (n % 250) || '.' || (n % 7), 'Chrome', 'Windows', 'computer', case when n % 30 = 0 then 0 else 1 end,
      ${now}::bigint - (${ROWS}::int - n)::bigint * 120000
    from generate_series(1, ${ROWS}::int) n,
      (select array_agg(account::text order by id) as accounts from admin_user) people`);
  // of every row: of a sample that is drawn by lot, the planner now and then makes another choice
  await db.transaction(async inside => {
    await inside.execute(sql`set local default_statistics_target = 500`);
    await inside.execute(sql`analyze`);
  });
}, 240_000);
afterAll(() => upstream.close());

const countOf = (table: PgTable, where: SQL | undefined) =>
  sql`select count(*) from ${table} ${where ? sql`where ${where}` : sql``}`;

const days = (first: number, last: number) => ({
  startTime: now - first * DAY_MS,
  endTime: now - last * DAY_MS,
});

type OperateFilter = Parameters<typeof operateLogWhere>[0];
const OPERATE_FILTERS: [name: string, filter: () => OperateFilter][] = [
  ['nothing', () => ({})],
  ['module', () => ({ title: 'access' })],
  ['a rare module', () => ({ title: 'reveal' })],
  ['operator', () => ({ operName: 'clerk7' })],
  ['nobody', () => ({ operName: '韦' })],
  ['operator id', () => ({ operId: '2007' })],
  ['kind', () => ({ businessType: 2 })],
  ['a rare kind', () => ({ businessType: 5 })],
  ['success', () => ({ status: 1 })],
  ['failure', () => ({ status: 0 })],
  ['object type', () => ({ objectType: 'role' })],
  ['object', () => ({ objectType: 'adminUser', objectId: '1002' })],
  ['name of the object', () => ({ keyword: 'NAME777' })],
  ['end of a plate', () => ({ keyword: 'd1777' })],
  ['plate, as it is written', () => ({ keyword: '桂A·D1777' })],
  ['number of the object', () => ({ keyword: '1777' })],
  ['who did it, or nobody', () => ({ keyword: '韦' })],
  ['address', () => ({ operIp: '10.8.7.7' })],
  ['trace id', () => ({ traceId: 'trace-77777' })],
  ['a day', () => days(1, 0)],
  ['a day long ago', () => days(120, 119)],
  ['operator on a day', () => ({ operName: 'clerk7', ...days(30, 29) })],
  ['failures of a module', () => ({ status: 0, title: 'online' })],
  ['operator, by operator', () => ({ operName__is: 'Clerk7' })],
  ['beginning of a name', () => ({ operName__starts: 'CLERK7' })],
  ['object, by operator', () => ({ objectId__is: '1002' })],
  ['address, by operator', () => ({ operIp__is: '10.8.7.7' })],
  ['beginning of an address', () => ({ operIp__starts: '10.8.7.' })],
  ['trace id, by operator', () => ({ traceId__is: 'TRACE-77777' })],
  ['words of a failure', () => ({ errorMsg__contains: '锁定' })],
  ['one of several modules', () => ({ title__in: ['reveal', 'online'] })],
  ['a rare kind, by operator', () => ({ businessType__in: ['5', '6'] })],
  ['failure, by operator', () => ({ status__in: ['0'] })],
  ['the last week, by operator', () => ({ operTime__gte: now - 7 * DAY_MS })],
];
const SORTS = [
  { orderBy: undefined, order: 'desc' },
  { orderBy: 'operTime', order: 'asc' },
  { orderBy: 'costTime', order: 'desc' },
  { orderBy: 'id', order: 'desc' },
] as const;

describe.each(OPERATE_FILTERS)('the operate log by %s', (_name, filter) => {
  it.each(SORTS)('is read through an index when sorted by $orderBy $order', async sort => {
    const { db } = upstream.store;
    for (const areaIds of [[], ['450102']]) {
      const where = operateLogWhere(filter(), { userId: '2003' }, areaScope(areaIds), false);
      const query = operateLogRows(db, { ...PAGE, where, sort }).getSQL();
      const { ways, read } = await readOf(upstream.store.db, query, 'operate_log');
      expect(ways, JSON.stringify(areaIds)).not.toContain('Seq Scan');
      expect(read, JSON.stringify(areaIds)).toBeLessThan(areaIds.length === 0 ? MOST_READ : ROWS / 2);
    }
  });

  it('is counted by looking at what fits, or once at everything', async () => {
    const where = operateLogWhere(filter(), { userId: '1' }, EVERYWHERE, false);
    const { ways, read, found } = await readOf(upstream.store.db, countOf(operateLog, where), 'operate_log');
    if (ways.includes('Seq Scan')) expect(found).toBeGreaterThan(ROWS / 10);
    else expect(read).toBeLessThanOrEqual(found + 100);
  });
});

type LoginFilter = Parameters<typeof loginLogWhere>[1];
const LOGIN_FILTERS: [name: string, filter: () => LoginFilter][] = [
  ['nothing', () => ({})],
  ['account', () => ({ account: 'WeiJiaNing' })],
  ['nobody', () => ({ account: 'ghost' })],
  ['way', () => ({ loginType: 1 })],
  ['a rare way', () => ({ loginType: 3 })],
  ['failure', () => ({ status: 0 })],
  ['address', () => ({ ip: '10.9.7.3' })],
  ['a day long ago', () => days(120, 119)],
  ['failures of an account', () => ({ account: 'weijianing', status: 0 })],
  ['account, by operator', () => ({ account__is: 'WeiJiaNing' })],
  ['address, by operator', () => ({ ip__is: '10.9.7.3' })],
];

describe.each(LOGIN_FILTERS)('the login log by %s', (_name, filter) => {
  it.each([
    { orderBy: undefined, order: 'desc' },
    { orderBy: 'loginTime', order: 'asc' },
    { orderBy: 'id', order: 'desc' },
  ] as const)('is read through an index when sorted by $orderBy $order', async sort => {
    const { db } = upstream.store;
    for (const areaIds of [[], ['450102']]) {
      const where = loginLogWhere(db, filter(), areaScope(areaIds), false);
      const query = loginLogRows(db, { ...PAGE, where, sort }).getSQL();
      const { ways, read } = await readOf(upstream.store.db, query, 'login_log');
      expect(ways).not.toContain('Seq Scan');
      expect(read).toBeLessThan(areaIds.length === 0 ? MOST_READ : ROWS / 2);
    }
  });
});
