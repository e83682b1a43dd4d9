import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import type { Person } from '../../../tests/builders/upstream.ts';
import { company } from '../../contract/company.ts';
import { companyCalls } from '../../contract/company-calls.ts';
import type { Input } from '../../contract/grammar/call.ts';
import { isPlate } from '../../contract/grammar/plates.ts';
import { NEAR_MS, SCRAPPED, type Vehicle, vehicle } from '../../contract/vehicle.ts';

let office: Office;
let admin: Person;
beforeAll(async () => {
  office = await anOffice();
  admin = office.admin;
});
afterAll(() => office.close());

const DAY_MS = 86_400_000;
let count = 0;
/** A plate that nobody has. */
const aPlate = () => `桂AZ${String(1000 + ++count)}`;
const add = (body: Input<typeof vehicle.calls.create>['body']) => admin.ask(vehicle.calls.create, { body });
const list = async (query: Record<string, unknown>): Promise<Vehicle[]> =>
  (await admin.ask(vehicle.calls.list, { query: { size: 200, ...query } })).data;

async function aCompany(addressType = '450103') {
  const body = { companyName: `公司${++count}`, addressType };
  return (await admin.ask(company.calls.create, { body })).data;
}

describe('the demonstration', () => {
  it('has vehicles of every kind and state, with plates and papers as they are', async () => {
    const all = await list({});
    expect(all).toHaveLength(60);
    expect(all.filter(({ plateNumber }) => !isPlate(plateNumber))).toEqual([]);
    expect(new Set(all.map(({ plateNumber }) => plateNumber.length))).toEqual(new Set([7, 8]));
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(all.map(({ dataFrom }) => dataFrom))).toEqual(new Set([1, 4501001]));
    expect(all.every(({ companyName }) => companyName?.endsWith('公司'))).toBe(true);
    const companies = (await admin.ask(company.calls.list, { query: { size: 200 } })).data;
    expect(companies).toHaveLength(12);
    const counted = companies.reduce((sum, { vehicleCount }) => sum + vehicleCount, 0);
    expect(counted).toBe(60);
  });
});

describe('papers', () => {
  it('that are over or run out within 30 days are found, and those of scrapped vehicles are not', async () => {
    const now = office.clock();
    const all = await list({});
    const isDue = ({ papersExpire, state }: Vehicle) =>
      state !== SCRAPPED && papersExpire !== null && papersExpire <= now + NEAR_MS;
    const over = await list({ papers: 'over' });
    const near = await list({ papers: 'near' });
    expect(over.length).toBeGreaterThan(0);
    expect(near.length).toBeGreaterThan(0);
    const ids = (rows: Vehicle[]) => rows.map(({ id }) => id).sort();
    expect(ids([...over, ...near])).toEqual(ids(all.filter(isDue)));
    expect(ids(await list({ papers: 'due' }))).toEqual(ids(all.filter(isDue)));
    expect(over.every(({ papersExpire }) => (papersExpire ?? now) <= now)).toBe(true);
  });

  it('are as good as the first of them to run out', async () => {
    const now = office.clock();
    const { data } = await add({
      plateNumber: aPlate(),
      addressType: '450103',
      certExpire: now + 400 * DAY_MS,
      insuranceExpire: now + 50 * DAY_MS,
    });
    expect(data.papersExpire).toBe(now + 50 * DAY_MS);
    const change = (body: Input<typeof vehicle.calls.update>['body']) =>
      admin.ask(vehicle.calls.update, { params: { id: data.id }, body });
    expect((await change({ inspectExpire: now + DAY_MS })).data.papersExpire).toBe(now + DAY_MS);
    expect((await list({ papers: 'near' })).some(({ id }) => id === data.id)).toBe(true);
    expect((await change({ inspectExpire: null })).data.papersExpire).toBe(now + 50 * DAY_MS);
    const none = await change({ insuranceExpire: null, certExpire: null });
    expect(none.data.papersExpire).toBeNull();
  });
});

