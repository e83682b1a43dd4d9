/** Dictionaries that clerks keep: what stands where, what stays, one default, one order. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anUpstream, type Person, type Upstream } from '../../../tests/builders/upstream.ts';
import { accessCalls } from '../../contract/access.ts';
import { dictionaryCalls } from '../../contract/dictionary.ts';
import { dictionaryOrderCalls } from '../../contract/dictionary-order.ts';
import { dictionaryRecord } from '../../contract/dictionary-record.ts';
import { logCalls } from '../../contract/log.ts';
import { revisionCalls } from '../../contract/revision.ts';
import { adminUser } from '../core/identity/tables.ts';
import { dictionary } from '../core/lookups/dictionary-table.ts';
import { appVersion } from '../domain/app-versions.ts';

const { list, create, update, remove } = dictionaryRecord.calls;
const { moveEntry } = dictionaryOrderCalls;

let upstream: Upstream;
let admin: Person;
let code: string;
let count = 0;

beforeAll(async () => {
  upstream = await anUpstream();
});
afterAll(() => upstream.close());
beforeEach(async () => {
  admin = await upstream.signIn('admin');
  code = `kind${++count}`;
  await add({ parentCode: '', dicValue: code, description: '车型' });
});

interface About {
  parentCode?: string;
  parentValue?: string | null;
  dicValue: string;
  description?: string;
  isDefault?: 0 | 1;
  state?: 0 | 1;
}

const asked = (about: About & { listClass?: string; cssClass?: string }) =>
  admin.ask(create, { body: { parentCode: code, description: about.dicValue, ...about } as never });

async function add(about: About) {
  const { data, errCode } = await asked(about);
  expect(errCode).toBe(0);
  return data;
}

const valuesOf = async (parentCode: string) =>
  (await admin.ask(list, { query: { parentCode, size: 200 } })).data;
const orderOf = async (parentCode: string) =>
  (await valuesOf(parentCode)).map(({ dicValue, parentValue }) =>
    parentValue === null ? dicValue : `${parentValue}/${dicValue}`,
  );

async function idOf(parentCode: string, dicValue: string): Promise<string> {
  const rows = await upstream.store.db.select().from(dictionary).where(eq(dictionary.dicValue, dicValue));
  return rows.find(row => row.parentCode === parentCode)?.id ?? '';
}

describe('what ships with the product', () => {
  it('is three dictionaries with their values, read as before', async () => {
    const { data } = await admin.ask(list, { query: { isDictionary: 1 } });
    expect(data.slice(0, 3)).toMatchObject([
      { dicValue: 'area', description: '区域', valueCount: 5, builtIn: '1' },
      { dicValue: 'callTag', description: '来电标记', valueCount: 11, builtIn: '1' },
      { dicValue: 'ivrKey', description: '语音按键', valueCount: 4, builtIn: '1' },
    ]);
    const all = await admin.ask(dictionaryCalls.queryDictList);
    expect(all.data.some(({ parentCode }) => parentCode === '')).toBe(false);
    const found = await admin.ask(list, { query: { parentCode: 'area', keyword: 'qingxiu' } });
    expect(found.data.map(({ description }) => description)).toEqual(['青秀区']);
  });

  it.each([
    ['', 'area'],
    ['', 'callTag'],
    ['callTag', '1'],
    ['', 'ivrKey'],
  ])('stays where the product relies on it: %s %s', async (parentCode, dicValue) => {
    const refused = await admin.ask(remove, { params: { id: await idOf(parentCode, dicValue) }, query: {} });
    expect(refused).toMatchObject({ errCode: 3002, data: { reason: 'BUILT_IN' } });
  });

  it('may be named otherwise, and never gets another code', async () => {
    const id = await idOf('callTag', '1');
    const body = { description: '叫车/预约', dicValue: '2' };
    const { data } = await admin.ask(update, { params: { id }, body });
    expect(data).toMatchObject({ description: '叫车/预约', dicValue: '1' });
  });
});

describe('a dictionary', () => {
  it('holds values, and values under values, in the reading calls too', async () => {
    await add({ dicValue: 'car' });
    await add({ dicValue: 'bus' });
    await add({ dicValue: 'small', parentValue: 'car' });
    expect(await orderOf(code)).toEqual(['car', 'car/small', 'bus']);
    const { data } = await admin.ask(dictionaryCalls.queryDictList, { query: { parentCode: code } });
    expect(data).toMatchObject([
      { dicValue: 'car', children: [{ dicValue: 'small' }] },
      { dicValue: 'bus', children: [] },
    ]);
    const [car] = await valuesOf(code);
    expect(car).toMatchObject({ valueCount: 1, builtIn: '0', createdBy: expect.any(String) });
  });

  it.each<[string, Parameters<typeof asked>[0], object]>([
    ['a value twice', { dicValue: 'car' }, { errCode: 3004, data: { reason: 'VALUE_TAKEN' } }],
    ['a value under nothing', { dicValue: 'x', parentValue: 'nothing' }, { errCode: 3007 }],
    ['a third level', { dicValue: 'x', parentValue: 'small' }, { errCode: 3007 }],
    ['a value of no dictionary', { dicValue: 'x', parentCode: 'nothing' }, { errCode: 3007 }],
    ['a look that is none', { dicValue: 'x', listClass: 'pink' }, { errCode: 3007 }],
    ['markup as a class', { dicValue: 'x', cssClass: 'a"><script>' }, { errCode: 3007 }],
    ['a value with a comma', { dicValue: 'x,y' }, { errCode: 3007 }],
    ['a disabled default', { dicValue: 'x', isDefault: 1, state: 0 }, { errCode: 3007 }],
    ['a dictionary with a look', { parentCode: '', dicValue: 'Other', listClass: 'info' }, { errCode: 3007 }],
    ['a dictionary named as no code', { parentCode: '', dicValue: '车型' }, { errCode: 3007 }],
  ])('refuses %s', async (_what, about, answer) => {
    await add({ dicValue: 'car' });
    await add({ dicValue: 'small', parentValue: 'car' });
    expect(await asked(about)).toMatchObject(answer);
  });

  it('is deleted once it is empty, and a value once nothing is under it', async () => {
    const car = await add({ dicValue: 'car' });
    const small = await add({ dicValue: 'small', parentValue: 'car' });
    const id = await idOf('', code);
    for (const held of [id, car.id]) {
      const refused = await admin.ask(remove, { params: { id: held }, query: {} });
      expect(refused).toMatchObject({ errCode: 3002, data: { reason: 'HAS_CHILDREN' } });
    }
    for (const free of [small.id, car.id, id]) {
      expect(await admin.ask(remove, { params: { id: free }, query: {} })).toMatchObject({ errCode: 0 });
    }
  });

  it('keeps what is typed as text, whatever it looks like', async () => {
    const description = '<img src=x onerror=alert(1)>=1+1';
    await add({ dicValue: 'x', description });
    const { data } = await admin.ask(dictionaryCalls.queryDictList, { query: { parentCode: code } });
    expect(data[0]?.description).toBe(description);
  });
});

describe('an area in use', () => {
  it('is not deleted but disabled, by user and by version alike', async () => {
    const { id } = await add({ parentCode: 'area', dicValue: '450109', description: '邕宁区' });
    const [user] = await upstream.store.db.select().from(adminUser).where(eq(adminUser.account, 'monitor'));
    const given = { userId: user?.id ?? '', areaIds: ['450109'] };
    expect(await admin.ask(accessCalls.updateAdminUser, { body: given })).toMatchObject({ errCode: 0 });
    const refused = await admin.ask(remove, { params: { id }, query: {} });
    expect(refused).toMatchObject({ errCode: 3002, data: { reason: 'VALUE_USED' } });
    const off = await admin.ask(update, { params: { id }, body: { state: 0 } });
    expect(off.data).toMatchObject({ state: 0 });
    await admin.ask(accessCalls.updateAdminUser, { body: { ...given, areaIds: [] } });
    const reach = { grayType: 2, grayValue: '450102,450109' } as const;
    const stamps = { createdOn: 0, updatedOn: 0 };
    const release = { app: 1, platform: 'ios', versionName: '1', versionCode: 1, updateType: 0 } as const;
    const version = { ...release, minVersionCode: 1, ...reach, ...stamps };
    await upstream.store.db.insert(appVersion).values(version);
    expect(await admin.ask(remove, { params: { id }, query: {} })).toMatchObject({ errCode: 3002 });
    await upstream.store.db.delete(appVersion);
    expect(await admin.ask(remove, { params: { id }, query: {} })).toMatchObject({ errCode: 0 });
  });
});

describe('the default', () => {
  it('is one at most, whoever sets it when', async () => {
    const ids: string[] = [];
    for (const dicValue of ['a', 'b', 'c', 'd']) ids.push((await add({ dicValue })).id);
    await Promise.all(ids.map(id => admin.ask(update, { params: { id }, body: { isDefault: 1 } })));
    expect((await valuesOf(code)).filter(({ isDefault }) => isDefault === 1)).toHaveLength(1);
    const last = await add({ dicValue: 'e', isDefault: 1 });
    expect((await valuesOf(code)).filter(({ isDefault }) => isDefault === 1)).toMatchObject([
      { dicValue: 'e' },
    ]);
    await admin.ask(update, { params: { id: last.id }, body: { state: 0 } });
    expect((await valuesOf(code)).filter(({ isDefault }) => isDefault === 1)).toEqual([]);
  });
});

describe('the order', () => {
  it('is as it was moved, each with what is under it', async () => {
    const ids = new Map<string, string>();
    for (const dicValue of ['a', 'b', 'c']) ids.set(dicValue, (await add({ dicValue })).id);
    ids.set('a1', (await add({ dicValue: 'a1', parentValue: 'a' })).id);
    const move = (value: string, before: string | null, parentValue: string | null = null) =>
      admin.ask(moveEntry, {
        body: { id: ids.get(value) ?? '', parentValue, before: before && (ids.get(before) ?? '') },
      });
    await move('a', null);
    expect(await orderOf(code)).toEqual(['b', 'c', 'a', 'a/a1']);
    expect(await move('c', 'a1', 'a')).toMatchObject({ errCode: 0, data: { parentValue: 'a' } });
    expect(await orderOf(code)).toEqual(['b', 'a', 'a/c', 'a/a1']);
    await move('a1', 'b', null);
    expect(await orderOf(code)).toEqual(['a1', 'b', 'a', 'a/c']);
    expect(await move('a', null, 'b')).toMatchObject({ errCode: 3007 });
    expect(await move('b', null, 'b')).toMatchObject({ errCode: 3007 });
    expect(await move('b', 'c', null)).toMatchObject({ errCode: 3007 });
  });

  it('is one order after many moves at once, in which nothing is lost', async () => {
    const ids: string[] = [];
    const values = ['a', 'b', 'c', 'd', 'e', 'f'];
    for (const dicValue of values) ids.push((await add({ dicValue })).id);
    const [first = ''] = ids;
    const answers = await Promise.all(
      ids.slice(1).map(id => admin.ask(moveEntry, { body: { id, before: first } })),
    );
    expect(answers.every(({ errCode }) => errCode === 0)).toBe(true);
    const rows = await valuesOf(code);
    expect(rows.map(({ dicValue }) => dicValue).toSorted()).toEqual(values);
    expect(rows.at(-1)?.dicValue).toBe('a');
    expect(new Set(rows.map(({ sort }) => sort)).size).toBe(values.length);
  });
});

describe('what was done', () => {
  it('stands in the log and among the earlier versions, and is brought back with its place', async () => {
    await add({ dicValue: 'car' });
    const small = await add({ dicValue: 'small', parentValue: 'car', description: '小型' });
    await admin.ask(remove, { params: { id: small.id }, query: {} });
    const logged = await admin.ask(logCalls.listOperateLog, {
      query: {},
      body: { objectType: 'dictionary', objectId: small.id },
    });
    expect(logged.data.map(({ businessType }) => businessType)).toEqual([3, 1]);
    const { data } = await admin.ask(revisionCalls.listRevisions, {
      query: { objectType: 'dictionary', objectId: small.id },
    });
    const made = data.find(({ kind }) => kind === 'create');
    const back = await admin.ask(revisionCalls.restoreRevision, { body: { id: made?.id ?? '' } });
    expect(back).toMatchObject({ errCode: 0 });
    expect(await orderOf(code)).toEqual(['car', 'car/small']);
  });

  it('is done by nobody without the right', async () => {
    const auditor = await upstream.signIn('auditor');
    expect(await auditor.ask(list, { query: {} })).toMatchObject({ errCode: 3008 });
    const body = { parentCode: code, dicValue: 'x', description: 'x' };
    expect(await auditor.ask(create, { body })).toMatchObject({ errCode: 3008 });
  });
});
