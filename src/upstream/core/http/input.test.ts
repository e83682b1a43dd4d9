import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { call, callGroup } from '../../../contract/grammar/call.ts';
import { Flag, Id, listQuery } from '../../../contract/grammar/wire.ts';
import { Failure } from '../failure.ts';
import { inputReader } from './input.ts';

const { search, save } = callGroup('trial', {
  search: call('GET', '/trial/{id}', {
    params: z.object({ id: Id }),
    query: z.object({
      ...listQuery,
      state: z.optional(Flag),
      ids: z.optional(z.array(Id)),
      isOld: z.optional(z.boolean()),
    }),
    data: z.null(),
    may: 'public',
  }),
  save: call('POST', '/trial', {
    headers: z.object({ newpassword: z.string() }),
    body: z.object({ name: z.string(), count: z.int() }),
    data: z.null(),
    may: 'public',
  }),
});

const request = (parts: Partial<Record<'params' | 'query' | 'body' | 'headers', unknown>>) =>
  ({ params: {}, query: {}, headers: {}, ...parts }) as FastifyRequest;

const problemsOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return (error as Failure).data.fields;
  }
  return [];
};

describe('input', () => {
  it('of a query becomes numbers, flags, lists and booleans; ids stay as they were written', () => {
    const read = inputReader(search)(
      request({
        params: { id: '007' },
        query: { size: '50', state: '0', ids: '01,2', isOld: 'false', order: 'desc' },
      }),
    );
    expect(read).toEqual({
      params: { id: '007' },
      query: { current: 1, size: 50, order: 'desc', state: 0, ids: ['01', '2'], isOld: false },
    });
  });

  it('takes an empty filter as none', () => {
    expect(
      inputReader(search)(request({ params: { id: '1' }, query: { state: '', size: '' } })).query,
    ).toEqual({
      current: 1,
      size: 20,
      order: 'asc',
    });
  });

  it('of headers is percent-decoded', () => {
    const read = inputReader(save)(
      request({ headers: { newpassword: encodeURIComponent('密码 100%') }, body: { name: 'a', count: 1 } }),
    );
    expect(read.headers).toEqual({ newpassword: '密码 100%' });
  });

  it('of a body is taken as it is: a text is no number there', () => {
    const fields = problemsOf(() =>
      inputReader(save)(request({ headers: { newpassword: 'x' }, body: { name: 'a', count: '1' } })),
    );
    expect(fields).toEqual([{ field: 'count', code: 'invalid_type' }]);
  });

  it('names every field that does not pass, over all parts', () => {
    const fields = problemsOf(() => inputReader(save)(request({ body: { count: 1.5 } })));
    expect(fields?.map(problem => problem.field).toSorted()).toEqual(['count', 'name', 'newpassword']);
  });

  it('never lets a NUL through, which no text of the database can hold', () => {
    expect(() =>
      inputReader(save)(request({ headers: { newpassword: 'x' }, body: { name: 'a\u0000', count: 1 } })),
    ).toThrow(Failure);
  });
});
