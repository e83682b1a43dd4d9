/** A file changes records that are there: found by a value of their own, judged as if they had been edited. */
import { stringify } from 'csv-stringify/sync';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { adCustomer } from '../../contract/ad-customer.ts';
import { driver as driverEntity } from '../../contract/driver.ts';
import type { AnyCall } from '../../contract/grammar/call.ts';
import type { Envelope } from '../../contract/grammar/envelope.ts';
import { type ImportField, type ImportFile, jobCalls } from '../../contract/job.ts';
import { vehicle as vehicleEntity } from '../../contract/vehicle.ts';
import { operateLog } from '../core/audit/tables.ts';
import { findByKey } from '../core/generic/finding.ts';
import { areaScope } from '../core/scope.ts';
import { adCustomerTable } from '../domain/advertising/tables.ts';
import { driver, vehicle } from '../domain/fleet/tables.ts';
import { RESOURCES } from '../resources.ts';

const MINUTE = 60_000;

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

const VEHICLE_FIELDS: ImportField[] = [
  { field: 'plateNumber', column: 0, kind: 'text', label: '车牌号' },
  { field: 'color', column: 1, kind: 'text', label: '颜色' },
  { field: 'terminalNo', column: 2, kind: 'text', label: '终端号' },
  { field: 'companyId', column: 3, kind: 'text', label: '所属公司' },
];
const DRIVER_FIELDS: ImportField[] = [
  { field: 'certNo', column: 0, kind: 'text', label: '从业资格证号' },
  { field: 'mobile', column: 1, kind: 'text', label: '手机号' },
  { field: 'remark', column: 2, kind: 'text', label: '备注' },
];

interface Wanted {
  call: string;
  fields: readonly ImportField[];
  rows: readonly (readonly string[])[];
  updatesBy?: string;
  person?: Person;
}

