/** Items of vehicles: who drives, for whom, whether it is heard, whether it is watched. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aFix, aMovingFleet } from '../../../../tests/builders/moving-fleet.ts';
import { anOffice, type Office } from '../../../../tests/builders/office.ts';
import { INDUSTRY_FEED } from '../../../contract/vehicle-location.ts';
import { locationsOf } from './locations.ts';
import { vehicle } from './tables.ts';
import { watchedVehicle } from './watched.ts';

let office: Office;
let fleet: ReturnType<typeof aMovingFleet>;
beforeAll(async () => {
  office = await anOffice();
  fleet = aMovingFleet(office);
});
afterAll(() => office.close());

const located = (...vehicleIds: string[]) => {
  const { store, clock, admin } = office;
  const fixes = vehicleIds.map(vehicleId => fleet.positions.of(vehicleId) ?? aFix({ vehicleId }));
  return locationsOf({ db: store.db, clock, user: { userId: admin.id }, register: fleet.register }, fixes);
};
const heard = (vehicleId: string, msAgo = 0, over = {}) =>
  fleet.report({ vehicleId, receivedOn: office.clock() - msAgo, ...over });

it('says where a vehicle is, whose it is and who drives it', async () => {
  const companyId = await fleet.aCompany({ companyName: '南宁一汽' });
  const { vehicleId, plateNumber } = await fleet.aVehicle({ companyId });
  const usual = await fleet.aDriver({ name: '常开', vehicleId });
  heard(vehicleId, 0, { heading: 359.6, status: 1 });
  const [item] = await located(vehicleId);
  expect(item).toMatchObject({
    plateNumber,
    companyName: '南宁一汽',
    driverId: usual,
    driverName: '常开',
    driverInfoSource: 1,
    coordType: 1,
    direction: 0,
    load: true,
    online: 1,
    isMonitored: 0,
  });
  const now = await fleet.aDriver({ name: '在班' });
  await fleet.drives(usual, vehicleId, { endedOn: 5 });
  await fleet.drives(now, vehicleId);
  expect(await located(vehicleId)).toMatchObject([{ driverName: '在班', driverInfoSource: 3 }]);
  fleet.report({ vehicleId, gpsTime: aFix().gpsTime + 1, dataFrom: INDUSTRY_FEED });
  expect(await located(vehicleId)).toMatchObject([{ driverName: '在班', driverInfoSource: 2 }]);
});

it('knows a vehicle without company, without driver, and one whose driver has left', async () => {
  const { vehicleId } = await fleet.aVehicle();
  heard(vehicleId);
  await fleet.aDriver({ vehicleId, state: 4 });
  expect(await located(vehicleId)).toMatchObject([
    { companyName: null, driverId: null, driverMobile: null, driverInfoSource: null },
  ]);
});

it('counts as online for ten minutes after the last packet, by its own clock', async () => {
  const [one, other] = [await fleet.aVehicle(), await fleet.aVehicle()];
  heard(one.vehicleId, 600_000, { gpsTime: office.clock() + 3_600_000 });
  heard(other.vehicleId, 600_001, { gpsTime: office.clock() + 3_600_000 });
  expect((await located(one.vehicleId, other.vehicleId)).map(({ online }) => online)).toEqual([1, 0]);
});

it('is watched for who watches it, until that ends; what is registered no more is left out', async () => {
  const [one, other, gone] = [await fleet.aVehicle(), await fleet.aVehicle(), await fleet.aVehicle()];
  for (const { vehicleId } of [one, other, gone]) heard(vehicleId);
  const fields = { watchUser: office.admin.id, startTime: 1, createdOn: 1, updatedOn: 1 };
  await office.store.db.insert(watchedVehicle).values([
    { ...fields, vehicleId: one.vehicleId },
    { ...fields, vehicleId: other.vehicleId, endTime: office.clock() },
  ]);
  await office.store.db.delete(vehicle).where(eq(vehicle.id, gone.vehicleId));
  await fleet.register.refresh();
  const items = await located(other.vehicleId, gone.vehicleId, one.vehicleId);
  expect(items.map(({ vehicleId, isMonitored }) => [vehicleId, isMonitored])).toEqual([
    [other.vehicleId, 0],
    [one.vehicleId, 1],
  ]);
  expect(await located(gone.vehicleId)).toEqual([]);
});
