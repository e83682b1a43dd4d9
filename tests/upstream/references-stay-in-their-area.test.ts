/** Nobody refers to a record that he does not see, and none that is not there is answered otherwise. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { company } from '../../src/contract/company.ts';
import { driver } from '../../src/contract/driver.ts';
import { FAILURES } from '../../src/contract/grammar/failures.ts';
import { vehicle } from '../../src/contract/vehicle.ts';
import { anOffice, type Office } from '../builders/office.ts';
import type { Person } from '../builders/upstream.ts';

const HERE = '450102';
const ELSEWHERE = '450103';
const OWN_PLACE = { hasOwnArea: 1, addressType: HERE } as const;

let office: Office;
let clerk: Person;
const ids = { company: '', vehicle: '' };
const near = { company: '', vehicle: '' };
beforeAll(async () => {
  office = await anOffice();
  const rights = ['vehiclemgr', 'vehiclemgr:edit', 'drivermgr', 'drivermgr:edit'];
  clerk = await office.aClerk({ rights, areaIds: [HERE] });
  const { admin } = office;
  for (const [into, addressType, sign] of [
    [ids, ELSEWHERE, 'E'],
    [near, HERE, 'H'],
  ] as const) {
    const body = { companyName: `邕城${sign}`, addressType };
    into.company = (await admin.ask(company.calls.create, { body })).data.id;
    const car = { plateNumber: `桂AR${sign}001`, hasOwnArea: 1, addressType } as const;
    into.vehicle = (await admin.ask(vehicle.calls.create, { body: car })).data.id;
  }
});
afterAll(() => office.close());

let count = 0;
const aDriver = (about: object) =>
  clerk.ask(driver.calls.create, {
    body: { name: '韦海', mobile: `139000${String(++count).padStart(5, '0')}`, ...OWN_PLACE, ...about },
  });
const aVehicle = (about: object) =>
  clerk.ask(vehicle.calls.create, {
    body: { plateNumber: `桂AQ${String(++count).padStart(4, '0')}`, ...OWN_PLACE, ...about },
  });

const NO_SUCH = '999999999';
const refused = (field: string) => ({
  errCode: FAILURES.PARAMETER.errCode,
  data: { reason: 'REFERENCE_UNKNOWN', fields: [{ field, code: 'invalid_value' }] },
});

it.each([
  ['a driver’s vehicle', aDriver, 'vehicleId', 'vehicle'],
  ['a driver’s company', aDriver, 'companyId', 'company'],
  ['a vehicle’s company', aVehicle, 'companyId', 'company'],
] as const)('%s lies where the clerk sees it', async (_what, add, field, of) => {
  const elsewhere = await add({ [field]: ids[of] });
  const missing = await add({ [field]: NO_SUCH });
  expect(elsewhere).toMatchObject(refused(field));
  expect(missing.data).toEqual(elsewhere.data);
  expect((await add({ [field]: near[of] })).errCode).toBe(0);
});

it('a driver’s vehicle is not found by its plate either', async () => {
  const elsewhere = await aDriver({ plateNum: '桂ARE001' });
  const missing = await aDriver({ plateNum: '桂ARX999' });
  expect(elsewhere).toMatchObject({ failure: { reason: 'VEHICLE_UNKNOWN' } });
  expect(missing.data).toEqual(elsewhere.data);
  expect((await aDriver({ plateNum: '桂ARH001' })).errCode).toBe(0);
});

it('who sees all areas refers to any, and what was so before stays', async () => {
  const { data } = await aDriver({});
  const given = { params: { id: data.id }, body: { vehicleId: ids.vehicle } };
  expect((await office.admin.ask(driver.calls.update, given)).errCode).toBe(0);
  const body = { vehicleId: ids.vehicle, score: 7 };
  expect(await clerk.ask(driver.calls.update, { params: { id: data.id }, body })).toMatchObject({
    errCode: 0,
  });
});
