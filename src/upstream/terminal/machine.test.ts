import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { company } from '../../contract/company.ts';
import { propertyCalls } from '../../contract/property.ts';
import { taxiLight } from '../../contract/taxi-light.ts';
import { machineCalls } from '../../contract/terminal.ts';
import { type Vehicle, vehicle } from '../../contract/vehicle.ts';
import { vehicleLookupCalls } from '../../contract/vehicle-lookup.ts';
import { lastPosition } from '../core/positions/tables.ts';

let office: Office;
let admin: Person;
beforeAll(async () => {
  office = await anOffice();
  admin = office.admin;
});
afterAll(() => office.close());

const some = async (query: Record<string, unknown> = {}): Promise<Vehicle> => {
  const { data } = await admin.ask(vehicle.calls.list, { query: { size: 1, ...query } });
  if (!data[0]) throw new Error('no such vehicle');
  return data[0];
};
const listed = async (query: Record<string, unknown> = {}) =>
  (await admin.ask(machineCalls.vehicleList, { query: { size: 200, ...query } })).data;

describe('the list of what vehicles carry', () => {
  it('finds vehicles by plate, terminal, company and pinyin', async () => {
    const one = await some({ terminalNo__empty: 0 });
    const ids = async (query: Record<string, unknown>) =>
      (await listed(query)).map(({ vehicleId }) => vehicleId);
    expect(await ids({ plateNumber: one.plateNumber.toLowerCase() })).toEqual([one.id]);
    expect(await ids({ terminalNo: one.terminalNo })).toEqual([one.id]);
    expect(await ids({ keyword: one.plateNumber.slice(2) })).toContain(one.id);
    expect(await ids({ companyId: one.companyId })).toContain(one.id);
    const with_ = await listed({ hasTerminal: 1 });
    const without = await listed({ hasTerminal: 0 });
    expect(with_.every(({ terminalNo }) => terminalNo !== null)).toBe(true);
    expect(without.every(({ terminalNo }) => terminalNo === null)).toBe(true);
    expect(with_.length + without.length).toBe(60);
  });

  it('tells when a terminal was last heard, and which ones are silent', async () => {
    const { id } = await some({ terminalNo__empty: 0 });
    const receivedOn = office.clock() - 60_000;
    await office.store.db.delete(lastPosition).where(eq(lastPosition.vehicleId, id));
    expect((await listed({ isSilent: 1 })).some(({ vehicleId }) => vehicleId === id)).toBe(true);
    await office.store.db.insert(lastPosition).values({
      vehicleId: id,
      gpsTime: receivedOn,
      receivedOn,
      lng: 108.3,
      lat: 22.8,
      speed: 0,
      heading: 0,
      status: 3,
      dataFrom: 1,
    });
    const [found] = await listed({ vehicleId: id });
    expect(found?.lastTime).toBe(receivedOn);
    expect((await listed({ isSilent: 1 })).some(({ vehicleId }) => vehicleId === id)).toBe(false);
  });
});

describe('what a vehicle carries', () => {
  it('is changed like the rest of its record: version, log, news, and no number twice', async () => {
    const one = await some({ terminalNo__empty: 0 });
    const [other] = await listed({ hasTerminal: 1, orderBy: 'terminalNo', order: 'desc' });
    const save = (body: object) =>
      admin.ask(machineCalls.saveVehicleInfo, { body: { vehicleId: one.id, ...body } });
    const saved = await save({ simNo: '1440999888777', version: one.version });
    expect(saved.data).toMatchObject({ simNo: '1440999888777', version: one.version + 1 });
    expect(await save({ simNo: '1', version: one.version })).toMatchObject({ errCode: 3001 });
    expect(await save({ terminalNo: other?.terminalNo })).toMatchObject({
      errCode: 3004,
      failure: { reason: 'TERMINAL_TAKEN' },
    });
    expect((await save({ terminalNo: '' })).data.terminalNo).toBeNull();
    const { data: log } = await admin.ask(machineCalls.vehicleOperateLog, {
      query: { plateNumber: one.plateNumber },
    });
    expect(log.map(({ fields }) => fields)).toEqual([['terminalNo'], ['simNo']]);
    expect(log[0]).toMatchObject({ vehicleId: one.id, plateNumber: one.plateNumber, workerType: 0 });
  });

  it('is found by number or plate, and not outside of one’s areas', async () => {
    const one = await some({ addressType: '450103' });
    const clerk = await office.aClerk({ rights: ['vehiclemgr'], areaIds: ['450107'] });
    const read = (person: Person, query: object) => person.ask(machineCalls.vehicleInfo, { query });
    expect((await read(admin, { vehicleId: one.id })).data.plateNumber).toBe(one.plateNumber);
    expect((await read(admin, { plateNumber: one.plateNumber })).data.vehicleId).toBe(one.id);
    expect((await read(admin, {})).errCode).toBe(3006);
    expect((await read(clerk, { vehicleId: one.id })).errCode).toBe(3006);
    const { data: log } = await clerk.ask(machineCalls.vehicleOperateLog, { query: { size: 200 } });
    expect(log.some(({ vehicleId }) => vehicleId === one.id)).toBe(false);
  });
});

