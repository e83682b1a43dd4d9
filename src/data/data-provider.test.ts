import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { accessCalls } from '../contract/access.ts';
import { CAPABILITIES, type CapabilityName } from '../contract/platform.ts';
import { vehicle } from '../contract/vehicle.ts';
import { createDataProvider, type ItemResult } from './data-provider.ts';
import type { ResourceCalls } from './feature.ts';
import { type ForeignUpstream, no, ok, startForeignUpstream } from './foreign-upstream.test-server.ts';
import { onReason } from './reason-words.ts';

const USERS = 'system-manage/admin-user';
const rows: Readonly<Record<string, ResourceCalls>> = {
  [USERS]: {
    list: accessCalls.listAdminUsers,
    create: accessCalls.createAdminUser,
    update: accessCalls.updateAdminUser,
    remove: accessCalls.deleteAdminUser,
    idField: 'userId',
  },
  [vehicle.resource]: { list: vehicle.calls.list, idField: 'id' },
};

let capabilities: readonly CapabilityName[] = [];
const provider = createDataProvider(
  resource => rows[resource] && Promise.resolve(rows[resource]),
  () => new Set(capabilities),
);

let upstream: ForeignUpstream;
beforeAll(async () => {
  upstream = await startForeignUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  upstream.heard.length = 0;
  for (const name of Object.keys(upstream.answers)) delete upstream.answers[name];
  capabilities = [];
});

const PATH = '/api/admin/user/adminUsers';
const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    userId: index + 1,
    userName: `甲${count - index}`,
    roles: null,
  }));
const list = (filter: Record<string, unknown> = {}, page = 1, perPage = 20) =>
  provider.getList(USERS, {
    pagination: { page, perPage },
    sort: { field: 'userName', order: 'ASC' },
    filter,
  });
/** A foreign upstream that pages, caps its pages, and knows no filter. */
const pagesOf = (rows: object[], cap = 1000) => {
  upstream.answers[`GET ${PATH}`] = ({ query }) => {
    const size = Math.min(Number(query.size), cap);
    const start = (Number(query.current) - 1) * size;
    return ok(rows.slice(start, start + size), { total: rows.length });
  };
};
const heardOf = (method: string) => upstream.heard.filter(heard => heard.method === method);

