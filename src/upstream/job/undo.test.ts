/** What an import has brought is found by its job, and undone by one of its own. */
import { stringify } from 'csv-stringify/sync';
import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { accessCalls } from '../../contract/access.ts';
import type { Envelope } from '../../contract/grammar/envelope.ts';
import { type ImportField, type ImportFile, jobCalls, UNDO_MS } from '../../contract/job.ts';
import { vehicle as vehicleEntity } from '../../contract/vehicle.ts';
import { operateLog } from '../core/audit/tables.ts';
import { advance } from '../core/work/advance.ts';
import { claim, LEASE_MS } from '../core/work/queue.ts';
import { vehicle } from '../domain/fleet/tables.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

const VEHICLES: ImportField[] = [
  { field: 'plateNumber', column: 0, kind: 'text', label: '车牌号' },
  { field: 'color', column: 1, kind: 'text', label: '颜色' },
  { field: 'companyId', column: 2, kind: 'text', label: '所属公司' },
];
const ROLES: ImportField[] = [{ field: 'name', column: 0, kind: 'text', label: '名称' }];
const CALLS = { vehicle: 'vehicle.create', role: 'access.createRoleGroup' };

interface Brought {
  rows: readonly (readonly string[])[];
  what?: keyof typeof CALLS;
  updatesBy?: string;
  person?: Person;
}

