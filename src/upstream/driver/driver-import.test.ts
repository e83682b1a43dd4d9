/** Drivers come in from a file: each row judged as if it had been typed, and a bad one stops none of the others. */
import { stringify } from 'csv-stringify/sync';
import { asc, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { driver as entity } from '../../contract/driver.ts';
import type { Envelope } from '../../contract/grammar/envelope.ts';
import { type ImportField, type ImportFile, jobCalls } from '../../contract/job.ts';
import { company, driver, vehicle } from '../domain/fleet/tables.ts';

const CALL = 'driver.create';
const HEAD = ['姓名', '手机号', '所属公司', '常驾车辆', '从业资格证号', '资格证到期', '状态'];
const STATES = ['正常', '停运', '黑名单', '离职'];

let office: Office;
let owner: { id: string; companyName: string; shortName: string | null; addressType: string };
let plate: string;
beforeAll(async () => {
  office = await anOffice();
  const [first] = await office.store.db.select().from(company).orderBy(asc(company.id));
  const [car] = await office.store.db.select().from(vehicle).orderBy(asc(vehicle.id));
  if (!first || !car) throw new Error('no fleet');
  owner = first;
  plate = car.plateNumber;
});
afterAll(() => office.close());

/** As the console sends them: a company may be called by its long or its short name. */
const fields = (): ImportField[] => [
  { field: 'name', column: 0, kind: 'text', label: '姓名' },
  { field: 'mobile', column: 1, kind: 'text', label: '手机号' },
  {
    field: 'companyId',
    column: 2,
    kind: 'text',
    label: '所属公司',
    words: [owner.companyName, owner.shortName ?? owner.companyName].map(label => ({
      value: owner.id,
      label,
    })),
  },
  { field: 'plateNum', column: 3, kind: 'text', label: '常驾车辆' },
  { field: 'certNo', column: 4, kind: 'text', label: '从业资格证号' },
  { field: 'certExpire', column: 5, kind: 'day', label: '资格证到期' },
  {
    field: 'state',
    column: 6,
    kind: 'text',
    label: '状态',
    words: STATES.map((label, at) => ({ value: String(at + 1), label })),
  },
];

async function sendUp(person: Person, rows: readonly (readonly string[])[]) {
  const response = await office.app.inject({
    method: 'POST',
    url: `${jobCalls.uploadImport.path}?call=${CALL}`,
    headers: { token: person.token, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(`\uFEFF${stringify([HEAD, ...rows] as string[][])}`),
  });
  return response.json<Envelope<ImportFile>>();
}

async function jobOf(person: Person, id: string) {
  const { data } = await person.ask(jobCalls.listJobs, { query: { id } });
  const problems = await person.ask(jobCalls.importProblems, { params: { id }, query: { size: 200 } });
  return { ...data[0], problems: problems.data.map(({ row, field, code }) => [row, field, code]) };
}

async function bring(rows: readonly (readonly string[])[], person: Person = office.admin) {
  const { importId } = (await sendUp(person, rows)).data;
  const { data: check } = await person.ask(jobCalls.checkImport, {
    body: { importId, title: '司机信息', fields: fields() },
  });
  await office.work();
  const { data: run } = await person.ask(jobCalls.runImport, { body: { checkId: check.id, skipsBad: 1 } });
  await office.work();
  expect(office.failures).toEqual([]);
  return { check: await jobOf(person, check.id), run: await jobOf(person, run.id) };
}

const named = async (name: string) =>
  (await office.admin.ask(entity.calls.list, { query: { keyword: name } })).data;

describe('a file of drivers', () => {
  it('makes the good rows, and tells of each bad one why', async () => {
    const [taken] = await office.store.db
      .select()
      .from(driver)
      .where(ne(driver.state, 4))
      .orderBy(asc(driver.id));
    const { check, run } = await bring([
      ['农新来', '13912340001', owner.companyName, plate, 'X1001', '2030-01-31', '正常'],
      ['农手机', '1391234', owner.companyName, plate, 'X1002', '2030-01-31', '正常'],
      ['农公司', '13912340003', '没有这家', plate, 'X1003', '2030-01-31', '正常'],
      ['农日期', '13912340004', owner.companyName, plate, 'X1004', '很久', '正常'],
      ['农无车', '13912340005', owner.companyName, '桂A99999', 'X1005', '2030-01-31', '正常'],
      ['农重号', taken?.mobile ?? '', owner.companyName, plate, 'X1006', '2030-01-31', '正常'],
      ['农重证', '13912340007', owner.companyName, plate, taken?.certNo ?? '', '2030-01-31', '正常'],
      ['农小写', '13912340008', owner.shortName ?? '', plate.toLowerCase(), '', '', '停运'],
    ]);
    // what a row says by itself, and what depends on others, is found before anything is made
    expect(check).toMatchObject({ state: 'done', total: 8, failed: 6, made: 2 });
    expect(check.problems).toEqual([
      [3, 'mobile', expect.any(String)],
      [4, 'companyId', 'invalid_value'],
      [5, 'certExpire', expect.any(String)],
      [6, 'plateNum', 'VEHICLE_UNKNOWN'],
      [7, 'mobile', 'MOBILE_TAKEN'],
      [8, 'certNo', 'CERT_TAKEN'],
    ]);
    expect(run).toMatchObject({ state: 'done', failed: 6, made: 2 });
    expect(run.problems).toEqual(check.problems);
    const [made] = await named('农新来');
    expect(made).toMatchObject({
      plateNum: plate,
      companyId: owner.id,
      companyName: owner.companyName,
      addressType: owner.addressType,
      mobile: '139****0001',
      certNo: 'X1001',
      state: 1,
    });
    expect(new Date((made?.certExpire ?? 0) + 8 * 3_600_000).toISOString()).toMatch(/^2030-01-31/);
    expect(await named('农小写')).toMatchObject([{ plateNum: plate, companyId: owner.id, state: 2 }]);
    for (const name of ['农手机', '农公司', '农日期', '农无车', '农重号', '农重证']) {
      expect(await named(name)).toEqual([]);
    }
  });

  it('whose rows share a number makes the first of them', async () => {
    const row = (name: string, mobile: string, certNo: string) => [
      name,
      mobile,
      owner.companyName,
      '',
      certNo,
      '',
      '',
    ];
    const { check, run } = await bring([
      row('农先到', '13912340011', 'X2001'),
      row('农后到', '13912340011', 'X2002'),
      row('农同证', '13912340013', 'X2001'),
    ]);
    expect(run.problems).toEqual(check.problems);
    expect(run.problems).toEqual([
      [3, 'mobile', 'twice'],
      [4, 'certNo', 'twice'],
    ]);
    expect(await named('农先到')).toMatchObject([{ vehicleId: null }]);
  });

  it('comes in only with the right to add, and into areas of one’s own', async () => {
    const rows = [['农外区', '13912340021', owner.companyName, '', 'X3001', '', '']];
    const reader = await office.aClerk({ rights: ['drivermgr'] });
    expect((await sendUp(reader, rows)).errCode).toBe(3008);
    const elsewhere = owner.addressType === '450103' ? '450105' : '450103';
    const clerk = await office.aClerk({ rights: ['drivermgr', 'drivermgr:edit'], areaIds: [elsewhere] });
    const { run } = await bring(rows, clerk);
    expect(run).toMatchObject({ state: 'done', failed: 1 });
    expect(run.problems).toEqual([[2, expect.anything(), 'REFERENCE_UNKNOWN']]);
    expect(await named('农外区')).toEqual([]);
  });
});