describe('a list', () => {
  test('names its rows by the id field, as text', async () => {
    pagesOf(people(3));
    const { data, total } = await list();
    expect(total).toBe(3);
    expect(data.map(({ id }) => id).sort()).toEqual(['1', '2', '3']);
  });

  test('that comes within an object is read, and what is no list fails with the name of the call', async () => {
    upstream.answers[`GET ${PATH}`] = () => ok({ records: people(3), total: 40 } as never);
    expect(await list()).toMatchObject({ total: 40, data: [{ id: '1' }, { id: '2' }, { id: '3' }] });
    upstream.answers[`GET ${PATH}`] = () => ok('nothing to show' as never);
    await expect(list()).rejects.toMatchObject({ kind: 'unreadable', message: `GET ${PATH}` });
  });

  test('asks for a page, without empty filters and, on a plain upstream, without an order', async () => {
    pagesOf(people(50));
    await list({ keyword: '韦', state: '', mustChangePwd: 1 }, 2);
    expect(upstream.heard[0]?.query).toEqual({ current: '2', size: '20', keyword: '韦', mustChangePwd: '1' });
  });

  test('tells what many filters would find, in their order, and nothing where the upstream does not know', async () => {
    capabilities = CAPABILITIES;
    const asked = Array.from({ length: 130 }, (_, at) => ({ companyId: String(at + 1) }));
    const counted = () =>
      provider.getList(vehicle.resource, {
        pagination: { page: 1, perPage: 1 },
        sort: { field: 'id', order: 'ASC' },
        filter: {},
        meta: { counts: asked },
      });
    upstream.answers['GET /api/rest/vehicle'] = ({ query }) => {
      const counts = JSON.parse(String(query.counts)) as { companyId: string }[];
      return ok([], { total: 0, counts: counts.map(({ companyId }) => Number(companyId) * 2) });
    };
    expect((await counted()).meta?.counts).toEqual(asked.map((_, at) => (at + 1) * 2));
    // no more at once than an upstream answers
    expect(upstream.heard.map(({ query }) => JSON.parse(String(query.counts)).length).sort()).toEqual([
      10, 60, 60,
    ]);
    upstream.answers['GET /api/rest/vehicle'] = () => ok([], { total: 0 });
    expect((await counted()).meta?.counts).toBeUndefined();
  });

  test('asks for an order where the upstream sorts', async () => {
    capabilities = CAPABILITIES;
    pagesOf(people(50));
    await list();
    expect(upstream.heard[0]?.query).toMatchObject({ orderBy: 'userName', order: 'asc' });
  });

  test('answered whole is paged and sorted here', async () => {
    upstream.answers[`GET ${PATH}`] = () => ok(people(25));
    const { data, total, meta } = await list({}, 2, 20);
    expect(total).toBe(25);
    expect(data.map(({ userName }) => userName)).toEqual(['甲21', '甲22', '甲23', '甲24', '甲25']);
    expect(meta).toEqual({ isComplete: true });
  });

  test('answered whole is searched and filtered here, since a plain upstream may ignore what it is asked', async () => {
    const rows = people(30).map((row, index) => ({ ...row, state: index % 3 === 0 ? 0 : 1 }));
    upstream.answers[`GET ${PATH}`] = () => ok(rows);
    expect((await list({ keyword: '甲7' })).data.map(({ userName }) => userName)).toEqual(['甲7']);
    expect((await list({ state: 0 })).total).toBe(10);
    expect((await list({ state: 0, keyword: '甲30' })).total).toBe(1);
    // found by what does not show
    expect((await list({ keyword: 'jia' })).total).toBe(30);
    // one of several roles, or a number behind a mask: the rows do not tell
    expect((await list({ roleId: '9', mobile: '5678' })).total).toBe(30);
  });

  test('is looked through here where a plain upstream pages and ignores the filter', async () => {
    pagesOf(people(450).map((row, index) => ({ ...row, state: index % 100 === 7 ? 0 : 1 })));
    expect((await list({ state: 0 })).total).toBe(5);
    expect((await list({ keyword: '甲44' }, 2, 5)).data).toHaveLength(5);
    expect((await list({ keyword: '甲44' })).total).toBe(11);
    // found by nobody here, so perhaps by what does not show
    expect((await list({ keyword: 'jia' })).total).toBe(450);
    pagesOf(people(1200));
    expect((await list({ keyword: '甲44' })).total).toBe(1200);
  });

  test('is left as it came where the upstream has filtered, also by what does not show', async () => {
    upstream.answers[`GET ${PATH}`] = ({ query }) => ok(people(1), { total: query.keyword ? 1 : 30 });
    expect((await list({ keyword: 'pinyin' })).data).toHaveLength(1);
    expect(upstream.heard.map(({ query }) => query.size)).toEqual(['20', '1']);
  });

  test('that is one page of many keeps the order of the upstream', async () => {
    pagesOf(people(50));
    const { data, meta } = await list();
    expect(data[0]).toMatchObject({ userName: '甲50' });
    expect(meta).toEqual({ isComplete: false });
  });

  test('that is null is empty', async () => {
    upstream.answers[`GET ${PATH}`] = () => ok(null, { total: 0 });
    expect(await list()).toMatchObject({ data: [], total: 0 });
  });
});

describe('one record', () => {
  test('is searched in the answer to the id as filter', async () => {
    upstream.answers[`GET ${PATH}`] = () => ok([{ userId: 7, userName: '韦' }], { total: 1 });
    expect((await provider.getOne(USERS, { id: '7' })).data).toMatchObject({ id: '7', userName: '韦' });
    expect(upstream.heard[0]?.query.userId).toBe('7');
  });

  test('is found page after page where the filter is ignored', async () => {
    pagesOf(people(450), 100);
    expect((await provider.getOne(USERS, { id: '333' })).data).toMatchObject({ id: '333' });
  });

  test('counts as not there after 1,000 rows', async () => {
    pagesOf(people(3000));
    await expect(provider.getOne(USERS, { id: '2500' })).rejects.toMatchObject({ errCode: 3006 });
    expect(upstream.heard.length).toBeLessThanOrEqual(6);
  });

  test('several are read in one walk', async () => {
    pagesOf(people(300));
    const { data } = await provider.getMany(USERS, { ids: ['1', '2', '3', '250', '250'] });
    expect(data.map(({ id }) => id).sort()).toEqual(['1', '2', '250', '3']);
    expect(upstream.heard).toHaveLength(2);
  });
});

