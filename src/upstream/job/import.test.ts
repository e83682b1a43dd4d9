/** A file comes in: read, mapped, checked row by row, and made into records. */
import { stringify } from 'csv-stringify/sync';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { accessCalls } from '../../contract/access.ts';
import type { Envelope } from '../../contract/grammar/envelope.ts';
import { type ImportField, type ImportFile, type Job, jobCalls } from '../../contract/job.ts';
import { logCalls } from '../../contract/log.ts';
import { advance } from '../core/work/advance.ts';
import { claim, LEASE_MS } from '../core/work/queue.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

const CALL = 'access.createRoleGroup';
const FIELDS: ImportField[] = [
  { field: 'name', column: 0, kind: 'text', label: '名称' },
  { field: 'sort', column: 1, kind: 'number', label: '排序' },
  {
    field: 'state',
    column: 2,
    kind: 'text',
    label: '状态',
    words: [
      { value: '1', label: '启用' },
      { value: '0', label: '停用' },
    ],
  },
  { field: 'permissions', column: 3, kind: 'list', of: 'val', label: '权限' },
  { field: 'remark', column: 4, kind: 'text', label: '备注' },
];
const HEAD = ['名称', '排序', '状态', '权限', '备注'];
const WORDS = [
  { value: 'too_small', label: '未填写' },
  { value: 'twice', label: '重复' },
  { value: 'too_big string', label: '最多 %{bound} 个字' },
  { value: 'name too_big', label: '名称太长' },
];

const WITHOUT_BOUND = { origin: null, bound: null };

const csv = (rows: readonly (readonly string[])[]) =>
  Buffer.from(
    `\uFEFF${stringify([HEAD, ...rows] as string[][], { record_delimiter: '\r\n', quoted_match: /[\r\n]/ })}`,
  );

