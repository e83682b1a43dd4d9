/** A file of admin users comes in: the same checks as for one who is typed, and no password anywhere. */
import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOffice, DOORS, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { accessCalls } from '../../contract/access.ts';
import type { Envelope } from '../../contract/grammar/envelope.ts';
import { type ImportField, type ImportFile, jobCalls } from '../../contract/job.ts';
import { logCalls } from '../../contract/log.ts';
import { sessionCalls } from '../../contract/session.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

const CALL = 'access.importUser';
const STATES = [
  { value: '1', label: '启用' },
  { value: '0', label: '停用' },
];
const AREAS = [{ value: '450103', label: '青秀区' }];

interface Words {
  roles?: { value: string; label: string }[];
}

const fieldsOf = ({ roles = [] }: Words): ImportField[] => [
  { field: 'account', column: 0, kind: 'text' },
  { field: 'userName', column: 1, kind: 'text' },
  { field: 'mobile', column: 2, kind: 'text' },
  { field: 'roles', column: 3, kind: 'list', of: 'roleId', words: roles },
  { field: 'areaIds', column: 4, kind: 'list', words: AREAS },
  { field: 'state', column: 5, kind: 'text', words: STATES },
];
const HEAD = ['账号', '姓名', '手机', '角色', '数据区域', '状态'];

/** Checks the rows and imports those that pass; answers the problems of both steps. */
async function bring(person: Person, rows: string[][], words: Words = {}) {
  const sent = await office.app.inject({
    method: 'POST',
    url: `${jobCalls.uploadImport.path}?call=${CALL}`,
    headers: { token: person.token, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(stringify([HEAD, ...rows])),
  });
  const { data: file, errCode } = sent.json<Envelope<ImportFile>>();
  if (errCode !== 0) return { errCode, refused: [], passed: 0 };
  const { data: check } = await person.ask(jobCalls.checkImport, {
    body: { importId: file.importId, title: '用户', fields: fieldsOf(words) },
  });
  await office.work();
  const { data: run } = await person.ask(jobCalls.runImport, { body: { checkId: check.id, skipsBad: 1 } });
  await office.work();
  const problems = await person.ask(jobCalls.importProblems, { params: { id: run.id } });
  const { data: jobs } = await person.ask(jobCalls.listJobs, { query: { id: run.id } });
  const [job] = jobs;
  return {
    errCode,
    passed: (job?.done ?? 0) - (job?.failed ?? 0),
    refused: problems.data.map(({ row, field, code }) => [row, field, code]),
  };
}

const userOf = async (account: string) =>
  (await office.admin.ask(accessCalls.listAdminUsers, { query: { account } })).data[0];

it('brings people with roles, areas and state, and says which rows it refuses and where', async () => {
  const roleId = await office.aRole(['usermgr.list'], '导入夜班');
  const { account: taken } = await office.aUser();
  const words = { roles: [{ value: roleId, label: '导入夜班' }] };
  const { passed, refused } = await bring(
    office.admin,
    [
      ['nong.li', '农丽', '13907710001', '导入夜班', '青秀区', '启用'],
      ['wei.bin', '韦斌', '', '', '', '停用'],
      [taken.toUpperCase(), '同账号', '', '', '', ''],
      ['nong.li', '又一个', '', '', '', ''],
      ['lu.hao', '陆浩', '1390771', '', '', ''],
      ['huang.mei', '黄梅', '', '没有这个角色', '', ''],
      ['', '无账号', '', '', '', ''],
    ],
    words,
  );
  expect(passed).toBe(2);
  expect(refused.sort()).toEqual([
    [4, 'account', 'ACCOUNT_TAKEN'],
    [5, 'account', 'twice'],
    [6, 'mobile', 'invalid_format'],
    [7, 'roles', 'invalid_value'],
    [8, 'account', 'required'],
  ]);
  expect(await userOf('nong.li')).toMatchObject({
    userName: '农丽',
    areaIds: ['450103'],
    roles: [{ roleId, name: '导入夜班' }],
    state: 1,
    mustChangePwd: 1,
    isSuperuser: 0,
  });
  expect(await userOf('wei.bin')).toMatchObject({ state: 0, areaIds: [], roles: [] });
});

it('gives nobody a password: the first one is a reset, shown once and renewed at the door', async () => {
  await bring(office.admin, [['first.day', '第一天', '', '', '', '']]);
  const user = await userOf('first.day');
  const signIn = (password: string) =>
    office.ask(sessionCalls.login, { body: { account: 'first.day', password } });
  expect((await signIn('taxi-demo')).errCode).toBe(2006);
  const { data } = await office.admin.ask(accessCalls.resetPassword, {
    body: { userId: user?.userId ?? '' },
  });
  const { failure } = await signIn(data.password);
  expect(failure.temToken).toBeDefined();
  const { data: log } = await office.admin.ask(logCalls.listOperateLog, {
    body: { objectType: 'adminUser', objectId: user?.userId ?? '' },
  });
  expect(log.map(({ method }) => method)).toEqual(['access.resetPassword', CALL]);
});

it('gives no right and no area that who imports does not hold', async () => {
  const strong = await office.aRole(['systemmgr:config'], '导入强权');
  const words = { roles: [{ value: strong, label: '导入强权' }] };
  const local = await office.aClerk({ rights: DOORS, areaIds: ['450103'] });
  const { passed, refused } = await bring(
    local,
    [
      ['of.area', '本区', '', '', '青秀区', ''],
      ['of.all', '全区', '', '', '', ''],
      ['of.might', '强权', '', '导入强权', '青秀区', ''],
    ],
    words,
  );
  expect(passed).toBe(1);
  expect(refused).toEqual([
    [3, null, 'GIVES_WHAT_HE_LACKS'],
    [4, null, 'GIVES_WHAT_HE_LACKS'],
  ]);
  expect(await userOf('of.might')).toBeUndefined();
});

it('is for who may add users', async () => {
  const reader = await office.aClerk({ rights: ['usermgr.list'] });
  expect((await bring(reader, [['no.body', '无', '', '', '', '']])).errCode).toBe(3008);
});

it('makes nobody a super-user, whatever the file says', async () => {
  const { data: made } = await office.admin.ask(accessCalls.importUser, {
    body: { account: 'super.file', userName: '文件', ...{ isSuperuser: 1 } },
  });
  expect(made).toMatchObject({ isSuperuser: 0, mustChangePwd: 1 });
  expect(Object.keys(made)).not.toContain('initialPassword');
});
