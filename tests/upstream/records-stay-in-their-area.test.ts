/** Nobody puts a record where he would not see it: neither a new one, nor one of his own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { company } from '../../src/contract/company.ts';
import { complaint } from '../../src/contract/complaint.ts';
import { driver } from '../../src/contract/driver.ts';
import { foundItem } from '../../src/contract/found-item.ts';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { MOVES_MONEY } from '../../src/contract/grammar/duties.ts';
import { FAILURES } from '../../src/contract/grammar/failures.ts';
import { ALL_PERMISSIONS } from '../../src/contract/grammar/permissions.ts';
import { lostOrder } from '../../src/contract/lost-order.ts';
import { vehicle } from '../../src/contract/vehicle.ts';
import { fieldsOf } from '../../src/data/call-fields.ts';
import { RESOURCES } from '../../src/upstream/resources.ts';
import { anOffice, type Office } from '../builders/office.ts';
import { requestOf } from '../builders/request.ts';
import type { Person } from '../builders/upstream.ts';

const HERE = '450102';
const ELSEWHERE = '450103';

interface Kind {
  calls: { list: AnyCall; create: AnyCall; update: AnyCall };
  /** Whatever a new one needs, but for its area. */
  body: object;
}

/** Each resource of which its writer says where it lies. */
const KINDS: Readonly<Record<string, Kind>> = {
  driver: { calls: driver.calls, body: { name: '韦海', mobile: '13800001111', hasOwnArea: 1 } },
  vehicle: { calls: vehicle.calls, body: { plateNumber: '桂AU1234', hasOwnArea: 1 } },
  company: { calls: company.calls, body: { companyName: '邕城出租' } },
  complaint: { calls: complaint.calls, body: { type: 2, content: '绕路' } },
  foundItem: {
    calls: foundItem.calls as Kind['calls'],
    body: { goodsName: '双肩包', goodsType: 2, foundOn: 1 },
  },
  lostOrder: {
    calls: lostOrder.calls as Kind['calls'],
    body: { ownerMobile: '13800002222', goodsType: 2, goodsName: '双肩包' },
  },
};

let office: Office;
let clerk: Person;
beforeAll(async () => {
  office = await anOffice();
  // rights over accounts and over money exclude each other
  const apart: readonly string[] = ['all', ...MOVES_MONEY];
  const rights = ALL_PERMISSIONS.map(({ val }) => val).filter(val => !apart.includes(val));
  clerk = await office.aClerk({ rights, areaIds: [HERE] });
});
afterAll(() => office.close());

interface Row {
  id: string;
  addressType: string;
  version: number;
}

async function ask<Data = Row>(call: AnyCall, parts: Parameters<typeof requestOf>[1]) {
  const response = await office.app.inject(requestOf(call, parts, clerk.token));
  return response.json<{ errCode: number; data: Data }>();
}

const refused = { errCode: FAILURES.PARAMETER.errCode, data: { reason: 'AREA_UNKNOWN' } };

it('is tried for each resource of which its writer says where it lies', () => {
  const meant = RESOURCES.filter(
    ({ resource: { area, calls } }) =>
      area !== undefined && calls.create && Object.hasOwn(fieldsOf(calls.create, 'body'), area),
  );
  expect(meant.map(({ resource }) => resource.name).toSorted()).toEqual(Object.keys(KINDS).toSorted());
});

describe.each(Object.entries(KINDS))('a %s', (_name, { calls, body }) => {
  it('lies where its writer sees it', async () => {
    expect(await ask(calls.create, { body: { ...body, addressType: ELSEWHERE } })).toMatchObject(refused);
    const { data: made } = await ask(calls.create, { body: { ...body, addressType: HERE } });
    const params = { id: made.id };
    expect(await ask(calls.update, { params, body: { addressType: ELSEWHERE } })).toMatchObject(refused);
    const { data: rows } = await ask<Row[]>(calls.list, { query: { size: 200 } });
    expect(rows.find(({ id }) => id === made.id)).toMatchObject({ addressType: HERE, version: 1 });
  });
});
