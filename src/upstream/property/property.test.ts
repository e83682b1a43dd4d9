import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anOffice, type Office } from '../../../tests/builders/office.ts';
import { anUpstream } from '../../../tests/builders/upstream.ts';
import { logCalls } from '../../contract/log.ts';
import { PROPERTIES } from '../../contract/properties.ts';
import { propertyCalls } from '../../contract/property.ts';
import { revisionCalls } from '../../contract/revision.ts';
import { sessionCalls } from '../../contract/session.ts';
import { property, propertyId, readProperties } from '../core/properties.ts';
import { openText } from '../core/sealing.ts';

let office: Office;
beforeEach(async () => {
  office = await anOffice();
});
afterEach(() => office.close());

const list = async (query = {}) => (await office.admin.ask(propertyCalls.listProperties, { query })).data;
const one = async (name: string) => (await list({ id: propertyId(name) }))[0];
const update = (name: string, body: object) =>
  office.admin.ask(propertyCalls.updateProperty, { body: { id: propertyId(name), ...body } });
const add = (body: object) =>
  office.admin.ask(propertyCalls.addProperty, {
    body: { name: 'app.note', valueType: 'string', value: 'x', groupName: 'app', ...body },
  });

describe('the list', () => {
  it('has every property that ships with the product, with its default where nobody has set it', async () => {
    const rows = await list({ size: 1000 });
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(PROPERTIES));
    expect(await one('login.maxFail')).toMatchObject({ value: '5', defaultValue: '5', isSet: 0, version: 0 });
    expect(await one('login.code')).toMatchObject({ value: null, defaultValue: null, valueType: 'choice' });
  });

  it('finds by name, group and words', async () => {
    await add({ description: '客服电话' });
    expect((await list({ keyword: '电话' })).map(({ name }) => name)).toEqual(['app.note']);
    expect((await list({ groupName: 'login' })).every(({ groupName }) => groupName === 'login')).toBe(true);
    expect((await list({ size: 2, current: 2 })).map(({ name }) => name)).toEqual(
      Object.keys(PROPERTIES).slice(2, 4),
    );
  });
});

describe('a property that ships with the product', () => {
  it('is set within its bounds and goes back to its default', async () => {
    expect((await update('login.maxFail', { value: '21' })).failure.fields).toEqual([
      { field: 'value', code: 'outOfBounds' },
    ]);
    const set = await update('login.maxFail', { value: '7', version: 0 });
    expect(set.data).toMatchObject({ value: '7', isSet: 1, version: 1, updatedBy: '黄志强' });
    const back = await update('login.maxFail', { value: null, version: 1 });
    expect(back.data).toMatchObject({ value: '5', isSet: 0, version: 2 });
  });

  it('keeps its type and cannot be deleted, whether set or not', async () => {
    for (const value of [undefined, '7']) {
      if (value) await update('login.maxFail', { value });
      const query = { id: propertyId('login.maxFail') };
      const reply = await office.admin.ask(propertyCalls.deleteProperty, { query });
      expect([reply.errCode, reply.failure.reason]).toEqual([3002, 'BUILT_IN']);
    }
    expect((await update('login.maxFail', { groupName: 'other' })).failure.reason).toBe('BUILT_IN');
    expect((await add({ name: 'login.maxFail' })).failure.reason).toBe('PROPERTY_TAKEN');
  });

  it('is set first by one of two who do it at once; the other hears of him', async () => {
    const replies = await Promise.all(
      ['7', '8'].map(value => update('login.maxFail', { value, version: 0 })),
    );
    expect(replies.map(({ errCode }) => errCode).toSorted()).toEqual([0, 3001]);
    const won = replies.find(({ errCode }) => errCode === 0)?.data.value;
    const lost = replies.find(({ errCode }) => errCode === 3001)?.failure;
    expect(lost?.current).toMatchObject({ value: won, version: 1 });
    expect((await one('login.maxFail'))?.value).toBe(won);
  });

  it('holds on every process at once, without a restart', async () => {
    const other = await anUpstream({ store: office.store });
    await update('login.maxFail', { value: '3' });
    const fail = () => other.ask(sessionCalls.login, { body: { account: 'agent', password: 'wrong' } });
    for (let time = 0; time < 3; time++) await fail();
    expect((await fail()).failure.reason).toBe('SIGN_IN_LOCKED');
    await other.app.close();
  });
});

describe('a property of the operator', () => {
  it.each([
    ['int', 'many', 'noInt'],
    ['bool', 'yes', 'noBool'],
    ['json', '{', 'noJson'],
    ['url', 'javascript:alert(1)', 'noUrl'],
    ['secret', '', 'empty'],
  ])('of type %s does not take %j', async (valueType, value, code) => {
    expect((await add({ valueType, value })).failure.fields).toEqual([{ field: 'value', code }]);
  });

  it('is added once, changed and deleted', async () => {
    const added = await add({ valueType: 'url', value: 'https://example.com' });
    expect(added.data).toMatchObject({ builtIn: '0', groupName: 'app', isSet: 1 });
    expect((await add({})).failure.reason).toBe('PROPERTY_TAKEN');
    await update('app.note', { value: 'https://example.org', description: '主页' });
    expect(await one('app.note')).toMatchObject({ value: 'https://example.org', description: '主页' });
    const query = { id: added.data.id, version: 1 };
    expect((await office.admin.ask(propertyCalls.deleteProperty, { query })).errCode).toBe(3001);
    expect(
      (await office.admin.ask(propertyCalls.deleteProperty, { query: { ...query, version: 2 } })).errCode,
    ).toBe(0);
    expect(await one('app.note')).toBeUndefined();
  });

  it('is added by one of two at once', async () => {
    const replies = await Promise.all([add({}), add({})]);
    expect(replies.map(({ errCode }) => errCode).toSorted()).toEqual([0, 3004]);
  });
});