it('makes are told with their models, the most frequent first', async () => {
  const { data } = await admin.ask(machineCalls.allVehicleMakeListVo);
  const counts = data.map(({ vehicleCount }) => vehicleCount);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(60);
  for (const { vehicleCount, models } of data) {
    expect(models.reduce((sum, one) => sum + one.vehicleCount, 0)).toBe(vehicleCount);
  }
});

describe('a vehicle that somebody names', () => {
  it('is found by its plate inside one’s areas', async () => {
    const one = await some({ addressType: '450103' });
    const query = { plateNum: one.plateNumber.toLowerCase() };
    const { data } = await admin.ask(vehicleLookupCalls.getVehicleByPlateNum, { query });
    expect(data).toMatchObject({ vehicleId: one.id, companyName: one.companyName });
    const clerk = await office.aClerk({ rights: ['lost'], areaIds: ['450107'] });
    expect((await clerk.ask(vehicleLookupCalls.getVehicleByPlateNum, { query })).errCode).toBe(3006);
  });

  it('begins with what the property says', async () => {
    const prefix = async () => (await admin.ask(vehicleLookupCalls.getPrePlateNumByAreaCode)).data;
    expect(await prefix()).toBe('桂A');
    const query = { name: 'plate.prefix' };
    const [{ id } = { id: '' }] = (await admin.ask(propertyCalls.listProperties, { query })).data;
    const set = (value: string) => admin.ask(propertyCalls.updateProperty, { body: { id, value } });
    expect((await set('南宁')).errCode).toBe(3007);
    expect((await set('粤B')).errCode).toBe(0);
    expect(await prefix()).toBe('粤B');
  });
});

describe('a roof light', () => {
  const lightOf = async (lightNo: string | null) =>
    (await admin.ask(taxiLight.calls.list, { query: { lightNo__is: lightNo ?? '' } })).data[0];

  it('is on the vehicle that names it, and lies where that does, also when the company moves', async () => {
    const one = await some({ lightNo__empty: 0 });
    expect(await lightOf(one.lightNo)).toMatchObject({
      plateNumber: one.plateNumber,
      addressType: one.addressType,
    });
    const owner = await admin.ask(company.calls.create, {
      body: { companyName: '换灯公司', addressType: '450105' },
    });
    const change = (body: object) => admin.ask(vehicle.calls.update, { params: { id: one.id }, body });
    await change({ companyId: owner.data.id, hasOwnArea: 0 });
    expect((await lightOf(one.lightNo))?.addressType).toBe('450105');
    await admin.ask(company.calls.update, {
      params: { id: owner.data.id },
      body: { addressType: '450108' },
    });
    expect((await lightOf(one.lightNo))?.addressType).toBe('450108');
    await change({ lightNo: null });
    expect(await lightOf(one.lightNo)).toMatchObject({ plateNumber: null, addressType: '-1' });
  });

  it('stays while a vehicle carries it', async () => {
    const one = await some({ lightNo__empty: 0 });
    const light = await lightOf(one.lightNo);
    const id = light?.id ?? '';
    const remove = () => admin.ask(taxiLight.calls.remove, { params: { id } });
    expect(await remove()).toMatchObject({ errCode: 3002, failure: { reason: 'LIGHT_CARRIED' } });
    await admin.ask(machineCalls.saveVehicleInfo, { body: { vehicleId: one.id, lightNo: '' } });
    expect((await remove()).errCode).toBe(0);
  });

  it('that comes after the vehicle that names it is on it', async () => {
    const one = await some({ lightNo__empty: 1 });
    await admin.ask(machineCalls.saveVehicleInfo, { body: { vehicleId: one.id, lightNo: 'DL-NEW' } });
    const { data } = await admin.ask(taxiLight.calls.create, { body: { lightNo: 'DL-NEW' } });
    expect(data).toMatchObject({ lightNo: 'DL-NEW' });
    expect((await lightOf('DL-NEW'))?.plateNumber).toBe(one.plateNumber);
    const twice = await admin.ask(taxiLight.calls.create, { body: { lightNo: 'DL-NEW' } });
    expect(twice.failure.reason).toBe('LIGHT_NO_TAKEN');
  });

  it('is seen with its vehicle’s area only', async () => {
    const clerk = await office.aClerk({ rights: ['vehiclemgr'], areaIds: ['450103'] });
    const { data } = await clerk.ask(taxiLight.calls.list, { query: { size: 200 } });
    expect(new Set(data.map(({ addressType }) => addressType))).toEqual(new Set(['450103', '-1']));
    expect((await admin.ask(taxiLight.calls.list, { query: { hasFault: 1 } })).total).toBeGreaterThan(0);
  });
});
