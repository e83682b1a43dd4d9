/** A list as a file, compared with the list cell by cell. */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListOf } from '../../../tests/builders/calls.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { accessCalls } from '../../contract/access.ts';
import { callCountCalls } from '../../contract/call-record.ts';
import { type ExportColumn, JOB_KEPT_MS, type Job, jobCalls } from '../../contract/job.ts';
import { operateLog } from '../core/audit/tables.ts';
import { sweepFiles } from '../core/files/keeping.ts';
import { PortFailed } from '../core/outside/ports.ts';
import { advance } from '../core/work/advance.ts';
import { claim, LEASE_MS } from '../core/work/queue.ts';
import { sweepJobs } from '../core/work/sweeping.ts';
import { fromInert } from './inert.ts';
import { readRows } from './sheets/reading.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

const COLUMNS: ExportColumn[] = [
  { field: 'roleId', head: '编号', kind: 'text' },
  { field: 'name', head: '名称', kind: 'text' },
  { field: 'remark', head: '=备注', kind: 'text' },
  { field: 'sort', head: '排序', kind: 'number' },
  {
    field: 'state',
    head: '状态',
    kind: 'text',
    words: [
      { value: '1', label: '启用' },
      { value: '0', label: '停用' },
    ],
  },
  { field: 'createdOn', head: '创建时间', kind: 'time' },
  { field: 'permissions', head: '权限', kind: 'list', of: 'val' },
];

const start = (person: Person, about: object = {}) =>
  person.ask(jobCalls.startExport, {
    body: { call: 'access.listRoleGroups', title: '角色组', format: 'csv', columns: COLUMNS, ...about },
  });

async function jobOf(person: Person, id: string): Promise<Job> {
  const { data } = await person.ask(jobCalls.listJobs, { query: { id } });
  const [found] = data;
  if (!found) throw new Error(`no job ${id}`);
  return found;
}

async function fileOf(person: Person, id: string): Promise<Buffer> {
  const { data } = await person.ask(jobCalls.jobFile, { params: { id } });
  return (await office.app.inject(data.url)).rawPayload;
}

async function exported(person: Person, about: object = {}): Promise<Buffer> {
  const { data, errCode } = await start(person, about);
  expect(errCode).toBe(0);
  await office.work();
  expect(await jobOf(person, data.id)).toMatchObject({ state: 'done', failure: null });
  return fileOf(person, data.id);
}

const csvRows = (bytes: Buffer) =>
  (parse(bytes, { bom: true, relax_column_count: true }) as string[][]).map(row => row.map(fromInert));

const WORDS = [
  '=1+1',
  "'=1",
  ' +86 138',
  '＝cmd|x',
  '-',
  '@a',
  '"a", b',
  'a\nb',
  '👩‍💻',
  '南宁',
  ' x ',
  'constructor',
  '_x0041_',
];
const nasty = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', '\n', '\t', ' ', '，', '_', 'x', '0', '4'),
    minLength: 1,
    maxLength: 12,
  }),
);

