import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../../tests/builders/office.ts';
import { vehicle as entity } from '../../../contract/vehicle.ts';
import { createFleetRegister } from './known-vehicles.ts';
import { vehicle } from './tables.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

async function aRegister() {
  const register = createFleetRegister(office.store.db);
  await register.refresh();
  return register;
}
const oneOf = async (where: { state: 1 | 2 | 3 | 4 }) => {
  const { data } = await office.admin.ask(entity.calls.list, { query: { ...where, size: 1 } });
  const [found] = data;
  return found ?? fail();
};
const fail = () => {
  throw new Error('no such vehicle');
};

describe('the register of vehicles', () => {
  it('is empty until it is read, and knows every vehicle then', async () => {
    const register = createFleetRegister(office.store.db);
    expect(register.size).toBe(0);
    await register.refresh();
    expect(register.size).toBe(60);
    for (const known of register.all()) {
      expect(register.byId(known.vehicleId)).toBe(known);
      expect(register.byPlate(known.plateNumber)).toBe(known);
    }
  });

  it('hears of a vehicle that is new, is changed, or takes over a plate', async () => {
    const register = await aRegister();
    const { id, plateNumber, version } = await oneOf({ state: 1 });
    await office.admin.ask(entity.calls.update, {
      params: { id },
      body: { plateNumber: '桂A0A0A0', state: 2, version },
    });
    const { data: added } = await office.admin.ask(entity.calls.create, {
      body: { plateNumber, addressType: '450103' },
    });
    await register.refresh();
    expect(register.byId(id)).toMatchObject({ plateNumber: '桂A0A0A0', state: 2 });
    expect(register.byPlate(plateNumber)).toMatchObject({
      vehicleId: added.id,
      companyId: null,
      addressType: '450103',
      dataFrom: 1,
      state: 1,
    });
    expect(register.size).toBe(61);
  });

  it('forgets what is gone, also where as many came as went', async () => {
    const register = await aRegister();
    const { size } = register;
    await office.admin.ask(entity.calls.create, {
      body: { plateNumber: '桂AD54320', addressType: '450102' },
    });
    await register.refresh();
    const gone = register.byPlate('桂AD54320') ?? fail();
    await office.store.db.delete(vehicle).where(eq(vehicle.id, gone.vehicleId));
    await office.admin.ask(entity.calls.create, {
      body: { plateNumber: '桂AD54321', addressType: '450102' },
    });
    await register.refresh();
    expect(register.byId(gone.vehicleId)).toBeUndefined();
    expect(register.byPlate(gone.plateNumber)).toBeUndefined();
    expect(register.byPlate('桂AD54321')).toBeDefined();
    expect(register.size).toBe(size + 1);
  });

  it('can be asked for again while it is read', async () => {
    const register = createFleetRegister(office.store.db);
    await Promise.all([register.refresh(), register.refresh(), register.refresh()]);
    expect(register.size).toBeGreaterThan(0);
  });
});
