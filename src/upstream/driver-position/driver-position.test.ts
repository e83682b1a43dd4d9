/** Where a driver is: in the vehicle of his shift or, off duty, in his usual one. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMovingFleet } from '../../../tests/builders/moving-fleet.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { driverPositionCalls } from '../../contract/driver-position.ts';

const [ONE, TWO] = ['450102', '450103'] as const;

let office: Office;
let fleet: ReturnType<typeof aMovingFleet>;
beforeAll(async () => {
  office = await anOffice();
  fleet = aMovingFleet(office);
});
afterAll(() => office.close());

const where = async (driverId: string, person = office.admin) =>
  person.ask(driverPositionCalls.queryDriverPosition, { query: { driverId } });
const drivers = async (brandnumber: string, person = office.admin) =>
  (await person.ask(driverPositionCalls.realDrivers, { query: { brandnumber } })).data;

it('tells the position of the vehicle he drives now, or else of his usual one', async () => {
  const [usual, other] = [await fleet.aVehicle(), await fleet.aVehicle()];
  for (const [{ vehicleId }, lng] of [
    [usual, 108.1],
    [other, 108.2],
  ] as const)
    fleet.report({ vehicleId, lng, receivedOn: office.clock() });
  const driverId = await fleet.aDriver({ vehicleId: usual.vehicleId, mobile: '13912345678' });
  expect((await where(driverId)).data).toMatchObject({
    plateNum: usual.plateNumber,
    lng: 108.1,
    onDuty: 0,
    online: 1,
    driverMobile: '139****5678',
  });
  await fleet.drives(driverId, other.vehicleId);
  expect((await where(driverId)).data).toMatchObject({ plateNum: other.plateNumber, lng: 108.2, onDuty: 1 });
});

it('tells who has no vehicle, whose vehicle was never heard, and that somebody is not there', async () => {
  const walker = await fleet.aDriver();
  const nobody = { vehicleId: null, plateNum: null, lng: null, businessStatus: null, online: 0 };
  expect((await where(walker)).data).toMatchObject(nobody);
  const { vehicleId, plateNumber } = await fleet.aVehicle();
  const silent = await fleet.aDriver({ vehicleId });
  expect((await where(silent)).data).toMatchObject({ plateNum: plateNumber, lng: null, load: null });
  expect((await where('999999')).errCode).toBe(3006);
});

it('finds by plate who is at the wheel, then who usually drives it, and none that has left', async () => {
  const [taxi, elsewhere] = [await fleet.aVehicle(), await fleet.aVehicle()];
  const { vehicleId, plateNumber } = taxi;
  const usual = await fleet.aDriver({ vehicleId });
  await fleet.aDriver({ vehicleId, state: 4 });
  const away = await fleet.aDriver({ vehicleId });
  await fleet.drives(away, elsewhere.vehicleId);
  const now = await fleet.aDriver();
  await fleet.drives(now, vehicleId);
  expect((await drivers(plateNumber.toLowerCase())).map(({ driverId }) => driverId)).toEqual([now, usual]);
  expect(await drivers('桂A99999')).toEqual([]);
});

it('tells of no driver and no vehicle of another area', async () => {
  const clerk = await office.aClerk({ rights: ['drivermgr'], areaIds: [ONE] });
  const [mine, theirs] = [
    await fleet.aVehicle({ addressType: ONE }),
    await fleet.aVehicle({ addressType: TWO }),
  ];
  fleet.report({ vehicleId: theirs.vehicleId });
  const stranger = await fleet.aDriver({ addressType: TWO, vehicleId: mine.vehicleId });
  expect((await where(stranger, clerk)).errCode).toBe(3006);
  expect(await drivers(mine.plateNumber, clerk)).toEqual([]);
  // one of ours who drives a vehicle of theirs
  const ours = await fleet.aDriver({ addressType: ONE, vehicleId: theirs.vehicleId });
  expect((await where(ours, clerk)).data).toMatchObject({ plateNum: null, lng: null });
  expect(await drivers(theirs.plateNumber, clerk)).toEqual([]);
});