describe('a secret', () => {
  it('is sealed, replaced and taken away, and never leaves', async () => {
    const added = await add({ valueType: 'secret', value: 'first-secret' });
    expect(added.data).toMatchObject({ value: null, isSet: 1 });
    const replaced = await update('app.note', { value: 'second-secret' });
    expect(replaced.data).toMatchObject({ value: null, isSet: 1, version: 2 });
    const [row] = await office.store.db.select().from(property).where(eq(property.name, 'app.note'));
    expect(row?.value).toBeNull();
    expect(row?.sealed).not.toContain('secret');
    expect(await openText(office.store.db, 'property', 'app.note', row?.sealed ?? '')).toBe('second-secret');
    const stale = await update('app.note', { value: 'third-secret', version: 1 });
    expect(stale.errCode).toBe(3001);
    expect(JSON.stringify([added, replaced, stale, await list()])).not.toMatch(/-secret/);
    expect((await update('app.note', { value: null })).data).toMatchObject({ isSet: 0 });
  });

  it('stands in no log, neither when it is saved nor when that fails', async () => {
    await add({ valueType: 'secret', value: 'hidden-word' });
    await update('app.note', { value: 'hidden-word-2' });
    await update('app.note', { value: 'hidden-word-3', version: 1 });
    const { data } = await office.admin.ask(logCalls.listOperateLog, { query: { size: 50 }, body: {} });
    expect(data.filter(({ title }) => title === 'property')).toHaveLength(3);
    expect(JSON.stringify(data)).not.toContain('hidden-word');
  });
});

describe('an earlier value', () => {
  const earlier = async (name: string) => {
    const query = { objectType: 'property', objectId: propertyId(name), size: 50 };
    return (await office.admin.ask(revisionCalls.listRevisions, { query })).data;
  };
  const restore = (id: string) => office.admin.ask(revisionCalls.restoreRevision, { body: { id } });

  it('comes back, also the default that nobody had touched', async () => {
    await update('login.maxFail', { value: '7' });
    await update('login.maxFail', { value: '9' });
    const versions = await earlier('login.maxFail');
    expect(versions).toHaveLength(3);
    expect((await restore(versions[1]?.id ?? '')).errCode).toBe(0);
    expect(await one('login.maxFail')).toMatchObject({ value: '7', isSet: 1 });
    expect((await restore(versions[2]?.id ?? '')).errCode).toBe(0);
    expect(await one('login.maxFail')).toMatchObject({ value: '5', isSet: 0 });
  });

  it('of a secret comes back without ever being shown', async () => {
    await add({ valueType: 'secret', value: 'older-secret' });
    await update('app.note', { value: 'newer-secret' });
    const versions = await earlier('app.note');
    expect((await restore(versions[1]?.id ?? '')).errCode).toBe(0);
    const [row] = await office.store.db.select().from(property).where(eq(property.name, 'app.note'));
    expect(await openText(office.store.db, 'property', 'app.note', row?.sealed ?? '')).toBe('older-secret');
    const { data: log } = await office.admin.ask(logCalls.listOperateLog, { query: { size: 50 }, body: {} });
    const { rows } = (await office.store.db.execute(sql`select * from revision`)) as { rows: unknown[] };
    expect(JSON.stringify([log, rows, await earlier('app.note')])).not.toMatch(/(older|newer)-secret/);
  });

  it('of a deleted secret makes it anew, with what it held', async () => {
    await add({ valueType: 'secret', value: 'older-secret' });
    const query = { id: propertyId('app.note') };
    expect((await office.admin.ask(propertyCalls.deleteProperty, { query })).errCode).toBe(0);
    const [last] = await earlier('app.note');
    const compared = await office.admin.ask(revisionCalls.compareRevision, { query: { id: last?.id ?? '' } });
    expect(compared.data.fields).toContainEqual(
      expect.objectContaining({ name: 'value', one: null, other: null, isSecret: true }),
    );
    expect((await restore(last?.id ?? '')).data).toEqual({ objectId: query.id, isAnew: true });
    const [row] = await office.store.db.select().from(property).where(eq(property.name, 'app.note'));
    expect(await openText(office.store.db, 'property', 'app.note', row?.sealed ?? '')).toBe('older-secret');
    expect(JSON.stringify([compared, await list(), await earlier('app.note')])).not.toContain('older-secret');
  });
});

it('is read by who reads the system pages and set by who configures', async () => {
  const reader = await office.aClerk({ rights: ['systemmgr'] });
  expect((await reader.ask(propertyCalls.listProperties)).errCode).toBe(0);
  const body = { id: propertyId('login.maxFail'), value: '7' };
  expect((await reader.ask(propertyCalls.updateProperty, { body })).errCode).toBe(3008);
  const maker = await office.aClerk({ rights: ['systemmgr:config'] });
  expect((await maker.ask(propertyCalls.updateProperty, { body })).errCode).toBe(0);
  expect(await readProperties(office.store.db, 'login.maxFail')).toEqual({ 'login.maxFail': 7 });
});