async function sendUp(person: Person, bytes: Buffer, call = CALL) {
  const response = await office.app.inject({
    method: 'POST',
    url: `${jobCalls.uploadImport.path}?call=${call}`,
    headers: { token: person.token, 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  return response.json<Envelope<ImportFile>>();
}

async function jobOf(person: Person, id: string): Promise<Job> {
  const { data } = await person.ask(jobCalls.listJobs, { query: { id } });
  const [found] = data;
  if (!found) throw new Error(`no job ${id}`);
  return found;
}

async function checked(person: Person, bytes: Buffer, fields = FIELDS): Promise<Job> {
  const { data: file } = await sendUp(person, bytes);
  const body = { importId: file.importId, title: '角色组', fields, problemHead: '问题', problemWords: WORDS };
  const { data, errCode } = await person.ask(jobCalls.checkImport, { body });
  expect(errCode).toBe(0);
  await office.work();
  return jobOf(person, data.id);
}

const run = (person: Person, checkId: string, skipsBad: 0 | 1 = 0) =>
  person.ask(jobCalls.runImport, { body: { checkId, skipsBad } });

const rolesLike = async (keyword: string) =>
  (
    await office.admin.ask(accessCalls.listRoleGroups, {
      query: { keyword, size: 200, orderBy: 'sort' },
    })
  ).data;

async function reportOf(person: Person, id: string) {
  const { data } = await person.ask(jobCalls.jobFile, { params: { id } });
  return readSheet((await office.app.inject(data.url)).rawPayload);
}

describe('a file', () => {
  it('is told by its content: UTF-8, GB18030, semicolons, XLSX', async () => {
    const gb = Buffer.from('c3fbb3c62cc5c5d0f20d0acde2c1aacdf82c310d0a', 'hex');
    const files = [
      csv([['甲', '1', '启用', '', '']]),
      gb,
      Buffer.from('名称;排序\n"a;b";1\n'),
      await writeXlsxFile([
        ['名称', '排序'],
        ['甲', 1],
      ]).toBuffer(),
    ];
    for (const bytes of files) {
      const { data, errCode } = await sendUp(office.admin, bytes);
      expect(errCode).toBe(0);
      expect(data.rowCount).toBe(1);
      expect(data.columns.slice(0, 2).map(({ name }) => name)).toEqual(['名称', '排序']);
      expect(data.columns[1]?.samples).toEqual(['1']);
    }
  });

  it.each([
    ['nothing but a head', csv([]), 3007, 'FILE_EMPTY'],
    ['an archive that is none', Buffer.from('PK\u0003\u0004 and then nothing'), 3007, 'FILE_UNREADABLE'],
    ['bytes that are no text', Buffer.from([1, 0, 2, 0, 0, 255]), 3007, 'FILE_UNREADABLE'],
    ['too many rows', csv(Array.from({ length: 20_001 }, (_, at) => [`r${at}`])), 3005, 'TOO_MANY_ROWS'],
  ])('is refused for %s', async (_what, bytes, errCode, reason) => {
    const reply = await sendUp(office.admin, bytes);
    expect([reply.errCode, (reply.data as { reason?: string }).reason]).toEqual([errCode, reason]);
  });

  it('comes in only with the right, and for a call that takes rows', async () => {
    const reader = await office.aClerk({ rights: ['usermgr.list'] });
    expect((await sendUp(reader, csv([['甲']]))).errCode).toBe(3008);
    expect((await sendUp(office.admin, csv([['甲']]), 'access.resetPassword')).errCode).toBe(3006);
    const { data: file } = await sendUp(office.admin, csv([['甲', '1', '启用', '', '']]));
    const other = await office.aClerk({ rights: ['usermgr.list', 'usermgr.list:add'] });
    const body = { importId: file.importId, title: 'x', fields: FIELDS };
    expect((await other.ask(jobCalls.checkImport, { body })).errCode).toBe(3006);
    const wrong = { ...body, fields: [{ field: 'builtIn', column: 0, kind: 'text' as const }] };
    expect((await office.admin.ask(jobCalls.checkImport, { body: wrong })).errCode).toBe(3007);
  });
});

describe('a check', () => {
  it('says what is wrong, row by row, makes nothing, and reports it in the words that came along', async () => {
    const check = await checked(
      office.admin,
      csv([
        ['预检甲', '1', '启用', 'usermgr.list', '好'],
        ['', '2', '启用', '', ''],
        ['预检乙', '很多', '开着', '', ''],
        ['', '', '', '', ''],
        ['预检甲', '3', '停用', '', ''],
      ]),
    );
    expect(check).toMatchObject({ kind: 'check', state: 'done', done: 5, total: 5, failed: 3, made: 1 });
    const { data, total } = await office.admin.ask(jobCalls.importProblems, { params: { id: check.id } });
    expect(total).toBe(4);
    expect(data.map(({ row, field, value }) => [row, field, value])).toEqual([
      [3, 'name', ''],
      [4, 'state', '开着'],
      [4, 'sort', '很多'],
      [6, 'name', '预检甲'],
    ]);
    expect(data.map(({ code }) => code)).toEqual(['required', 'invalid_value', 'number', 'twice']);
    const some = await office.admin.ask(jobCalls.importProblems, {
      params: { id: check.id },
      query: { field: 'sort' },
    });
    expect(some.data).toHaveLength(1);
    expect(await reportOf(office.admin, check.id)).toEqual([
      ['问题', ...HEAD],
      ['名称: required', null, '2', '启用', null, null],
      ['状态: invalid_value\n排序: number', '预检乙', '很多', '开着', null, null],
      ['名称: 重复', '预检甲', '3', '停用', null, null],
    ]);
    expect(await rolesLike('预检')).toEqual([]);
    const log = await office.admin.ask(logCalls.listOperateLog, {
      query: { size: 200 },
      body: { keyword: '预检' },
    });
    expect(log.data.filter(({ method }) => method === CALL)).toEqual([]);
    expect((await run(office.admin, check.id)).failure.reason).toBe('CHECK_FAILED');
  });

  it('says how long a text may be, in words of the field where it has its own', async () => {
    const check = await checked(
      office.admin,
      csv([
        ['甲'.repeat(200), '1', '启用', '', ''],
        ['界限', '2', '启用', '', '乙'.repeat(2_000)],
      ]),
    );
    const { data } = await office.admin.ask(jobCalls.importProblems, { params: { id: check.id } });
    expect(data).toMatchObject([
      { row: 2, field: 'name', code: 'too_big', origin: 'string', bound: expect.any(Number) },
      { row: 3, field: 'remark', code: 'too_big', origin: 'string', bound: expect.any(Number) },
    ]);
    const [, ...rows] = await reportOf(office.admin, check.id);
    expect(rows.map(([said]) => said)).toEqual(['名称: 名称太长', `备注: 最多 ${data[1]?.bound} 个字`]);
  });

  it('names what cannot be read by its row and cell, in the report as it was shown', async () => {
    const text =
      '某某公司角色组\n\n名称,排序,状态,权限,备注\n甲,1,启用,usermgr.list,"x"y\n"乙,2,启用,usermgr.list,\n丙,3,启用,usermgr.list,好\n';
    const check = await checked(office.admin, Buffer.from(text));
    const { data } = await office.admin.ask(jobCalls.importProblems, { params: { id: check.id }, query: {} });
    expect(check).toMatchObject({ failed: 2, made: 1 });
    expect(
      data.filter(({ code }) => code === 'strayQuote').map(({ row, field, value }) => [row, field, value]),
    ).toEqual(
      expect.arrayContaining([
        [4, 'remark', '"x"y'],
        [5, 'name', '"乙'],
      ]),
    );
    const [, first, second] = await reportOf(office.admin, check.id);
    expect(first).toContain('"x"y');
    expect(second).toContain('"乙');
  });

  it('of 5,000 bad rows is no trouble', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => ['', `x${at}`, '', '', '']);
    const check = await checked(office.admin, csv(rows));
    expect(check).toMatchObject({ state: 'done', done: 5_000, failed: 5_000 });
    const { data } = await run(office.admin, check.id, 1);
    await office.work();
    expect(await jobOf(office.admin, data.id)).toMatchObject({ state: 'done', done: 5_000, failed: 5_000 });
    expect(await reportOf(office.admin, data.id)).toHaveLength(5_001);
  });
});

describe('an import', () => {
  it('makes each row once, whichever step its worker dies at, as if the owner had done it', async () => {
    const names = ['=1+1', ' 甲', '乙,"丙"', '丁\n戊', '👩‍💻', '己', '庚'].map(name => `续传${name}`);
    const rows = names.map((name, at) => [
      name,
      String(at),
      at % 2 ? '停用' : '启用',
      'usermgr.list',
      `备注${at}`,
    ]);
    const check = await checked(office.admin, csv(rows));
    expect(check).toMatchObject({ state: 'done', failed: 0, fileName: null });
    const { data } = await run(office.admin, check.id);
    for (;;) {
      const held = await claim(office.store.db, office.clock());
      if (!held) break;
      const further = await advance(office.working, held);
      if (!further) break;
      office.clock.advance(LEASE_MS + 1);
    }
    expect(await jobOf(office.admin, data.id)).toMatchObject({ state: 'done', done: 7, total: 7, failed: 0 });
    const made = await rolesLike('续传');
    expect(made.map(({ name, sort, state, remark }) => [name, sort, state, remark])).toEqual(
      // a name has one line
      names.map((name, at) => [name.replace('\n', ' '), at, at % 2 ? 0 : 1, `备注${at}`]),
    );
    expect(made.every(({ permissions }) => permissions[0]?.val === 'usermgr.list')).toBe(true);
    const log = await office.admin.ask(logCalls.listOperateLog, {
      query: { size: 200 },
      body: { objectType: 'role', objectId: made[0]?.roleId ?? '' },
    });
    expect(log.data.map(({ method, operId }) => [method, operId])).toEqual([[CALL, office.admin.id]]);
    expect((await run(office.admin, check.id)).failure.reason).toBe('ALREADY_IMPORTED');
    expect(office.failures).toEqual([]);
  });

  it('takes the rows that its check has passed, and reports the others', async () => {
    await office.aRole([], '已有甲');
    const check = await checked(
      office.admin,
      csv([
        ['已有甲', '1', '启用', '', ''],
        ['已有乙', '2', '启用', 'no.such.code', ''],
        ['已有丙', '3', '启用', '', ''],
      ]),
    );
    expect(check).toMatchObject({ state: 'done', done: 3, failed: 2 });
    expect((await rolesLike('已有')).map(({ name }) => name)).toEqual(['已有甲']);
    const problemsOf = async (id: string) =>
      (await office.admin.ask(jobCalls.importProblems, { params: { id } })).data;
    const expected = [
      { row: 2, field: 'name', value: '已有甲', code: 'ROLE_NAME_TAKEN', ...WITHOUT_BOUND },
      { row: 3, field: 'permissions', value: 'no.such.code', code: 'PERMISSION_UNKNOWN', ...WITHOUT_BOUND },
    ];
    expect(await problemsOf(check.id)).toEqual(expected);
    const { data } = await run(office.admin, check.id, 1);
    await office.work();
    expect(await jobOf(office.admin, data.id)).toMatchObject({ state: 'done', done: 3, failed: 2 });
    expect(await problemsOf(data.id)).toEqual(expected);
    expect((await rolesLike('已有')).map(({ name }) => name)).toEqual(['已有甲', '已有丙']);
  });

  it('refuses what somebody has taken since the check, and makes the others', async () => {
    const rows = ['甲', '乙'].map((name, at) => [`其后${name}`, String(at), '启用', '', '']);
    const check = await checked(office.admin, csv(rows));
    expect(check).toMatchObject({ state: 'done', failed: 0 });
    await office.aRole([], '其后甲');
    const { data } = await run(office.admin, check.id);
    await office.work();
    expect(await jobOf(office.admin, data.id)).toMatchObject({ state: 'done', done: 2, failed: 1 });
    const problems = await office.admin.ask(jobCalls.importProblems, { params: { id: data.id } });
    expect(problems.data).toMatchObject([
      { row: 2, field: 'name', value: '其后甲', code: 'ROLE_NAME_TAKEN' },
    ]);
    expect((await rolesLike('其后')).map(({ name }) => name).sort()).toEqual(['其后乙', '其后甲'].sort());
  });

  it('that is cancelled keeps what it has made, and another one goes on behind it', async () => {
    const rows = ['甲', '乙', '丙', '丁'].map((name, at) => [`取消${name}`, String(at), '启用', '', '']);
    const check = await checked(office.admin, csv(rows));
    const { data: first } = await run(office.admin, check.id);
    let held = await claim(office.store.db, office.clock());
    for (let step = 0; held && step < 2; step++) held = await advance(office.working, held);
    expect((await office.admin.ask(jobCalls.cancelJob, { body: { id: first.id } })).errCode).toBe(0);
    expect(held && (await advance(office.working, held))).toBeUndefined();
    expect(await rolesLike('取消')).toHaveLength(2);
    const { data: second } = await run(office.admin, check.id);
    await office.work();
    expect(await jobOf(office.admin, second.id)).toMatchObject({ state: 'done', done: 4, failed: 0 });
    expect((await rolesLike('取消')).map(({ name }) => name)).toEqual([
      '取消甲',
      '取消乙',
      '取消丙',
      '取消丁',
    ]);
  });

  it('ends when the right is lost', async () => {
    const roleId = await office.aRole(['usermgr.list', 'usermgr.list:add']);
    const clerk = await office.aClerk({ roles: [roleId] });
    const check = await checked(clerk, csv([['失权甲', '1', '启用', '', '']]));
    const { data } = await run(clerk, check.id);
    const permissions = [{ val: 'usermgr.list' }];
    await office.admin.ask(accessCalls.updateRoleGroup, { body: { roleId, permissions } });
    await office.work();
    expect(await jobOf(clerk, data.id)).toMatchObject({ state: 'failed', failure: 'NO_PERMISSION' });
    expect(await rolesLike('失权')).toEqual([]);
  });
});
