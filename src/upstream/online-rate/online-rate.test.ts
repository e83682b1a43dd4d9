/** How much of the fleet is heard, and who is not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMovingFleet } from '../../../tests/builders/moving-fleet.ts';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { NO_COMPANY, onlineRateCalls } from '../../contract/online-rate.ts';
import { propertyCalls } from '../../contract/property.ts';
import { INDUSTRY_FEED } from '../../contract/vehicle-location.ts';
import type { vehicle } from '../domain/fleet/tables.ts';
import { place } from '../domain/places.ts';

const [ONE, TWO] = ['450102', '450103'] as const;
const MINUTE = 60_000;

let office: Office;
let fleet: ReturnType<typeof aMovingFleet>;
let company: string;
const vehicles: Record<string, string> = {};
beforeAll(async () => {
  office = await anOffice();
  fleet = aMovingFleet(office);
  await fleet.clear();
  company = await fleet.aCompany({ companyName: '桂南出租' });
  const add = async (name: string, over: Partial<typeof vehicle.$inferInsert>, minutesAgo?: number) => {
    const { vehicleId } = await fleet.aVehicle(over);
    vehicles[name] = vehicleId;
    if (minutesAgo === undefined) return;
    const lng = name === 'long' ? 100 : 108.366;
    fleet.report({ vehicleId, lng, receivedOn: office.clock() - minutesAgo * MINUTE });
  };
  const { db } = office.store;
  await db.delete(place);
  await db.insert(place).values(
    [
      ['试验广场', 108.367],
      ['试验学校', 108.369],
    ].map(([name, lng]) => ({
      name: String(name),
      kind: 'mall' as const,
      addressType: ONE,
      lng: Number(lng),
      lat: 22.817,
      searchKey: '',
    })),
  );
  await add('heard', { addressType: ONE, companyId: company }, 1);
  await add('just', { addressType: ONE, companyId: company }, 10);
  await add('silent', { addressType: ONE, companyId: company, simNo: '14400000001' }, 11);
  await add('long', { addressType: TWO, dataFrom: INDUSTRY_FEED }, 600);
  await add('never', { addressType: TWO });
  await add('scrapped', { addressType: TWO, state: 4 }, 1);
});
afterAll(() => office.close());

const rates = async (groupType: 1 | 2 | 3, person = office.admin) =>
  (await person.ask(onlineRateCalls.getVehicleOnlineCount, { query: { groupType } })).data;
const offline = async (query: object = {}, person = office.admin) => {
  const { data, total } = await person.ask(onlineRateCalls.listOffline, { query });
  return { ids: data.map(({ vehicleId }) => vehicleId), total, data };
};
const aMonitor = (areaIds: string[]) => office.aClerk({ rights: ['vehiclemonitor.realtime'], areaIds });

describe('online rates', () => {
  it('are floored percent by area, the highest first', async () => {
    expect(await rates(1)).toMatchObject([
      { id: ONE, groupType: 1, onlineCount: 2, totalLocationCount: 3, totalRecordCount: 3, onlineRate: 66 },
      { id: TWO, onlineCount: 0, totalLocationCount: 1, totalRecordCount: 2, onlineRate: 0, accessRate: 50 },
    ]);
    expect((await rates(1)).every(({ name }) => name !== null && name !== '')).toBe(true);
  });

  it('are counted by company, with those of none, and by platform', async () => {
    expect(await rates(2)).toMatchObject([
      { id: company, name: '桂南出租', onlineRate: 66 },
      { id: NO_COMPANY, name: null, totalRecordCount: 2 },
    ]);
    expect(await rates(3)).toMatchObject([
      { id: '1', name: null, totalRecordCount: 4, onlineRate: 50, accessRate: 75 },
      { id: String(INDUSTRY_FEED), totalRecordCount: 1, onlineRate: 0, accessRate: 100 },
    ]);
  });

  it('count only vehicles of one’s areas', async () => {
    expect((await rates(1, await aMonitor([TWO]))).map(({ id }) => id)).toEqual([TWO]);
    expect(await rates(3, await aMonitor([ONE]))).toMatchObject([{ id: '1', totalRecordCount: 3 }]);
    expect(await rates(1, await aMonitor(['450105']))).toEqual([]);
  });

  it('follow the property of how long a vehicle may be silent', async () => {
    const name = 'position.onlineMinutes';
    const { data } = await office.admin.ask(propertyCalls.listProperties, { query: { name } });
    const set = (value: string | null) =>
      office.admin.ask(propertyCalls.updateProperty, { body: { id: data[0]?.id ?? '', value } });
    await set('11');
    expect((await rates(1))[0]).toMatchObject({ id: ONE, onlineRate: 100 });
    await set(null);
  });
});

describe('vehicles that are not heard', () => {
  it('are listed the longest silent first, those never heard last, with what explains it', async () => {
    const { ids, total, data } = await offline();
    expect(ids).toEqual([vehicles.long, vehicles.silent, vehicles.never]);
    expect(total).toBe(3);
    expect(data[1]).toMatchObject({
      companyName: '桂南出租',
      simNo: '14400000001',
      offlineMinutes: 11,
      lastTime: office.clock() - 11 * MINUTE,
      lng: 108.366,
      lastAddress: '试验广场',
    });
    expect(data[0]).toMatchObject({ lastAddress: null, dataFrom: INDUSTRY_FEED });
    expect(data[2]).toMatchObject({ lastTime: null, lastAddress: null, offlineMinutes: null, lng: null });
  });

  it('are those of a group, page by page, and of one’s areas', async () => {
    expect((await offline({ groupType: 2, groupId: company })).ids).toEqual([vehicles.silent]);
    expect((await offline({ groupType: 2, groupId: NO_COMPANY })).ids).toEqual([
      vehicles.long,
      vehicles.never,
    ]);
    expect((await offline({ groupType: 3, groupId: String(INDUSTRY_FEED) })).ids).toEqual([vehicles.long]);
    expect(await offline({ current: 2, size: 2 })).toMatchObject({ ids: [vehicles.never], total: 3 });
    const plate = fleet.register.byId(vehicles.silent ?? '')?.plateNumber ?? '';
    expect((await offline({ keyword: plate.slice(1).toLowerCase() })).ids).toEqual([vehicles.silent]);
    expect(await offline({ keyword: plate, groupId: TWO })).toMatchObject({ ids: [], total: 0 });
    expect((await offline({}, await aMonitor([ONE]))).ids).toEqual([vehicles.silent]);
    expect((await offline({ groupId: TWO }, await aMonitor([ONE]))).ids).toEqual([]);
  });
});