describe('an export', () => {
  it('holds what the list holds, in CSV and in XLSX', async () => {
    const remarks = fc
      .sample(nasty, 60)
      .map(text => text.trim())
      .filter(text => !text.includes('\u0000'));
    for (const [at, remark] of [...WORDS.map(word => word.trim()), ...remarks].entries()) {
      const body = {
        name: `导出 ${at}`,
        sort: at,
        remark: at % 7 === 0 ? null : remark,
        permissions: [{ val: 'usermgr.list' }],
      };
      expect((await office.admin.ask(accessCalls.createRoleGroup, { body })).errCode).toBe(0);
    }
    const query = { keyword: '导出', size: 200, orderBy: 'sort', order: 'desc' } as const;
    const { data: listed } = await office.admin.ask(accessCalls.listRoleGroups, { query });
    expect(listed.length).toBeGreaterThan(60);
    const filter = { keyword: '导出', orderBy: 'sort', order: 'desc', state: '' };
    const wall = (time: number) =>
      new Date(time + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    const expected = listed.map(row => [
      row.roleId,
      row.name,
      row.remark ?? '',
      String(row.sort),
      row.state === 1 ? '启用' : '停用',
      wall(row.createdOn),
      row.permissions.map(({ val }) => val).join(', '),
    ]);

    const csv = await exported(office.admin, { filter });
    expect(csv.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(csv.includes('\r\n')).toBe(true);
    const [head, ...rows] = csvRows(csv);
    expect(head).toEqual(COLUMNS.map(({ head }) => head));
    expect(rows).toEqual(expected);
    for (const cell of (parse(csv, { bom: true }) as string[][]).flat()) {
      expect(cell).not.toMatch(/^[\s\u200b-\u200f]*[=+@＝＋＠\t\r]/u);
      if (/^[\s]*[-－]/u.test(cell)) expect(cell).toMatch(/^-\d+$/);
    }

    const xlsx = await exported(office.admin, { filter, format: 'xlsx' });
    const { rows: sheet } = await readRows(xlsx);
    const flat = (cells: readonly unknown[]) => COLUMNS.map((_, at) => String(cells[at] ?? ''));
    expect(sheet.slice(1).map(flat)).toEqual(expected);
    // what other readers see of it: a number, a date and a text are what they are
    const [, first] = await readSheet(xlsx, { trim: false });
    expect(first?.[3]).toBe(listed[0]?.sort);
    expect(first?.[5]).toEqual(
      new Date(Math.floor(((listed[0]?.createdOn ?? 0) + 8 * 3_600_000) / 1000) * 1000),
    );
  });

  it('takes away what is answered whole as well, however many rows', async () => {
    const { db } = office.store;
    const FIRST_DAY = Date.UTC(2025, 0, 1);
    await aListOf(
      db,
      Array.from({ length: 450 }, (_, at) => ({ enteredOn: FIRST_DAY + at * 86_400_000 })),
    );
    const { data: days } = await office.admin.ask(callCountCalls.countList, { query: {} });
    const rows = csvRows(
      await exported(office.admin, {
        call: 'callCounts.countList',
        columns: [
          { field: 'date', head: '日期', kind: 'text' },
          { field: 'callCount', head: '来电', kind: 'number' },
        ],
      }),
    );
    expect(rows).toEqual([['日期', '来电'], ...days.map(day => [day.date, String(day.callCount)])]);
    // besides those there are the days of the samples
    expect(days.length).toBeGreaterThanOrEqual(450);
  });

  it('of chosen records holds these in their order, without those that are gone', async () => {
    const names = Array.from({ length: 25 }, (_, at) => `勾选${at}`);
    const ids = await Promise.all(names.map(name => office.aRole([], name)));
    const chosen = { field: 'roleId', ids: [...[...ids].reverse(), '999999'] };
    const [, ...rows] = csvRows(await exported(office.admin, { chosen, filter: {} }));
    expect(rows.map(([, name]) => name)).toEqual([...names].reverse());
    const wrong = { chosen: { field: 'sort', ids: ['1'] } };
    expect((await start(office.admin, wrong)).errCode).toBe(3007);
  });

  it('is masked as the list is, and seen by its owner alone', async () => {
    const clerk = await office.aClerk({
      rights: ['systemmgr', 'usermgr.list', 'usermgr.list:add', 'usermgr.list:edit'],
    });
    const body = { account: 'masked1', userName: '覃女士', mobile: '13877123456' };
    await office.admin.ask(accessCalls.createAdminUser, { body: { ...body, areaIds: [], roles: [] } });
    const columns = [
      { field: 'account', head: 'a', kind: 'text' },
      { field: 'mobile', head: 'm', kind: 'text' },
    ];
    const about = { call: 'access.listAdminUsers', columns, filter: { account: 'masked1' } };
    expect(csvRows(await exported(clerk, about))).toEqual([
      ['a', 'm'],
      ['masked1', '138****3456'],
    ]);

    const { data: own } = await clerk.ask(jobCalls.listJobs);
    const id = own[0]?.id ?? '';
    expect(own).toHaveLength(1);
    expect((await office.admin.ask(jobCalls.listJobs, { query: { id } })).data).toEqual([]);
    for (const call of [jobCalls.jobFile, jobCalls.importProblems, jobCalls.deleteJob] as const) {
      expect((await office.admin.ask(call, { params: { id } })).errCode).toBe(3006);
    }
    expect((await office.admin.ask(jobCalls.cancelJob, { body: { id } })).errCode).toBe(3006);
    const logged = await office.store.db.select().from(operateLog);
    const ofThisJob = logged.filter(row => row.method === 'job.startExport' && row.objectId === id);
    expect(ofThisJob).toMatchObject([{ businessType: 5, status: 1, objectType: 'job' }]);
  });

  it.each([
    ['a list that nobody may take away', { call: 'access.listUsers' }, 3006],
    ['a call that is no list', { call: 'access.createAdminUser' }, 3006],
    ['a list that there is not', { call: 'x.y' }, 3006],
    [
      'a field that the list does not answer',
      { columns: [{ field: 'passwordHash', head: 'x', kind: 'text' }] },
      3007,
    ],
    ['a filter that the list refuses', { filter: { state: 7 } }, 3007],
    [
      'part of an item that there is not',
      { columns: [{ field: 'permissions', head: 'x', kind: 'list', of: 'y' }] },
      3007,
    ],
  ])('is refused for %s', async (_what, about, errCode) => {
    expect((await start(office.admin, about)).errCode).toBe(errCode);
  });

  it('is refused without the right, and stops when the right is lost or the owner is', async () => {
    const stranger = await office.aClerk({ rights: ['systemmgr'] });
    expect((await start(stranger)).errCode).toBe(3008);

    const roleId = await office.aRole(['usermgr.list']);
    const clerk = await office.aClerk({ roles: [roleId] });
    const { data: first } = await start(clerk);
    await office.admin.ask(accessCalls.updateRoleGroup, {
      body: { roleId, permissions: [{ val: 'systemmgr' }] },
    });
    await office.work();
    expect(await jobOf(clerk, first.id)).toMatchObject({ state: 'failed', failure: 'NO_PERMISSION' });

    await office.admin.ask(accessCalls.updateRoleGroup, {
      body: { roleId, permissions: [{ val: 'usermgr.list' }] },
    });
    const { data: second } = await start(clerk);
    await office.admin.ask(accessCalls.updateAdminUser, { body: { userId: clerk.id, state: 0 } });
    await office.work();
    await office.admin.ask(accessCalls.updateAdminUser, { body: { userId: clerk.id, state: 1 } });
    const back = await office.signIn(clerk.account, 'new-password');
    expect(await jobOf(back, second.id)).toMatchObject({ state: 'failed', failure: 'OWNER_GONE' });
  });

  it('goes on where it was, whichever step its worker dies at', async () => {
    const whole = csvRows(await exported(office.admin));
    const { data } = await start(office.admin);
    let steps = 0;
    for (;;) {
      const held = await claim(office.store.db, office.clock());
      if (!held) break;
      // one step, and then nothing is heard of this worker any more
      const further = await advance(office.working, held);
      steps += 1;
      expect(await claim(office.store.db, office.clock())).toBeUndefined();
      if (!further) break;
      office.clock.advance(LEASE_MS + 1);
      // who has lost it settles nothing
      const next = await claim(office.store.db, office.clock());
      expect(next?.id).toBe(data.id);
      expect(await advance(office.working, held)).toBeUndefined();
      office.clock.advance(LEASE_MS + 1);
    }
    expect(steps).toBeGreaterThan(1);
    expect(await jobOf(office.admin, data.id)).toMatchObject({ state: 'done' });
    expect(csvRows(await fileOf(office.admin, data.id))).toEqual(whole);
  });

  it('that is cancelled stops before its next step, and offers nothing', async () => {
    const { data } = await start(office.admin);
    const held = await claim(office.store.db, office.clock());
    const further = held && (await advance(office.working, held));
    expect(further?.state).toBe('running');
    const cancelled = await office.admin.ask(jobCalls.cancelJob, { body: { id: data.id } });
    expect(cancelled.data.state).toBe('cancelled');
    expect(further && (await advance(office.working, further))).toBeUndefined();
    expect((await office.admin.ask(jobCalls.jobFile, { params: { id: data.id } })).errCode).toBe(3006);
    expect((await office.admin.ask(jobCalls.cancelJob, { body: { id: data.id } })).errCode).toBe(3002);
  });

  it('says that the disk is full, and offers nothing', async () => {
    const { data } = await start(office.admin);
    const put = office.ports.storage.put;
    office.ports.storage.put = async () => {
      throw new PortFailed('storage', 'ENOSPC');
    };
    await office.work();
    office.ports.storage.put = put;
    expect(await jobOf(office.admin, data.id)).toMatchObject({
      state: 'failed',
      failure: 'STORAGE_FULL',
      fileName: null,
    });
    expect((await office.admin.ask(jobCalls.jobFile, { params: { id: data.id } })).errCode).toBe(3006);
  });

  it('is forgotten by hand or after a week, with its file', async () => {
    const { data: first } = await start(office.admin);
    const { data: second } = await start(office.admin, { format: 'xlsx' });
    await office.work();
    const address = await office.admin.ask(jobCalls.jobFile, { params: { id: first.id } });
    expect(address.data.fileName).toBe('角色组 2026-06-15.csv');
    expect((await office.admin.ask(jobCalls.deleteJob, { params: { id: first.id } })).errCode).toBe(0);
    expect((await office.app.inject(address.data.url)).statusCode).toBe(404);
    expect((await jobOf(office.admin, second.id)).expireOn).toBe(office.clock() + JOB_KEPT_MS);
    office.clock.advance(JOB_KEPT_MS);
    await office.run(sweepJobs);
    await office.run(sweepFiles);
    const admin = await office.signIn('admin');
    expect((await admin.ask(jobCalls.listJobs)).data).toEqual([]);
    expect(office.ports.objects.size).toBe(0);
  });
});
