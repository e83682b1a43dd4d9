/** What a check says of a cell: which value, what it should be, and rows that say what is there already. */
import { stringify } from 'csv-stringify/sync';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { driver } from '../../contract/driver.ts';
import type { Envelope } from '../../contract/grammar/envelope.ts';
import { type ImportField, type ImportFile, jobCalls } from '../../contract/job.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

async function check(call: string, fields: readonly ImportField[], rows: readonly (readonly string[])[]) {
  const response = await office.app.inject({
    method: 'POST',
    url: `${jobCalls.uploadImport.path}?call=${call}`,
    headers: { token: office.admin.token, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(stringify([fields.map(({ label }) => label ?? ''), ...rows] as string[][])),
  });
  const { importId } = response.json<Envelope<ImportFile>>().data;
  const problemWords = [{ value: 'noDay', label: '%{value} 不是日期' }];
  const { data } = await office.admin.ask(jobCalls.checkImport, {
    body: { importId, title: '文件', fields: [...fields], problemWords },
  });
  await office.work();
  return jobOf(data.id);
}

async function run(checkId: string) {
  const { data } = await office.admin.ask(jobCalls.runImport, { body: { checkId, skipsBad: 1 } });
  await office.work();
  return jobOf(data.id);
}

async function jobOf(id: string) {
  const { data } = await office.admin.ask(jobCalls.listJobs, { query: { id } });
  const problems = await office.admin.ask(jobCalls.importProblems, { params: { id }, query: { size: 200 } });
  if (!data[0]) throw new Error('no job');
  return { ...data[0], problems: problems.data };
}

const DRIVERS: ImportField[] = [
  { field: 'name', column: 0, kind: 'text', label: '姓名' },
  { field: 'mobile', column: 1, kind: 'text', label: '手机号' },
  { field: 'idCard', column: 2, kind: 'text', label: '身份证号' },
  { field: 'certExpire', column: 3, kind: 'day', label: '资格证到期' },
  { field: 'addressType', column: 4, kind: 'text', label: '区域' },
  { field: 'hasOwnArea', column: 5, kind: 'text', label: '单独设置' },
];
const VEHICLES: ImportField[] = [
  { field: 'plateNumber', column: 0, kind: 'text', label: '车牌号' },
  { field: 'seats', column: 1, kind: 'number', label: '座位数' },
  { field: 'addressType', column: 2, kind: 'text', label: '区域' },
  { field: 'hasOwnArea', column: 3, kind: 'text', label: '单独设置' },
];

describe('a problem', () => {
  it('tells a day that is none, and a check digit from a number of another form', async () => {
    const { id, problems } = await check('driver.create', DRIVERS, [
      ['韦一', '13807710001', '11010519491231002X', '2028-13-45', '', ''],
      ['韦二', '13807710002', '110105194912310021', '', '', ''],
      ['韦三', '13807710003', '1101051949', '', '', ''],
    ]);
    expect(problems.map(({ row, field, value, code }) => [row, field, value, code])).toEqual([
      [2, 'certExpire', '2028-13-45', 'noDay'],
      [3, 'idCard', '110105194912310021', 'checkDigit'],
      [4, 'idCard', '1101051949', 'custom'],
    ]);
    const file = await office.admin.ask(jobCalls.jobFile, { params: { id } });
    const [, first] = await readSheet((await office.app.inject(file.data.url)).rawPayload);
    expect(first?.[0]).toBe('资格证到期: 2028-13-45 不是日期');
  });

  it('tells a number with a fraction from a text, and the bound of one that is too large', async () => {
    const { problems } = await check('vehicle.create', VEHICLES, [
      ['桂AZ7101', '61', '450103', '1'],
      ['桂AZ7102', '4.5', '450103', '1'],
      ['桂AZ7103', '很多', '450103', '1'],
    ]);
    expect(problems.map(({ row, code, bound }) => [row, code, bound])).toEqual([
      [2, 'too_big', 60],
      [3, 'whole', null],
      [4, 'number', null],
    ]);
  });
});

describe('the same file again', () => {
  const rows = [
    ['桂AZ7201', '5', '450103', '1'],
    ['桂AZ7202', '4', '450103', '1'],
  ];

  it('is as the records are: nothing is made, and nothing is a problem', async () => {
    const first = await check('vehicle.create', VEHICLES, rows);
    expect(await run(first.id)).toMatchObject({ made: 2, failed: 0, unchanged: 0 });
    const again = await check('vehicle.create', VEHICLES, rows);
    expect(again).toMatchObject({ made: 0, failed: 0, unchanged: 2, problems: [] });
    expect(await run(again.id)).toMatchObject({ made: 0, changed: 0, failed: 0, unchanged: 2 });
  });

  it('is so for records with personal numbers, as long as they are unchanged', async () => {
    const file = [
      ['黄一', '13807710101', '', '', '450103', '1'],
      ['黄二', '13807710102', '', '', '450103', '1'],
    ];
    const first = await check('driver.create', DRIVERS, file);
    expect(await run(first.id)).toMatchObject({ made: 2, failed: 0 });
    const again = await check('driver.create', DRIVERS, file);
    expect(again).toMatchObject({ made: 0, failed: 0, unchanged: 2 });
    expect(await run(again.id)).toMatchObject({ made: 0, changed: 0, failed: 0, unchanged: 2 });
    const { data } = await office.admin.ask(driver.calls.list, { query: { keyword: '黄一' } });
    const [{ id, version } = { id: '', version: 0 }] = data.filter(({ name }) => name === '黄一');
    await office.admin.ask(driver.calls.update, { params: { id }, body: { remark: '改过', version } });
    expect(await check('driver.create', DRIVERS, file)).toMatchObject({ failed: 1, unchanged: 1 });
  });

  it('is so where no key finds a record for a change', async () => {
    const roles: ImportField[] = [{ field: 'name', column: 0, kind: 'text', label: '名称' }];
    const first = await check('access.createRoleGroup', roles, [['再次甲'], ['再次乙']]);
    expect(await run(first.id)).toMatchObject({ made: 2, failed: 0 });
    expect(await check('access.createRoleGroup', roles, [['再次甲'], ['再次乙']])).toMatchObject({
      made: 0,
      failed: 0,
      unchanged: 2,
    });
  });

  it('is a problem in the rows that say something else', async () => {
    const other = [rows[0] ?? [], ['桂AZ7202', '7', '450103', '1']];
    const { problems, ...job } = await check('vehicle.create', VEHICLES, other);
    expect(job).toMatchObject({ made: 0, failed: 1, unchanged: 1 });
    expect(problems).toMatchObject([{ row: 3, field: 'plateNumber', code: 'PLATE_TAKEN' }]);
  });
});
