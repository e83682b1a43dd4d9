/** Nobody puts a record where he would not see it: neither a new one, nor one of his own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { MOVES_MONEY } from '../../src/contract/grammar/duties.ts';
import { FAILURES } from '../../src/contract/grammar/failures.ts';
import { ALL_PERMISSIONS } from '../../src/contract/grammar/permissions.ts';
import { fieldsOf } from '../../src/data/call-fields.ts';
import { RESOURCES } from '../../src/upstream/resources.ts';
import { anOffice, type Office } from '../builders/office.ts';
import { requestOf } from '../builders/request.ts';
import type { Person } from '../builders/upstream.ts';
import { leastRecord } from './legal-records.ts';

const HERE = '450102';
const ELSEWHERE = '450103';

/** Each resource of which its writer says where it lies. */
const KINDS = RESOURCES.flatMap(({ resource: { name, area, calls } }) => {
  const { list, create, update } = calls;
  const isMeant = area !== undefined && create && Object.hasOwn(fieldsOf(create, 'body'), area);
  return isMeant && update ? [{ name, list, create, update }] : [];
});

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

it('is tried for some resources', () => expect(KINDS.length).toBeGreaterThan(5));

describe.each(KINDS)('a $name', ({ list, create, update }) => {
  it('lies where its writer sees it', async () => {
    const body = await leastRecord(office, create);
    expect(await ask(create, { body: { ...body, addressType: ELSEWHERE } })).toMatchObject(refused);
    const { data: made } = await ask(create, { body: { ...body, addressType: HERE } });
    const params = { id: made.id };
    expect(await ask(update, { params, body: { addressType: ELSEWHERE } })).toMatchObject(refused);
    const { data: rows } = await ask<Row[]>(list, { query: { size: 200 } });
    expect(rows.find(({ id }) => id === made.id)).toMatchObject({ addressType: HERE, version: 1 });
  });
});