/** The import's job, not yet worked at. */
async function begun({ rows, what = 'vehicle', updatesBy, person = office.admin }: Brought) {
  const fields = what === 'role' ? ROLES : VEHICLES;
  const response = await office.app.inject({
    method: 'POST',
    url: `${jobCalls.uploadImport.path}?call=${CALLS[what]}`,
    headers: { token: person.token, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(stringify([fields.map(({ label }) => label ?? ''), ...rows] as string[][])),
  });
  const { importId } = response.json<Envelope<ImportFile>>().data;
  const check = await person.ask(jobCalls.checkImport, {
    body: { importId, title: '文件', fields, ...(updatesBy !== undefined && { updatesBy }) },
  });
  await office.work();
  const { data } = await person.ask(jobCalls.runImport, { body: { checkId: check.data.id, skipsBad: 1 } });
  return data.id;
}

async function imported(brought: Brought) {
  const id = await begun(brought);
  await office.work();
  return id;
}

async function jobOf(id: string, person: Person = office.admin) {
  const { data } = await person.ask(jobCalls.listJobs, { query: { id } });
  const problems = await person.ask(jobCalls.importProblems, { params: { id }, query: { size: 200 } });
  return { ...data[0], problems: problems.data.map(({ row, value, code }) => [row, value, code]) };
}

const undo = (id: string, person: Person = office.admin) => person.ask(jobCalls.undoImport, { body: { id } });

async function undone(id: string) {
  const { data, errCode } = await undo(id);
  expect(errCode).toBe(0);
  await office.work();
  expect(office.failures).toEqual([]);
  return jobOf(data.id);
}

const platesOf = async (importJob: string, person: Person = office.admin) =>
  (
    await person.ask(vehicleEntity.calls.list, { query: { importJob, orderBy: 'plateNumber', size: 200 } })
  ).data.map(({ plateNumber }) => plateNumber);
const car = async (plateNumber: string) =>
  (await office.store.db.select().from(vehicle).where(eq(vehicle.plateNumber, plateNumber)))[0];
async function anyCar() {
  const [found] = await office.store.db
    .select()
    .from(vehicle)
    .where(eq(vehicle.state, 1))
    .orderBy(asc(vehicle.id))
    .limit(1);
  if (!found) throw new Error('no fleet');
  return found;
}
const newCars = async (...plates: string[]) => {
  const { companyId } = await anyCar();
  return plates.map(plate => [plate, '白色', companyId ?? '']);
};

describe('the records of an import', () => {
  it('are the list by its job, those that it has made and changed, for its owner alone', async () => {
    const one = await anyCar();
    const rows = [...(await newCars('桂AZ8001', '桂AZ8002')), [one.plateNumber, '橙色', '']];
    const id = await imported({ rows, updatesBy: 'plateNumber' });
    expect(await jobOf(id)).toMatchObject({ made: 3, changed: 1, undoId: null, checkId: expect.any(String) });
    expect((await platesOf(id)).toSorted()).toEqual(['桂AZ8001', '桂AZ8002', one.plateNumber].toSorted());
    const other = await office.aClerk({ rights: ['vehiclemgr', 'vehiclemgr:edit'] });
    expect(await platesOf(id, other)).toEqual([]);
    // by the generic protocol as well, beside another filter
    const { data } = await office.admin.ask(vehicleEntity.calls.list, {
      query: { filter: JSON.stringify({ importJob: id, keyword: '8001' }) },
    } as never);
    expect((data as { plateNumber: string }[]).map(({ plateNumber }) => plateNumber)).toEqual(['桂AZ8001']);
  });

  it('are found where a list has handlers of its own', async () => {
    const id = await imported({ what: 'role', rows: [['撤销甲'], ['撤销乙']] });
    const { data } = await office.admin.ask(accessCalls.listRoleGroups, { query: { importJob: id } });
    expect(data.map(({ name }) => name).toSorted()).toEqual(['撤销甲', '撤销乙'].toSorted());
    expect(await undone(id)).toMatchObject({ state: 'done', made: 2, failed: 0 });
    const after = await office.admin.ask(accessCalls.listRoleGroups, { query: { keyword: '撤销' } });
    expect(after.data).toEqual([]);
  });
});

describe('an undo', () => {
  it('removes what was made, and gives what was changed its values from before, as a person would', async () => {
    const one = await anyCar();
    const rows = [...(await newCars('桂AZ8101')), [one.plateNumber, '粉色', '']];
    const id = await imported({ rows, updatesBy: 'plateNumber' });
    const made = await car('桂AZ8101');
    expect((await car(one.plateNumber))?.color).toBe('粉色');
    const job = await undone(id);
    expect(job).toMatchObject({
      kind: 'undo',
      state: 'done',
      done: 2,
      total: 2,
      made: 2,
      changed: 1,
      failed: 0,
    });
    expect(await car('桂AZ8101')).toBeUndefined();
    expect((await car(one.plateNumber))?.color).toBe(one.color);
    expect(await platesOf(id)).toEqual([]);
    const log = await office.store.db
      .select()
      .from(operateLog)
      .where(eq(operateLog.objectId, made?.id ?? ''))
      .orderBy(desc(operateLog.id));
    expect(log[0]).toMatchObject({
      method: 'vehicle.remove',
      operId: office.admin.id,
      objectType: 'vehicle',
    });
    expect((await jobOf(id)).undoId).toBe(job.id);
  });

  it('leaves what was changed since, and names it', async () => {
    const one = await anyCar();
    const rows = [...(await newCars('桂AZ8201', '桂AZ8202')), [one.plateNumber, '灰色', '']];
    const id = await imported({ rows, updatesBy: 'plateNumber' });
    for (const plate of ['桂AZ8202', one.plateNumber]) {
      const { id: carId = '', version = 0 } = (await car(plate)) ?? {};
      await office.admin.ask(vehicleEntity.calls.update, {
        params: { id: carId },
        body: { color: '蓝色', version },
      });
    }
    const job = await undone(id);
    expect(job).toMatchObject({
      state: 'done',
      made: 1,
      changed: 0,
      failed: 2,
      fileName: expect.any(String),
    });
    expect(job.problems).toEqual([
      [3, '桂AZ8202', 'changedSinceImport'],
      [4, one.plateNumber, 'changedSinceImport'],
    ]);
    expect(await car('桂AZ8201')).toBeUndefined();
    expect((await car('桂AZ8202'))?.color).toBe('蓝色');
    expect((await car(one.plateNumber))?.color).toBe('蓝色');
  });

  it('is done once, and a worker that dies in the middle loses nothing', async () => {
    const id = await imported({ rows: await newCars('桂AZ8301', '桂AZ8302', '桂AZ8303') });
    const { data } = await undo(id);
    expect((await undo(id)).failure.reason).toBe('ALREADY_UNDONE');
    expect((await office.admin.ask(jobCalls.deleteJob, { params: { id } })).errCode).not.toBe(0);
    for (;;) {
      const held = await claim(office.store.db, office.clock());
      if (!held) break;
      const further = await advance(office.working, held);
      if (!further) break;
      office.clock.advance(LEASE_MS + 1);
    }
    expect(await jobOf(data.id)).toMatchObject({ state: 'done', done: 3, made: 3, failed: 0 });
    expect(await platesOf(id)).toEqual([]);
    expect((await undo(id)).failure.reason).toBe('ALREADY_UNDONE');
  });

  it('that was cancelled goes on with what is left', async () => {
    const id = await imported({ rows: await newCars('桂AZ8401', '桂AZ8402') });
    const { data: first } = await undo(id);
    const held = await claim(office.store.db, office.clock());
    if (held) await advance(office.working, held);
    await office.admin.ask(jobCalls.cancelJob, { body: { id: first.id } });
    expect(await platesOf(id)).toEqual(['桂AZ8401']);
    expect(await undone(id)).toMatchObject({ state: 'done', total: 1, made: 1 });
    expect(await platesOf(id)).toEqual([]);
  });

  it('is refused after ten minutes, while the import runs, to others, and without the right', async () => {
    const roleId = await office.aRole(['vehiclemgr', 'vehiclemgr:edit']);
    const clerk = await office.aClerk({ roles: [roleId] });
    const rows = await newCars('桂AZ8501');
    const running = await begun({ rows, person: clerk });
    expect((await undo(running, clerk)).errCode).toBe(3002);
    await office.work();
    expect((await undo(running)).errCode).toBe(3006);
    await office.admin.ask(accessCalls.updateRoleGroup, {
      body: { roleId, permissions: [{ val: 'vehiclemgr' }] },
    });
    expect((await undo(running, clerk)).errCode).toBe(3008);

    const id = await imported({ rows: await newCars('桂AZ8502') });
    const { undoUntil, finishedOn } = await jobOf(id);
    expect(undoUntil).toBe((finishedOn ?? 0) + UNDO_MS);
    office.clock.advance(UNDO_MS + 1);
    expect((await undo(id)).failure.reason).toBe('UNDO_TOO_LATE');
    expect(await car('桂AZ8502')).toBeDefined();
  });
});
