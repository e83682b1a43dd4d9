import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { inDeclaredShape } from './answer-shape.ts';
import { call, callGroup } from './call.ts';

const Row = z.object({ id: z.string() });
const calls = callGroup('trial', {
  list: call('GET', '/api/list', { data: z.array(Row), may: 'signed-in' }),
  wrapped: call('GET', '/api/wrapped', {
    data: z.object({ vehicleLocationVoList: z.array(Row), count: z.number() }),
    may: 'signed-in',
  }),
  one: call('GET', '/api/one', { data: Row, may: 'signed-in' }),
  twoLists: call('GET', '/api/two', {
    data: z.object({ a: z.array(Row), b: z.array(Row) }),
    may: 'signed-in',
  }),
  add: call('POST', '/api/add', { data: Row, may: 'signed-in', business: 'add' }),
});
const rows = [{ id: '1' }, { id: '2' }];

describe('an answer', () => {
  it.each([
    ['a list as declared', calls.list, rows, rows],
    ['a list within an object', calls.list, { recordExpands: rows, size: 2 }, rows],
    [
      'an object as declared',
      calls.wrapped,
      { vehicleLocationVoList: rows },
      { vehicleLocationVoList: rows },
    ],
    ['the list of an object, bare', calls.wrapped, rows, { vehicleLocationVoList: rows }],
    ['one record within a list', calls.one, [{ id: '1' }], { id: '1' }],
    ['an empty object as a list', calls.one, [], null],
    ['nothing', calls.list, null, null],
    ['what a write answers, whatever it is', calls.add, [1, 2], [1, 2]],
  ])('is read: %s', (_what, asked, data, expected) => {
    expect(inDeclaredShape(asked, { data })?.data).toEqual(expected);
  });

  it('brings the total that stands beside the list, unless the envelope tells one', () => {
    const data = { rows, total: 40 };
    expect(inDeclaredShape(calls.list, { data })?.total).toBe(40);
    expect(inDeclaredShape(calls.list, { data, total: 41 })?.total).toBe(41);
  });

  it.each([
    ['a text where a list is declared', calls.list, 'none'],
    ['a record where a list is declared', calls.list, { id: '1' }],
    ['two lists where one is declared', calls.list, { a: rows, b: rows }],
    ['a number where an object is declared', calls.one, 7],
    ['several records where one is declared', calls.one, rows],
    ['a list for one of two lists', calls.twoLists, rows],
  ])('is not read: %s', (_what, asked, data) => {
    expect(inDeclaredShape(asked, { data })).toBeUndefined();
  });
});
