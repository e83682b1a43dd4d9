/** Filters with field, operator and value, over HTTP: what is asked for is answered, or refused, never passed over. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import { filterName } from '../../src/contract/grammar/filters.ts';
import { look } from '../../src/contract/grammar/walk.ts';
import { maskOf } from '../../src/contract/grammar/wire.ts';
import { logCalls } from '../../src/contract/log.ts';
import { ALL_CALLS } from '../../src/upstream/rooms.ts';
import { byHand, fieldsOf } from '../builders/by-hand.ts';
import { anOffice, type Office } from '../builders/office.ts';
import { anUpstream } from '../builders/upstream.ts';

let office: Office;
beforeAll(async () => {
  office = await anOffice();
});
afterAll(() => office.close());

const list = accessCalls.listAdminUsers;
const accounts = async (query: Parameters<typeof ask>[0]) =>
  (await ask(query)).data.map(({ account }) => account);
const ask = (query: NonNullable<Parameters<typeof office.admin.ask<typeof list>>[1]>['query']) =>
  office.admin.ask(list, { query: { size: 200, ...query } });

describe('the list of users', () => {
  it('takes several on one field, and on several', async () => {
    const all = (await ask({})).data;
    const isWei = all.filter(({ userName }) => userName.startsWith('韦'));
    expect(await accounts({ userName__starts: '韦' })).toEqual(isWei.map(({ account }) => account));
    expect(await accounts({ userName__starts: '韦', userName__not: '韦春燕', state__in: ['1'] })).toEqual(
      isWei
        .filter(({ userName, state }) => userName !== '韦春燕' && state === 1)
        .map(({ account }) => account),
    );
  });

  it('knows those who have one of several roles, none of these, or no role at all', async () => {
    const all = (await ask({})).data;
    const has = (ids: string[]) => (user: (typeof all)[number]) =>
      user.roles.some(({ roleId }) => ids.includes(roleId));
    expect(await accounts({ roleId__in: ['5', '6'] })).toEqual(
      all.filter(has(['5', '6'])).map(({ account }) => account),
    );
    expect(await accounts({ roleId__notIn: ['5', '6', '2'] })).toEqual(
      all.filter(user => !has(['5', '6', '2'])(user)).map(({ account }) => account),
    );
    expect(await accounts({ roleId__empty: 1 })).toEqual(
      all.filter(({ roles }) => roles.length === 0).map(({ account }) => account),
    );
    expect(await accounts({ areaId__empty: 0 })).toEqual(
      all.filter(({ areaIds }) => areaIds.length > 0).map(({ account }) => account),
    );
  });

  it('finds a masked number whole or by its last four, and in no other way', async () => {
    expect(await accounts({ mobile__is: '1448' })).toEqual(['dispatcher']);
    expect(await accounts({ mobile__is: '13812131448' })).toEqual(['dispatcher']);
    expect(await accounts({ mobile__is: '138' })).toEqual([]);
    const hand = byHand(office, office.admin);
    for (const operator of ['contains', 'starts', 'not', 'gt', 'in']) {
      expect(await hand.get(list, `mobile__${operator}=138`)).toMatchObject({
        errCode: 3007,
        data: { fields: [{ field: `mobile__${operator}` }] },
      });
    }
  });

  it.each(['passwordHash__contains=a', 'account__like=a', '__proto____is=1', 'account__=1', 'state__in=%00'])(
    'refuses %s',
    async search => {
      expect((await byHand(office, office.admin).get(list, search)).errCode).toBe(3007);
    },
  );
});

it('stack in the body of the operate log', async () => {
  const { data } = await office.admin.ask(logCalls.listOperateLog, {
    query: { size: 50 },
    body: { method__starts: 'ACCESS.', businessType__notIn: ['4'], status__in: ['1'] },
  });
  for (const entry of data) {
    expect(entry.method).toMatch(/^access\./);
    expect(entry.businessType).not.toBe(4);
  }
  const hand = byHand(office, office.admin);
  expect((await hand.post(logCalls.listOperateLog, { operParam__contains: 'a' })).errCode).toBe(3007);
});

it('are passed over by a plain upstream, which knows none', async () => {
  const plain = await anUpstream({ isPlain: true });
  const admin = await plain.signIn('admin');
  const all = await admin.ask(list, { query: {} });
  expect((await admin.ask(list, { query: { account__is: 'admin' } })).total).toBe(all.total);
  await plain.close();
});

describe('what is masked', () => {
  const filtered = ALL_CALLS.filter(call => inputNames(call).some(filterName));
  it.each(filtered)('is asked for whole or by its end in $name', call => {
    const looked = look(call.data);
    const row = looked.kind === 'array' ? look(looked.element) : looked;
    const shape = row.kind === 'object' ? row.shape : {};
    for (const name of inputNames(call)) {
      const [field = '', operator = ''] = filterName(name) ?? [];
      const schema = shape[field];
      if (schema && maskOf(schema)) expect(['is', 'empty'], name).toContain(operator);
    }
    expect(Object.keys(shape).length).toBeGreaterThan(0);
  });
});

function inputNames(call: AnyCall): string[] {
  return [...fieldsOf(call.query), ...fieldsOf(call.body)];
}