describe('a plate', () => {
  it('is taken in small letters too, and by one vehicle only', async () => {
    expect((await add({ plateNumber: ' 桂as888x ', addressType: '450103' })).data.plateNumber).toBe(
      '桂AS888X',
    );
    const twice = await add({ plateNumber: '桂AS888X', addressType: '450103' });
    expect(twice).toMatchObject({ errCode: 3004, failure: { reason: 'PLATE_TAKEN' } });
  });

  it.each(['桂A1234', '桂A12I45', '粤', 'A12345', '桂AD1234567'])('is refused as %s', async plateNumber => {
    const reply = await add({ plateNumber, addressType: '450103' });
    expect(reply).toMatchObject({ errCode: 3007, failure: { fields: [{ field: 'plateNumber' }] } });
  });

  it('tells what else no two vehicles share', async () => {
    const [one] = await list({ terminalNo__empty: 0, lightNo__empty: 0 });
    const { terminalNo, lightNo } = one ?? {};
    expect(await add({ plateNumber: aPlate(), addressType: '450103', terminalNo })).toMatchObject({
      failure: { reason: 'TERMINAL_TAKEN' },
    });
    expect(await add({ plateNumber: aPlate(), addressType: '450103', lightNo })).toMatchObject({
      failure: { reason: 'LIGHT_TAKEN' },
    });
    // none is no number that is shared
    for (const _ of [1, 2]) {
      const { data } = await add({ plateNumber: aPlate(), addressType: '450103', terminalNo: '' });
      expect(data.terminalNo).toBeNull();
    }
  });
});

describe('vehicles by their company', () => {
  it('are in the order in which its name is read as tables show it, also after it is called otherwise', async () => {
    const own = async (companyName: string, shortName?: string) => {
      const body = {
        companyName: `${companyName}${++count}`,
        addressType: '450103',
        ...(shortName && { shortName }),
      };
      const { data } = await admin.ask(company.calls.create, { body });
      return { ...data, vehicle: (await add({ plateNumber: aPlate(), companyId: data.id })).data.id };
    };
    const [zhaoyang, baisha, mei] = [
      await own('广西朝阳 Taxi', '昭阳'),
      await own('南宁市白沙', '白沙'),
      await own('美景出租'),
    ];
    const { data: alone } = await add({ plateNumber: aPlate(), addressType: '450103' });
    const mine = [zhaoyang, baisha, mei].map(({ vehicle }) => vehicle).concat(alone.id);
    const order = async (way: 'asc' | 'desc') =>
      (await list({ orderBy: 'companyId', order: way })).map(({ id }) => id).filter(id => mine.includes(id));
    // bai, mei, zhao, and none at the end
    expect(await order('asc')).toEqual([baisha.vehicle, mei.vehicle, zhaoyang.vehicle, alone.id]);
    await admin.ask(company.calls.update, { params: { id: baisha.id }, body: { shortName: '中沙' } });
    expect(await order('asc')).toEqual([mei.vehicle, zhaoyang.vehicle, baisha.vehicle, alone.id]);
    await admin.ask(company.calls.update, { params: { id: zhaoyang.id }, body: { shortName: null } });
    // guangxi
    expect(await order('asc')).toEqual([zhaoyang.vehicle, mei.vehicle, baisha.vehicle, alone.id]);
    await admin.ask(vehicle.calls.update, { params: { id: alone.id }, body: { companyId: mei.id } });
    expect(await order('desc')).toEqual([baisha.vehicle, alone.id, mei.vehicle, zhaoyang.vehicle]);
  });
});