async function check({ call, fields, rows, updatesBy, person = office.admin }: Wanted) {
  const response = await office.app.inject({
    method: 'POST',
    url: `${jobCalls.uploadImport.path}?call=${call}`,
    headers: { token: person.token, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(
      `\uFEFF${stringify([fields.map(({ label }) => label ?? ''), ...rows] as string[][])}`,
    ),
  });
  const { importId } = response.json<Envelope<ImportFile>>().data;
  const asked = await person.ask(jobCalls.checkImport, {
    body: { importId, title: '文件', fields: [...fields], ...(updatesBy !== undefined && { updatesBy }) },
  });
  if (asked.errCode === 0) await office.work();
  return asked;
}

async function jobOf(id: string, person: Person = office.admin) {
  const { data } = await person.ask(jobCalls.listJobs, { query: { id } });
  const problems = await person.ask(jobCalls.importProblems, { params: { id }, query: { size: 200 } });
  return { ...data[0], problems: problems.data.map(({ row, field, code }) => [row, field, code]) };
}

async function run(checkId: string, person: Person = office.admin) {
  const { data } = await person.ask(jobCalls.runImport, { body: { checkId, skipsBad: 1 } });
  await office.work();
  expect(office.failures).toEqual([]);
  return jobOf(data.id, person);
}

const cars = () =>
  office.store.db.select().from(vehicle).where(eq(vehicle.state, 1)).orderBy(asc(vehicle.id)).limit(4);
const car = async (id: string) => (await office.store.db.select().from(vehicle).where(eq(vehicle.id, id)))[0];
const dotted = (plate: string) => `${plate.slice(0, 2)}·${plate.slice(2)}`.toLowerCase();

describe('a file of vehicles that are there', () => {
  it('says what is new, changed, as it was, and refused, and does what it said', async () => {
    const [one, two, three, four] = await cars();
    if (!one || !two || !three || !four) throw new Error('no fleet');
    const companyId = one.companyId ?? '';
    const { data } = await check({
      call: 'vehicle.create',
      fields: VEHICLE_FIELDS,
      updatesBy: 'plateNumber',
      rows: [
        // however it is written; what is empty stays as it is
        [dotted(one.plateNumber), '金色', '', ''],
        [two.plateNumber, two.color ?? '', '', ''],
        ['桂AZ7001', '白色', 'Z-7001', companyId],
        // of another one
        [three.plateNumber, '', one.terminalNo ?? '', ''],
        [four.plateNumber, '太长'.repeat(20), '', ''],
        // twice
        [one.plateNumber, '银色', '', ''],
      ],
    });
    const checked = await jobOf(data.id);
    expect(checked).toMatchObject({ state: 'done', made: 2, changed: 1, unchanged: 1, failed: 3 });
    expect(checked.problems.toSorted()).toEqual([
      [5, 'terminalNo', 'TERMINAL_TAKEN'],
      [6, 'color', 'too_big'],
      [7, 'plateNumber', 'twice'],
    ]);
    // nothing has come of it yet
    expect(await car(one.id)).toEqual(one);

    const imported = await run(data.id);
    expect(imported).toMatchObject({ state: 'done', made: 2, changed: 1, unchanged: 1, failed: 3 });
    const { updatedOn: _, searchKey: __, ...after } = (await car(one.id)) ?? one;
    const { updatedOn: ___, searchKey: ____, ...before } = one;
    expect(after).toEqual({ ...before, color: '金色', version: one.version + 1, updatedBy: after.updatedBy });
    expect(await car(two.id)).toEqual(two);
    const found = await office.admin.ask(vehicleEntity.calls.list, { query: { keyword: '桂AZ7001' } });
    expect(found.data).toMatchObject([{ color: '白色', companyId }]);
  });

  it('stands in the log of the record as an edit, with what was before', async () => {
    const [one] = await cars();
    if (!one) throw new Error('no fleet');
    const { data } = await check({
      call: 'vehicle.create',
      fields: VEHICLE_FIELDS,
      updatesBy: 'plateNumber',
      rows: [[one.plateNumber, '紫色', '', '']],
    });
    await run(data.id);
    const entries = await office.store.db.select().from(operateLog).where(eq(operateLog.objectId, one.id));
    const latest = entries.toSorted((a, b) => Number(b.id) - Number(a.id))[0];
    expect(latest).toMatchObject({ objectType: 'vehicle', businessType: 2 });
    expect(latest?.operUrl).toContain(one.id);
    expect(JSON.stringify(latest)).toMatch(/紫色/);
  });

  it('leaves alone what somebody has changed since the check', async () => {
    const [one] = await cars();
    if (!one) throw new Error('no fleet');
    const { data } = await check({
      call: 'vehicle.create',
      fields: VEHICLE_FIELDS,
      updatesBy: 'plateNumber',
      rows: [[one.plateNumber, '黑色', '', '']],
    });
    office.clock.advance(MINUTE);
    await office.admin.ask(vehicleEntity.calls.update, {
      params: { id: one.id },
      body: { color: '蓝色', version: one.version },
    });
    const imported = await run(data.id);
    expect(imported).toMatchObject({ made: 0, changed: 0, failed: 1 });
    expect(imported.problems).toEqual([[2, null, 'changedSince']]);
    expect((await car(one.id))?.color).toBe('蓝色');
  });

  it('leaves alone what somebody has added since the check', async () => {
    const [one] = await cars();
    const companyId = one?.companyId ?? '';
    const { data } = await check({
      call: 'vehicle.create',
      fields: VEHICLE_FIELDS,
      updatesBy: 'plateNumber',
      rows: [['桂AZ7002', '黑色', '', companyId]],
    });
    expect(await jobOf(data.id)).toMatchObject({ made: 1, changed: 0, failed: 0 });
    office.clock.advance(MINUTE);
    await office.admin.ask(vehicleEntity.calls.create, {
      body: { plateNumber: '桂AZ7002', color: '蓝色', companyId },
    });
    expect((await run(data.id)).problems).toEqual([[2, null, 'changedSince']]);
    const found = await office.admin.ask(vehicleEntity.calls.list, { query: { keyword: '桂AZ7002' } });
    expect(found.data).toMatchObject([{ color: '蓝色' }]);
  });

  it('refuses what is taken where it only adds', async () => {
    const [one] = await cars();
    const { data } = await check({
      call: 'vehicle.create',
      fields: VEHICLE_FIELDS,
      rows: [[one?.plateNumber ?? '', '黑色', '', one?.companyId ?? '']],
    });
    expect(await jobOf(data.id)).toMatchObject({ made: 0, failed: 1 });
  });

  it('changes nothing outside the areas of who brings it', async () => {
    const [one] = await cars();
    if (!one) throw new Error('no fleet');
    const elsewhere = await office.aClerk({ rights: ['vehiclemgr', 'vehiclemgr:edit'], areaIds: ['450103'] });
    const [outside] = (
      await office.store.db.select().from(vehicle).where(eq(vehicle.state, 1)).orderBy(asc(vehicle.id))
    ).filter(({ addressType }) => addressType !== '450103' && addressType !== '0');
    if (!outside) throw new Error('no vehicle elsewhere');
    const { data } = await check({
      call: 'vehicle.create',
      fields: VEHICLE_FIELDS,
      updatesBy: 'plateNumber',
      rows: [[outside.plateNumber, '黑色', '', '']],
      person: elsewhere,
    });
    expect(await jobOf(data.id, elsewhere)).toMatchObject({ made: 0, changed: 0, failed: 1 });
  });
});

describe('a file of drivers that are there', () => {
  const someone = async () => {
    const found = await office.store.db
      .select()
      .from(driver)
      .where(eq(driver.state, 1))
      .orderBy(asc(driver.id));
    const one = found.find(({ certNo }) => certNo !== null);
    if (!one) throw new Error('no driver');
    return one;
  };

  it('never tells that a personal number was guessed', async () => {
    const one = await someone();
    const { data } = await check({
      call: 'driver.create',
      fields: DRIVER_FIELDS,
      updatesBy: 'certNo',
      rows: [[one.certNo ?? '', one.mobile, '']],
    });
    expect(await jobOf(data.id)).toMatchObject({ changed: 1, unchanged: 0, failed: 0 });
  });

  it('is not found by a number that is masked', async () => {
    const one = await someone();
    const asked = await check({
      call: 'driver.create',
      fields: DRIVER_FIELDS,
      updatesBy: 'mobile',
      rows: [['', one.mobile, '找到了']],
    });
    expect(asked.errCode).not.toBe(0);
    expect(driverEntity.calls.create.updating?.keys).toEqual(['certNo']);
  });

  it('is found by a field that the file fills', async () => {
    const asked = await check({
      call: 'driver.create',
      fields: DRIVER_FIELDS.slice(1),
      updatesBy: 'certNo',
      rows: [['', '', '']],
    });
    expect(asked.errCode).not.toBe(0);
  });
});

describe('a file of records whose calls the specification names', () => {
  it('changes those that a field names, and adds the others', async () => {
    const one = { customerName: '已有的客户', salesman: '旧业务员' };
    const added = await office.admin.ask(adCustomer.calls.create as AnyCall, { body: one });
    expect(added.errCode).toBe(0);
    const { data } = await check({
      call: 'adCustomer.create',
      fields: [
        { field: 'customerName', column: 0, kind: 'text', label: '客户名称' },
        { field: 'salesman', column: 1, kind: 'text', label: '业务员' },
      ],
      updatesBy: 'customerName',
      rows: [
        [one.customerName, '新业务员'],
        ['从文件来的客户', '新业务员'],
      ],
    });
    expect(await jobOf(data.id)).toMatchObject({ made: 2, changed: 1, failed: 0, problems: [] });
    expect(await run(data.id)).toMatchObject({ made: 2, changed: 1, failed: 0 });
    const after = await office.store.db
      .select()
      .from(adCustomerTable)
      .where(eq(adCustomerTable.salesman, '新业务员'));
    expect(after.map(({ customerName }) => customerName).toSorted()).toEqual(
      [one.customerName, '从文件来的客户'].toSorted(),
    );
  });
});

it.each(
  RESOURCES.flatMap(served => {
    const { create } = served.resource.calls;
    return create?.updating ? [[served.resource.name, served, create.updating] as const] : [];
  }),
)('%s is found by its keys and changed by a call of its own', async (_name, served, { call, keys }) => {
  expect(Object.values(served.resource.calls).map(({ name }) => name)).toContain(call);
  for (const field of keys) {
    await findByKey(office.store.db, served, { field, value: '-' }, areaScope(['450103']));
  }
});
