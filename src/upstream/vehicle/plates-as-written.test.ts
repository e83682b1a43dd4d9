import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { driverPositionCalls } from '../../contract/driver-position.ts';
import { gisPastCalls } from '../../contract/gis-past.ts';
import { lostOrder } from '../../contract/lost-order.ts';
import { vehicle } from '../../contract/vehicle.ts';
import { vehicleLookupCalls } from '../../contract/vehicle-lookup.ts';
import { watchCalls } from '../../contract/watched-vehicle.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
  await office.admin.ask(vehicle.calls.create, {
    body: { plateNumber: ' 桂a·Z 9876 ', brand: 'LI.WEI-7', addressType: '450103' },
  });
});
afterAll(() => office.close());

const PLATE = '桂AZ9876';
const platesBy = async (query: Record<string, unknown>) =>
  (await office.admin.ask(vehicle.calls.list, { query })).data.map(({ plateNumber }) => plateNumber);

const WAYS = [PLATE, '桂a·z9876', '桂A Z 9876', '桂Ａ－Ｚ９８７６', 'z·9876', 'Z-98 76'];

describe('a plate as people write it', () => {
  it.each(WAYS)('%s finds the vehicle in the list and its filters', async text => {
    expect(await platesBy({ keyword: text })).toEqual([PLATE]);
    expect(await platesBy({ plateNumber__contains: text })).toEqual([PLATE]);
  });

  it.each(['桂a·z9876', '桂Ａ Ｚ９８７６'])('%s is the whole of it', async text => {
    expect(await platesBy({ plateNumber__is: text })).toEqual([PLATE]);
    expect(await platesBy({ plateNumber__starts: text })).toEqual([PLATE]);
    expect(await platesBy({ plateNumber__not: text, keyword: PLATE })).toEqual([]);
  });

  it.each([...WAYS, 'z9876'])('%s names the vehicle in calls about one', async text => {
    const { data } = await office.admin.ask(vehicleLookupCalls.getVehicleByPlateNum, {
      query: { plateNum: text },
    });
    expect(data.plateNumber).toBe(PLATE);
    await office.admin.ask(driverPositionCalls.realDrivers, { query: { brandnumber: text } });
    await office.admin.ask(watchCalls.unwatchVehicles, { body: { plateNumbers: [text] } });
    const watched = await office.admin.ask(watchCalls.watchVehicles, {
      query: {},
      body: { plateNumbers: [text] },
    });
    expect(watched.data.map(({ plateNumber }) => plateNumber)).toContain(PLATE);
  });

  it('names a vehicle whose past is asked for', async () => {
    const [plate = ''] = await platesBy({ plateNumber__starts: '桂A', size: 1, orderBy: 'plateNumber' });
    for (const text of [plate, `${plate.slice(0, 2)}· ${plate.slice(2).toLowerCase()}`, plate.slice(2)]) {
      const query = { plateNumber: text, startTime: 1, endTime: 2 };
      expect((await office.admin.ask(gisPastCalls.trackVehicles, { query })).data).toEqual([]);
    }
  });

  it('does not stand twice', async () => {
    const twice = office.admin.ask(vehicle.calls.create, {
      body: { plateNumber: '桂A-Z9876', addressType: '450103' },
    });
    await expect(twice).resolves.toMatchObject({ data: { reason: 'PLATE_TAKEN' } });
  });

  it('is not read into other words', async () => {
    expect(await platesBy({ brand__contains: 'li.wei' })).toEqual([PLATE]);
    expect(await platesBy({ brand__contains: 'liwei' })).toEqual([]);
  });

  it('is kept in its form in what people say of a loss', () => {
    const { plateNumber } = lostOrder.fields;
    expect(plateNumber.entry.parse('桂a·d12')).toBe('桂AD12');
    expect(plateNumber.entry.parse('绿色的车')).toBe('绿色的车');
  });
});
