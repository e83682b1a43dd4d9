/** Filters with field, operator and value, over HTTP: what is asked for is answered, or refused, never passed over. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessCalls } from '../../src/contract/access.ts';
import type { AnyCall } from '../../src/contract/grammar/call.ts';
import type { FailureData } from '../../src/contract/grammar/failures.ts';
import { filterName } from '../../src/contract/grammar/filters.ts';
import { inspect } from '../../src/contract/grammar/walk.ts';
import { maskOf } from '../../src/contract/grammar/wire.ts';
import { jobCalls } from '../../src/contract/job.ts';
import { logCalls } from '../../src/contract/log.ts';
import { vehicle } from '../../src/contract/vehicle.ts';
import { ALL_CALLS } from '../../src/upstream/all-calls.ts';
import { byHand, fieldsOf } from '../builders/by-hand.ts';
import { anOffice, type Office } from '../builders/office.ts';
import { isSampledCall } from '../builders/sample.ts';
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
  expect(await byHand(plain, admin).get(list, 'noSuchField=1&a__b=1')).toMatchObject({ errCode: 0 });
  await plain.close();
});

describe('a name that nobody knows', () => {
  const hand = () => byHand(office, office.admin);
  const refused = (field: string, code = 'unrecognized_keys') => ({
    http: 400,
    errCode: 3007,
    data: { fields: [{ field, code }] },
  });

  const namesRefused = async (call: AnyCall, search: string) => {
    const { errCode, data } = await hand().get(call, search);
    expect(errCode, call.path).toBe(3007);
    return (data as FailureData).fields?.map(({ field }) => field);
  };

  it('is refused by every list, as a filter, with an operator and to sort by', async () => {
    // what needs more to be asked is refused for that
    const isAskedAsItIs = ({ query }: AnyCall) => query?.safeParse({}).success !== false;
    const lists = ALL_CALLS.filter(
      call =>
        isSampledCall(call) && call.method === 'GET' && call.isPaged && !call.params && isAskedAsItIs(call),
    );
    expect(lists.length).toBeGreaterThan(10);
    for (const call of lists) {
      expect(await namesRefused(call, 'noSuchField=1'), call.path).toContain('noSuchField');
      expect(await namesRefused(call, 'noSuchField__is=1'), call.path).toContain('noSuchField__is');
      expect(await namesRefused(call, 'orderBy=noSuchField'), call.path).toContain('orderBy');
    }
  });

  it('is refused in filter= and as an order of the generic protocol', async () => {
    const rest = vehicle.calls.list;
    const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`;
    expect(await hand().get(rest, filter({ plateNumber: '粤TD1234' }))).toMatchObject(
      refused('filter.plateNumber'),
    );
    expect(await hand().get(rest, filter({ plateNo__like: 'a' }))).toMatchObject(
      refused('filter.plateNo__like'),
    );
    expect(await hand().get(rest, 'filter={"__proto__":{"a":1}}')).toMatchObject({ errCode: 3007 });
    expect(await hand().get(rest, 'sort=["noSuchField","ASC"]')).toMatchObject({
      errCode: 3007,
      data: { fields: [{ field: 'sort.0' }] },
    });
    expect(await hand().get(rest, '_=1')).toMatchObject(refused('_'));
  });

  it('is passed over on a specified call where clients add it against caches', async () => {
    expect((await hand().get(list, '_=1&_t=2&t=3&timestamp=4&x-client=a')).errCode).toBe(0);
  });

  it('begins no export', async () => {
    const start = (filter: object) =>
      hand().post(jobCalls.startExport, {
        call: 'access.listAdminUsers',
        title: '用户',
        format: 'csv',
        columns: [{ field: 'account', head: '账号', kind: 'text' }],
        filter,
      });
    expect(await start({ plateNumber: 'a' })).toMatchObject(refused('filter.plateNumber'));
    expect((await start({ account__is: 'admin' })).errCode).toBe(0);
  });
});

describe('what is masked', () => {
  const filtered = ALL_CALLS.filter(call => inputNames(call).some(filterName));
  it.each(filtered)('is asked for whole or by its end in $name', call => {
    const looked = inspect(call.data);
    const row = looked.kind === 'array' ? inspect(looked.element) : looked;
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
