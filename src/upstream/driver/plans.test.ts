// @tier full
/** The lists of drivers among 60,000 of them, as their calls ask the database: counted in rows that are read. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHearingStore } from '../../../tests/builders/heard-statements.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { driver as entity } from '../../contract/driver.ts';
import { driverAccountCalls } from '../../contract/driver-account.ts';
import { driverApprovalCalls } from '../../contract/driver-approval.ts';
import { driverCalls } from '../../contract/driver-calls.ts';
import type { AnyCall, Input } from '../../contract/grammar/call.ts';
import { spotCheckCalls } from '../../contract/spot-check.ts';

const DRIVERS = 60_000;
let hearing: Awaited<ReturnType<typeof aHearingStore>>;
let office: Office;
let limited: Person;
beforeAll(async () => {
  hearing = await aHearingStore();
  office = await anOffice({ store: hearing.store });
  limited = await office.aClerk({
    rights: ['drivermgr', 'drivermgr.account', 'drivermgr:check'],
    areaIds: ['450103'],
  });
  const now = office.clock();
  const { db } = hearing.store;
  await db.execute(sql`
    insert into driver (name, mobile, cert_no, cert_expire, license_expire, vehicle_id, company_id, area_id,
      state, on_wx, score, star, register_time, search_key, created_on, updated_on)
    select '农' || n, '170' || lpad(n::text, 8, '0'), 'P' || n, ${now}::bigint + (n % 2000 - 40) * 86400000::bigint,
      ${now}::bigint + (n % 1700 - 20) * 86400000::bigint, cars.ids[1 + n % cardinality(cars.ids)],
      owners.ids[1 + n % cardinality(owners.ids)], (array['450102', '450103', '450105', '450107', '-1'])[1 + n % 5],
      case when n % 50 = 0 then 4 when n % 97 = 0 then 3 when n % 41 = 0 then 2 else 1 end, n % 2, n % 1900, 4, ${now}::bigint - n * 60000::bigint,
      'nong' || n || ' n' || n || ' 农' || n || ' p' || n, ${now}::bigint - n * 60000::bigint, 0
    from generate_series(1, ${DRIVERS}::int) n,
      (select array_agg(id order by id) as ids from vehicle) cars, (select array_agg(id order by id) as ids from company) owners`);
  await db.execute(sql`
    insert into driver_account (driver_id, must_change_pwd, os, app_version, last_login_on, state, created_on, updated_on)
    select id, case when id % 40 = 0 then 1 else 0 end, 'android', '2.19.' || id % 9, ${now}::bigint - id * 60000, case when id % 60 = 0 then 0 else 1 end, 0, 0
    from driver where name like '农%' on conflict do nothing`);
  await db.execute(sql`
    insert into driver_shift (driver_id, vehicle_id, began_on, ended_on)
    select id, vehicle_id, ${now}::bigint - day * 86400000::bigint, ${now}::bigint - day * 86400000::bigint + 30000000
    from driver, generate_series(1, 1) day where name like '农%' and vehicle_id is not null`);
  await db.execute(sql`
    insert into driver_approval (submit_by, submit_no, driver_id, type, name, mobile, after_values, changed, attachments, area_id,
      audit_status, audit_user, audit_time, search_key, created_on, updated_on)
    select 'app', 'p' || id, id, 2, name, mobile, '{}', '{}', '[]', area_id, case when id % 60 = 0 then 0 else 1 + id % 2 end,
      case when id % 60 = 0 then null else '甲' end, case when id % 60 = 0 then null else created_on end, search_key, created_on, 0
    from driver where name like '农%' and id % 3 = 0`);
  await db.execute(sql`
    insert into spot_check (batch_no, driver_id, check_type, push_time, deadline, submit_time, result, area_id, created_on, updated_on)
    select 'B' || n / 20, ids[1 + n * 7 % cardinality(ids)], 1 + n % 4, ${now}::bigint - n * 300000::bigint, ${now}::bigint - n * 300000::bigint + 1800000,
      case when n % 9 = 0 then null else ${now}::bigint - n * 300000::bigint + 600000 end,
      case when n % 9 = 0 or n < 300 then 0 when n % 11 = 0 then 2 else 1 end, '450103', 0, 0
    from generate_series(1, 40000) n, (select array_agg(id order by id) as ids from driver) drivers`);
  await db.execute(sql`analyze`);
}, 240_000);
afterAll(() => office.close());

/** Of a page of 20: what a filter that fits one in some hundreds may look at in vain. */
const MOST_READ = DRIVERS / 8;
const LARGE = ['driver', 'driver_account', 'driver_approval', 'driver_shift', 'spot_check'];

const LATEST = { order: 'desc' };
const CASES: readonly (readonly [string, AnyCall, readonly Record<string, unknown>[]])[] = [
  [
    'the register',
    entity.calls.list,
    [
      {},
      ...entity.sorts.flatMap(orderBy => [{ orderBy }, { orderBy, ...LATEST }]),
      { companyId: '2' },
      { state: 3 },
      { papers: 'over' },
      { papers: 'near', orderBy: 'papersExpire' },
      { mobile: '1234' },
      { online: 1 },
    ],
  ],
  ['who drives today', entity.calls.list, [{ today: 1 }, { today: 1, online: 1 }]],
  [
    'accounts',
    driverAccountCalls.listDriverAccounts,
    [
      { orderBy: 'lastLoginOn', ...LATEST },
      { orderBy: 'appVersion' },
      { orderBy: 'state' },
      { state: 0, orderBy: 'lastLoginOn', ...LATEST },
      { mustChangePwd: 1, orderBy: 'lastLoginOn', ...LATEST },
    ],
  ],
  [
    'requests',
    driverApprovalCalls.listApprovals,
    [
      {},
      { auditStatus: 0 },
      { auditStatus: 0, keyword: 'n500' },
      { auditStatus: 1 },
      { auditStatus: 2, type: 2 },
    ],
  ],
  [
    'spot checks',
    spotCheckCalls.listChecks,
    [
      ...['pushTime', 'deadline', 'submitTime'].map(orderBy => ({ orderBy, ...LATEST })),
      ...[0, 1, 2, 3].map(result => ({ result, orderBy: 'pushTime', ...LATEST })),
      { isToJudge: 1, orderBy: 'submitTime' },
      { batchNo: 'B77' },
      { driverId: '500' },
    ],
  ],
  ['those on shift', spotCheckCalls.onlineDrivers, [{}, { sample: 20 }]],
  ['whom to choose from', driverCalls.all, [{}, { companyId: '2' }]],
];

describe.each(CASES)('%s', (_what, call, queries) => {
  it.each([
    ['everywhere', () => office.admin],
    ['in one area of five', () => limited],
  ])('%s, are read through an index, a small part of them', async (_where, who) => {
    for (const query of queries) {
      const statements = await hearing.during(async () =>
        expect((await who().ask(call, { query } as Input<AnyCall>)).errCode).toBe(0),
      );
      // a whole count is the same for every page of a list, and reads what it counts
      const pages = statements.filter(({ text }) => /^select/i.test(text) && !text.includes('count(*)'));
      expect(pages.length).toBeGreaterThan(1);
      for (const page of pages) {
        const { read, whole } = await hearing.readingOf(page);
        expect({ query, read, whole: whole.filter(table => LARGE.includes(table)) }).toEqual({
          query,
          read: expect.toSatisfy((rows: number) => rows <= MOST_READ),
          whole: [],
        });
      }
    }
  });
});