describe('a vehicle lies', () => {
  it('where its company is, and goes with it', async () => {
    const owner = await aCompany('450103');
    const { data: follower } = await add({
      plateNumber: aPlate(),
      companyId: owner.id,
      addressType: '450102',
    });
    const own = { plateNumber: aPlate(), companyId: owner.id, hasOwnArea: 1, addressType: '450102' } as const;
    const { data: stayer } = await add(own);
    expect([follower.addressType, stayer.addressType]).toEqual(['450103', '450102']);
    await admin.ask(company.calls.update, { params: { id: owner.id }, body: { addressType: '450107' } });
    const read = async (id: string) => (await admin.ask(vehicle.calls.one, { params: { id } })).data;
    expect(await read(follower.id)).toMatchObject({ addressType: '450107', version: 2 });
    expect(await read(stayer.id)).toMatchObject({ addressType: '450102', version: 1 });
  });

  it('somewhere in any case, and in an area that there is', async () => {
    expect(await add({ plateNumber: aPlate() })).toMatchObject({
      failure: { fields: [{ field: 'addressType' }] },
    });
    expect(await add({ plateNumber: aPlate(), addressType: '999999' })).toMatchObject({
      failure: { reason: 'AREA_UNKNOWN' },
    });
    expect(await add({ plateNumber: aPlate(), companyId: '999999' })).toMatchObject({
      failure: { reason: 'COMPANY_UNKNOWN' },
    });
    expect((await add({ plateNumber: aPlate(), addressType: '450103' })).data.hasOwnArea).toBe(1);
  });

  it('inside the areas of whoever puts it there', async () => {
    const clerk = await office.aClerk({ rights: ['vehiclemgr', 'vehiclemgr:edit'], areaIds: ['450103'] });
    const outside = await aCompany('450107');
    const inside = await aCompany('450103');
    const give = (companyId: string) =>
      clerk.ask(vehicle.calls.create, { body: { plateNumber: aPlate(), companyId, addressType: '450103' } });
    expect((await give(outside.id)).failure.reason).toBe('REFERENCE_UNKNOWN');
    expect((await give(inside.id)).data.addressType).toBe('450103');
    const seen = (await clerk.ask(vehicle.calls.list, { query: { size: 200 } })).data;
    expect(new Set(seen.map(({ addressType }) => addressType))).toEqual(new Set(['450103']));
    const names = (await clerk.ask(companyCalls.companies)).data;
    expect(names.some(({ id }) => id === outside.id)).toBe(false);
    expect(names.some(({ id }) => id === inside.id)).toBe(true);
  });
});

describe('a company', () => {
  it('with vehicles stays, and says how many there are', async () => {
    const owner = await aCompany();
    const { data: one } = await add({ plateNumber: aPlate(), companyId: owner.id });
    const remove = () => admin.ask(company.calls.remove, { params: { id: owner.id } });
    const refused = await remove();
    expect(refused).toMatchObject({
      errCode: 3002,
      failure: { reason: 'COMPANY_HAS_FLEET', vehicles: 1, drivers: 0 },
    });
    expect(refused.message).toBe('该公司名下还有 1 辆车、0 名司机，不能删除');
    expect((await admin.ask(vehicle.calls.remove, { params: { id: one.id } })).errCode).toBe(0);
    expect((await remove()).errCode).toBe(0);
  });

  it('has a name of its own', async () => {
    const { companyName } = await aCompany();
    const twice = await admin.ask(company.calls.create, { body: { companyName, addressType: '450103' } });
    expect(twice).toMatchObject({ errCode: 3004, failure: { reason: 'COMPANY_NAME_TAKEN' } });
  });

  it('is known to everybody without the people behind it, and found by initials', async () => {
    const person = await office.signIn('ad');
    const { data } = await person.ask(companyCalls.companies, { query: { keyword: 'yjcz' } });
    expect(data.map(({ shortName }) => shortName)).toEqual(['邕江出租']);
    const [found] = data;
    const one = await person.ask(companyCalls.oneCompany, { query: { companyId: found?.id ?? '' } });
    expect(one.data.vehicleCount).toBeGreaterThan(0);
    expect(JSON.stringify([data, one.data])).not.toContain('contact');
  });
});