describe('creating', () => {
  test('sends what the call takes, and no mask', async () => {
    upstream.answers[`POST ${PATH}`] = () => ok({ userId: 9, initialPassword: 'x' });
    const { data } = await provider.create(USERS, {
      data: {
        account: 'wei',
        userName: '韦',
        mobile: '138****5678',
        rolesText: 'x',
        roles: [{ roleId: '2', name: 'y' }],
      },
    });
    expect(heardOf('POST')[0]?.body).toEqual({ account: 'wei', userName: '韦', roles: [{ roleId: '2' }] });
    expect(data).toMatchObject({ id: '9', initialPassword: 'x', account: 'wei' });
  });

  test('answered with no more than its id is read, and has its shape even where that fails', async () => {
    upstream.answers[`POST ${PATH}`] = () => ok(7);
    upstream.answers[`GET ${PATH}`] = () => ok([{ userId: 7, userName: '梁静', jobNo: 'NN7' }]);
    const create = () => provider.create(USERS, { data: { account: 'liangjing', userName: '梁静' } });
    expect((await create()).data).toMatchObject({ id: '7', jobNo: 'NN7', permissions: [] });
    delete upstream.answers[`GET ${PATH}`];
    expect((await create()).data).toMatchObject({ id: '7', userName: '梁静', permissions: [], roles: [] });
    upstream.answers[`POST ${PATH}`] = () => ok(null);
    expect((await create()).data).toMatchObject({ id: '', permissions: [] });
  });

  test('places problems of fields at their inputs', async () => {
    upstream.answers[`POST ${PATH}`] = () =>
      no(3007, '参数有误', {
        fields: [
          { field: 'roles.0.roleId', code: 'invalid_type' },
          { field: 'account', code: 'x' },
        ],
      });
    await expect(provider.create(USERS, { data: { account: '' } })).rejects.toMatchObject({
      body: { errors: { roles: 'kit.problem.invalid_type', account: 'kit.problem.other' } },
    });
  });

  const TAKEN: [how: string, data: object | null, message: string][] = [
    ['by its reason', { reason: 'ACCOUNT_TAKEN' }, '数据冲突'],
    ['by its words where no reason is given', null, '账号已存在'],
  ];

  test.each(TAKEN)('places what is taken at its input, %s', async (_, data, message) => {
    upstream.answers[`POST ${PATH}`] = () => no(3004, message, data);
    const asked = vi.fn(async () => true);
    onTestFinished(onReason(asked));
    await expect(provider.create(USERS, { data: { account: 'wei' } })).rejects.toMatchObject({
      body: { errors: { account: 'reason.ACCOUNT_TAKEN' } },
    });
    expect(asked.mock.calls).toEqual([['ACCOUNT_TAKEN']]);
  });

  test.each(TAKEN)(
    'says it as the upstream does where its words do not come, %s',
    async (_, data, message) => {
      upstream.answers[`POST ${PATH}`] = () => no(3004, message, data);
      onTestFinished(onReason(() => Promise.reject(new Error('no such file'))));
      await expect(provider.create(USERS, { data: { account: 'wei' } })).rejects.toMatchObject({
        message,
        body: { errors: { account: message } },
      });
    },
  );

  test.each([
    ['says why at the one field that is wrong', ['START_TOO_LATE'], 'reason.START_TOO_LATE'],
    ['says only what is wrong with it where it has no words for why', [], 'kit.problem.duplicate'],
  ])('%s', async (_, known, words) => {
    const fields = [{ field: 'account', code: 'duplicate' }];
    upstream.answers[`POST ${PATH}`] = () => no(3004, '数据冲突', { reason: 'START_TOO_LATE', fields });
    onTestFinished(onReason(async reason => known.includes(reason)));
    await expect(provider.create(USERS, { data: { account: 'wei' } })).rejects.toMatchObject({
      body: { errors: { account: words } },
    });
  });

  test('again after a lost answer is the same attempt, after a refusal a new one', async () => {
    capabilities = CAPABILITIES;
    const answers = [null, no(3004, 'x'), ok({ userId: 1 })];
    upstream.answers[`POST ${PATH}`] = () => answers[heardOf('POST').length - 1] ?? null;
    const data = { account: 'wei', userName: '韦' };
    await expect(provider.create(USERS, { data })).rejects.toMatchObject({ kind: 'network' });
    await expect(provider.create(USERS, { data })).rejects.toMatchObject({ errCode: 3004 });
    await provider.create(USERS, { data });
    const [first, second, third] = heardOf('POST').map(
      ({ body }) => (body as { requestId: string }).requestId,
    );
    expect(first).toMatch(/^[\w-]{8,64}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});

describe('saving', () => {
  const loaded = {
    id: '7',
    userId: '7',
    userName: '韦丽华',
    jobNo: 'NN1',
    remark: null,
    mobile: '138****5678',
    roles: [{ roleId: '2', name: '调度管理员' }],
    lastLoginOn: 1,
    version: 4,
  };
  const save = (data: object, previousData = loaded) =>
    provider.update(USERS, { id: '7', data: { ...previousData, ...data }, previousData });
  const isNow = (now: object) => {
    upstream.answers[`GET ${PATH}`] = () => ok([{ ...loaded, userId: 7, ...now }], { total: 1 });
    upstream.answers[`PUT ${PATH}`] = () => ok(null);
  };

  test('sends the changed fields on their version', async () => {
    capabilities = ['version'];
    isNow({});
    await save({ jobNo: 'NN2', roles: [{ roleId: '2', name: '另一个名字' }] });
    expect(heardOf('PUT')[0]?.body).toEqual({ userId: '7', jobNo: 'NN2', version: 4 });
    expect(heardOf('GET')).toHaveLength(0);
  });

  test('sends nothing where nothing changed', async () => {
    await save({ remark: '' });
    expect(upstream.heard).toEqual([]);
  });

  test('reads again first where there are no versions', async () => {
    isNow({ lastLoginOn: 2 });
    await save({ jobNo: 'NN2' });
    expect(upstream.heard.map(({ method }) => method)).toEqual(['GET', 'PUT']);
    expect(heardOf('PUT')[0]?.body).toEqual({ userId: '7', jobNo: 'NN2' });
  });

  test('finds the change of somebody else by reading again', async () => {
    isNow({ userName: '韦丽', updatedBy: '蒙建国', updatedOn: 5 });
    await expect(save({ jobNo: 'NN2' })).rejects.toMatchObject({
      errCode: 3001,
      data: { updatedBy: '蒙建国', updatedOn: 5, current: { userName: '韦丽', id: '7' } },
    });
    expect(heardOf('PUT')).toHaveLength(0);
  });

  test('takes what is there already as done', async () => {
    isNow({ jobNo: 'NN2' });
    await save({ jobNo: 'NN2' });
    expect(heardOf('PUT')).toHaveLength(0);
  });

  test('a conflict always shows the record as it is now', async () => {
    capabilities = ['version'];
    isNow({ jobNo: 'NN3', updatedBy: '蒙建国' });
    upstream.answers[`PUT ${PATH}`] = () => no(3001, '该记录已被他人修改');
    await expect(save({ jobNo: 'NN2' })).rejects.toMatchObject({
      errCode: 3001,
      data: { current: { jobNo: 'NN3' }, updatedBy: '蒙建国' },
    });
  });

  test('a mask that nobody retyped does not travel', async () => {
    capabilities = ['version'];
    isNow({});
    await save({ jobNo: 'NN2', mobile: '138****5678' });
    expect(heardOf('PUT')[0]?.body).not.toHaveProperty('mobile');
    await save({ mobile: '13900000000' });
    expect(heardOf('PUT')[1]?.body).toMatchObject({ mobile: '13900000000' });
  });
});

describe('a bulk action', () => {
  test('has a result for each item', async () => {
    for (const id of ['1', '2', '3']) {
      upstream.answers[`DELETE /api/admin/user/adminUser/${id}`] = () =>
        id === '2' ? no(3002, '不能删除') : ok(null);
    }
    const results: ItemResult[] = [];
    const { data } = await provider.deleteMany(USERS, { ids: ['1', '2', '3'], meta: { results } });
    expect(data).toEqual(['1', '3']);
    expect(results).toMatchObject([{ id: '1' }, { id: '2', error: { message: '不能删除' } }, { id: '3' }]);
  });

  test('changes one field of each on the version that was shown', async () => {
    capabilities = ['version'];
    upstream.answers[`PUT ${PATH}`] = () => ok(null);
    await provider.updateMany(USERS, {
      ids: ['1', '2'],
      data: { state: 0 },
      meta: { records: [{ id: '2', version: 8 }] },
    });
    expect(heardOf('PUT').map(({ body }) => body)).toEqual([
      { userId: '1', state: 0 },
      { userId: '2', state: 0, version: 8 },
    ]);
  });
});
