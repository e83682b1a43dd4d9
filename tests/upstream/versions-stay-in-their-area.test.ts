/** Once a record is deleted, its versions are seen by who would see the record if it were there, and by nobody else. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { FAILURES } from '../../src/contract/grammar/failures.ts';
import { revisionCalls } from '../../src/contract/revision.ts';
import { taxiLight } from '../../src/contract/taxi-light.ts';
import { revision } from '../../src/upstream/core/revisions/tables.ts';
import { RESOURCES } from '../../src/upstream/resources.ts';
import { anOffice, type Office } from '../builders/office.ts';
import { requestOf } from '../builders/request.ts';
import type { Person } from '../builders/upstream.ts';
import { leastRecord, rulesFor } from './legal-records.ts';
import { RIGHTS } from './legal-values.ts';

const HERE = '450102';
const ELSEWHERE = '450103';

interface Kind {
  calls: { create: AnyCall; remove: AnyCall };
  lyingIn(area: string): object;
}

/** A record of each resource of which its writer says where it lies, and that can be deleted. */
const KINDS: Readonly<Record<string, Kind>> = Object.fromEntries(
  RESOURCES.flatMap(({ resource: { name, area, inputs, calls } }) => {
    const { create, remove } = calls;
    if (area === undefined || !inputs.includes(area) || !create || !remove) return [];
    const lyingIn = rulesFor(create).lyingIn ?? (at => ({ [area]: at }));
    return [[name, { calls: { create, remove }, lyingIn }]];
  }),
);

let office: Office;
let here: Person;
let elsewhere: Person;
beforeAll(async () => {
  office = await anOffice();
  const rights = RIGHTS.filter(val => val !== 'all');
  here = await office.aClerk({ rights, areaIds: [HERE] });
  elsewhere = await office.aClerk({ rights, areaIds: [ELSEWHERE] });
});
afterAll(() => office.close());

async function asked<T>(call: AnyCall, parts: Parameters<typeof requestOf>[1]): Promise<T> {
  const response = await office.app.inject(requestOf(call, parts, office.admin.token));
  const { errCode, data } = response.json<{ errCode: number; data: T }>();
  expect(errCode).toBe(0);
  return data;
}

async function aDeleted({ calls }: Pick<Kind, 'calls'>, body: object): Promise<string> {
  const { id } = await asked<{ id: string }>(calls.create, { body });
  await asked(calls.remove, { params: { id }, query: { version: 1 } });
  return id;
}

async function versionsFor(who: Person, objectType: string, objectId: string) {
  const { errCode, data } = await who.ask(revisionCalls.listRevisions, { query: { objectType, objectId } });
  return errCode === 0 ? data : errCode;
}

const NOT_FOUND = FAILURES.NOT_FOUND.errCode;

it('is tried for some resources', () => expect(Object.keys(KINDS).length).toBeGreaterThan(2));

describe.each(Object.entries(KINDS))('versions of a deleted %s', (objectType, kind) => {
  it('are seen in its area only', async () => {
    const least = await leastRecord(office, kind.calls.create);
    const id = await aDeleted(kind, { ...least, ...kind.lyingIn(HERE) });
    const seen = await versionsFor(here, objectType, id);
    expect(seen).toMatchObject([{ kind: 'delete' }, { kind: 'create' }]);
    expect(await versionsFor(elsewhere, objectType, id)).toBe(NOT_FOUND);

    const [last] = seen as { id: string }[];
    const compared = await elsewhere.ask(revisionCalls.compareRevision, { query: { id: last?.id ?? '' } });
    expect(compared.errCode).toBe(NOT_FOUND);
  });
});

it('versions of a deleted light that no vehicle carried are seen everywhere', async () => {
  const id = await aDeleted(taxiLight, { lightNo: 'LV-1' });
  for (const who of [here, elsewhere]) expect(await versionsFor(who, 'taxiLight', id)).toHaveLength(2);
});

it('versions from before they had areas are given those of their records', async () => {
  const read = () => office.store.db.select().from(revision).orderBy(revision.id);
  const before = await read();
  expect(before.map(({ areaIds }) => areaIds)).toContainEqual([HERE]);
  await office.store.db.update(revision).set({ areaIds: null });
  const script = new URL('../../src/upstream/migrations/0080-versions-in-areas.sql', import.meta.url);
  await office.store.withExclusive(connection => connection.script(readFileSync(script, 'utf8')));
  // where a deleted light lay is not known any more: whoever sees all areas sees its versions
  const isLight = (row: { objectType: string }) => row.objectType === 'taxiLight';
  const placed = before.filter(({ objectType }) => objectType in KINDS);
  const after = await read();
  expect(after.filter(({ objectType }) => objectType in KINDS)).toEqual(placed);
  expect(after.filter(isLight)).toEqual(before.filter(isLight).map(row => ({ ...row, areaIds: [] })));
});
