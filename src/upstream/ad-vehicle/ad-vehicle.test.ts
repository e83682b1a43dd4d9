import { eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { type AdInstallment, adInstallment } from '../../contract/ad-installment.ts';
import { type AdVehicle, adVehicle } from '../../contract/ad-vehicle.ts';
import type { AnyCall } from '../../contract/grammar/call.ts';
import { revisionCalls } from '../../contract/revision.ts';
import { adBookingTable } from '../domain/advertising/tables.ts';
import { driver, driverShift } from '../domain/fleet/tables.ts';

let office: Office;
let ad: Person;
beforeAll(async () => {
  office = await anOffice();
  ad = await office.signIn('ad');
});
afterAll(() => office.close());

const { list, one, update } = adVehicle.calls as unknown as Record<'list' | 'one' | 'update', AnyCall>;
const all = async (query: object = {}) =>
  (await ad.ask(list, { query: { size: 999, ...query } } as never)).data as AdVehicle[];
const read = async (id: string) => (await ad.ask(one, { params: { id } } as never)).data as AdVehicle;
const save = (body: object) => ad.ask(update, { body } as never);
/** One in this state. */
async function some(adState: number): Promise<AdVehicle> {
  const [found] = await all({ adState });
  if (!found) throw new Error(`no vehicle in state ${adState}`);
  return found;
}

it('lists every vehicle of the register, with what it carries now', async () => {
  const vehicles = await all();
  expect(vehicles).toHaveLength(60);
  const { data } = await ad.ask(adInstallment.calls.list, { query: { size: 999 } } as never);
  const under = (data as AdInstallment[]).filter(({ state }) => [1, 2, 3].includes(state));
  const carrying = new Map(
    under.flatMap(({ installmentName, vehicleList }) =>
      vehicleList
        .filter(({ state }) => state !== 5)
        .map(({ plateNumber }) => [plateNumber, installmentName] as const),
    ),
  );
  expect(carrying.size).toBeGreaterThan(0);
  for (const { plateNumber, adState, currentInstallmentName, currentEndTime } of vehicles) {
    expect(adState === 1).toBe(carrying.has(plateNumber));
    expect(currentInstallmentName !== null).toBe(adState === 1);
    expect(currentEndTime !== null).toBe(adState === 1);
  }
});

it('is reserved for an installment that has not begun', async () => {
  const { data } = await ad.ask(adInstallment.calls.list, { query: { size: 999, state: 0 } } as never);
  const booked = (data as AdInstallment[]).flatMap(({ vehicleList }) => vehicleList);
  const vehicles = await all();
  const stateOf = (plate: string) => vehicles.find(({ plateNumber }) => plateNumber === plate)?.adState;
  expect(booked.length).toBeGreaterThan(0);
  for (const { plateNumber } of booked) expect([1, 2]).toContain(stateOf(plateNumber));
});

it('is found by plate, company, state of placement and of operation', async () => {
  const { id, plateNumber, companyId, adState, state } = await some(0);
  const idsOf = async (query: object) => (await all(query)).map(found => found.id);
  expect(await idsOf({ keyword: plateNumber.slice(2) })).toContain(id);
  expect(await idsOf({ companyId, adState, state })).toContain(id);
  expect(await idsOf({ plateNumber__contains: plateNumber.slice(1) })).toEqual([id]);
});

it('keeps what advertising says of it apart from the register, with a version of its own', async () => {
  const { id, version } = await some(0);
  const said = { adState: 3, machineNo: `HS${id}`, ownerMobile: '13900001234', remark: '车主不同意' };
  const reply = await save({ id, version, ...said });
  expect(reply).toMatchObject({ errCode: 0, data: { id, adState: 3, version: version + 1 } });
  expect(await read(id)).toMatchObject({ adState: 3, machineNo: `HS${id}`, remark: '车主不同意' });
  expect(await save({ id, version, adState: 2 })).toMatchObject({ errCode: 3001 });
  expect(await save({ id, version: version + 1, adState: 0, machineNo: '' })).toMatchObject({
    data: { adState: 0, machineNo: null, version: version + 2 },
  });
});

it('is not said to be free, reserved or forbidden while it carries something, nor occupied by hand', async () => {
  const occupied = await some(1);
  const refused = { errCode: 3002, failure: { reason: 'AD_VEHICLE_OCCUPIED' } };
  for (const adState of [0, 2, 3]) expect(await save({ id: occupied.id, adState })).toMatchObject(refused);
  expect(await save({ id: occupied.id, remark: '贴画完好' })).toMatchObject({ data: { adState: 1 } });
  const { id } = await some(0);
  expect(await save({ id, adState: 1 })).toMatchObject({ errCode: 3007 });
});

it('comes back as it was said to be, whatever it carried then and carries now', async () => {
  const { id } = await some(1);
  await save({ id, remark: '左门贴画' });
  await save({ id, remark: '两门贴画' });
  const query = { objectType: 'adVehicle', objectId: id, size: 50 };
  // the latest first
  const { data: versions } = await ad.ask(revisionCalls.listRevisions, { query });
  const restored = { body: { id: versions[1]?.id ?? '' } };
  await office.store.db.update(adBookingTable).set({ state: 5 }).where(eq(adBookingTable.vehicleId, id));
  await save({ id, remark: '已撕除' });
  const { data: compared } = await ad.ask(revisionCalls.compareRevision, { query: restored.body });
  expect(compared.fields).toMatchObject([
    { name: 'adState', one: 1, other: 0, canRestore: false },
    { name: 'remark', one: '左门贴画', other: '已撕除', canRestore: true },
  ]);
  expect(await ad.ask(revisionCalls.restoreRevision, restored)).toMatchObject({ errCode: 0 });
  expect(await read(id)).toMatchObject({ remark: '左门贴画', adState: 0 });
});

it('has one device, which no other vehicle has', async () => {
  const [first, second] = await all();
  expect(await save({ id: first?.id, machineNo: 'HS-ONE' })).toMatchObject({ errCode: 0 });
  expect(await save({ id: second?.id, machineNo: 'HS-ONE' })).toMatchObject({
    errCode: 3004,
    failure: { fields: [{ field: 'machineNo' }] },
  });
});

it('names who is at the wheel, or else who usually drives it', async () => {
  const { db } = office.store;
  const vehicles = await all();
  const [usual] = await db
    .select()
    .from(driver)
    .where(isNotNull(driver.vehicleId))
    .orderBy(driver.id)
    .limit(1);
  const vehicleId = usual?.vehicleId ?? '';
  await db.update(driverShift).set({ endedOn: office.clock() }).where(isNull(driverShift.endedOn));
  expect((await read(vehicleId)).driverName).toBe(usual?.name);
  const [other] = await db
    .select()
    .from(driver)
    .where(ne(driver.id, usual?.id ?? ''))
    .limit(1);
  await db.insert(driverShift).values({ vehicleId, driverId: other?.id ?? '', beganOn: office.clock() });
  expect(await read(vehicleId)).toMatchObject({
    driverName: other?.name,
    driverMobile: `${other?.mobile.slice(0, 3)}****${other?.mobile.slice(-4)}`,
  });
  expect(vehicles.some(({ driverName }) => driverName === null)).toBe(true);
});
