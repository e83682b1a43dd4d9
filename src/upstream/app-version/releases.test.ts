import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { TEST_TIME } from '../../../tests/builders/time-and-chance.ts';
import { releaseCalls } from '../../contract/app-release.ts';
import { versionCalls } from '../../contract/app-version.ts';

/** Who signs in as `admin`. */
const ADMIN = '黄志强';

let office: Office;
beforeEach(async () => {
  office = await anOffice();
});
afterEach(() => office.close());

const draft = async (about: object = {}) =>
  (
    await office.admin.ask(versionCalls.createVersion, {
      body: {
        app: 1,
        platform: 'android',
        versionName: '2.0.0',
        versionCode: 200,
        packageUrl: 'https://store.example.com/driver',
        ...about,
      },
    })
  ).data.id;
const change = async (id: string, body: object, who = office.admin) => {
  const { errCode } = await who.ask(versionCalls.updateVersion, { body: { id, ...body } });
  expect(errCode).toBe(0);
};
/** Of this test: what the demonstration has released is older. */
const list = async (query: object = {}) =>
  (await office.admin.ask(releaseCalls.listReleases, { query: { startTime: TEST_TIME, ...query } })).data;

it('each act is told with who did it and whom it reached, also when the version is gone', async () => {
  const colleague = await office.aClerk({ rights: ['systemmgr', 'systemmgr:version'] });
  const id = await draft({ grayType: 1, grayValue: '10', updateType: 2 });
  await change(id, { content: 'a draft is nobody’s business' });
  await change(id, { state: 1 });
  await change(id, { remark: 'nor is a remark' });
  await change(id, { grayValue: '50' }, colleague);
  await change(id, { state: 2 });
  await office.admin.ask(versionCalls.deleteVersion, { params: { id } });
  const told = await list();
  expect(told.map(({ act, grayValue, createdBy }) => [act, grayValue, createdBy])).toEqual([
    [3, '50', ADMIN],
    [2, '50', expect.stringMatching(/^职员/)],
    [1, '10', ADMIN],
  ]);
  expect(told[0]).toMatchObject({ versionId: id, versionName: '2.0.0', versionCode: 200, updateType: 2 });
});

it('what fails is not told', async () => {
  const id = await draft({ packageUrl: null });
  await office.admin.ask(versionCalls.updateVersion, { body: { id, state: 1 } });
  expect(await list()).toEqual([]);
});

it('is found by app, platform, act, version, time and words', async () => {
  const first = await draft();
  await change(first, { state: 1 });
  const second = await draft({ app: 2, platform: 'ios', versionName: '7.1.0' });
  await change(second, { state: 1 });
  await change(second, { state: 2 });
  const found = async (query: object) => (await list(query)).map(({ versionId, act }) => [versionId, act]);
  expect(await found({ app: 1 })).toEqual([[first, 1]]);
  expect(await found({ platform: 'ios', act: 3 })).toEqual([[second, 3]]);
  expect(await found({ versionId: second })).toHaveLength(2);
  expect(await found({ keyword: '7.1' })).toHaveLength(2);
  expect(await found({ keyword: ADMIN })).toHaveLength(3);
  expect(await found({ endTime: office.clock() - 1 })).toEqual([]);
  expect(await found({ startTime: office.clock(), orderBy: 'createdOn', order: 'asc' })).toHaveLength(3);
});

it('is read by an index, whole and by place', async () => {
  const { db } = office.store;
  await db.execute(sql`
    insert into app_release (version_id, app, platform, version_name, version_code, min_version_code, update_type,
      act, gray_type, created_on)
    select n, 1 + n % 4, (array['android', 'ios', 'web'])[1 + n % 3], '1.' || n, n, 1, 1, 1, 0, n
    from generate_series(1, 20000) n`);
  await db.execute(sql`analyze app_release`);
  const explain = async (where: ReturnType<typeof sql>) => {
    const { rows } = (await db.execute(
      sql`explain select * from app_release ${where} order by created_on desc, id desc limit 20`,
    )) as unknown as { rows: { 'QUERY PLAN': string }[] };
    return rows.map(row => row['QUERY PLAN']).join('\n');
  };
  expect(await explain(sql``)).toContain('app_release_time');
  expect(await explain(sql`where app = 1 and platform = 'ios'`)).toContain('app_release_place');
});
