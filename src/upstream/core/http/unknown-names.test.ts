/** Every call refuses a name that it does not declare; only what clients add against caches is passed over. */
import fc from 'fast-check';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../../tests/builders/rounds.ts';
import { inspect, type Schema } from '../../../contract/grammar/walk.ts';
import { logCalls } from '../../../contract/log.ts';
import { ALL_CALLS } from '../../all-calls.ts';
import type { Failure } from '../failure.ts';
import { inputReader } from './input.ts';

const read = (
  call: (typeof ALL_CALLS)[number],
  parts: Partial<Record<'query' | 'body', object>>,
  isPlain = false,
) => {
  try {
    inputReader(call)({ params: {}, query: {}, headers: {}, ...parts } as FastifyRequest, isPlain);
  } catch (error) {
    const { fields = [] } = (error as Failure).data;
    return fields.filter(({ code }) => code === 'unrecognized_keys').map(({ field }) => field);
  }
  return [];
};

const keysOf = (schema: Schema | undefined): string[] => {
  const looked = schema && inspect(schema);
  return looked?.kind === 'object' ? Object.keys(looked.shape) : [];
};

const generic = ALL_CALLS.filter(({ path }) => path.startsWith('/api/rest/'));
const specified = ALL_CALLS.filter(({ path }) => !path.startsWith('/api/rest/'));
const CACHE_BUSTERS = ['_', '_t', 't', 'timestamp', 'x-request-id'];
const isForCaches = (name: string) =>
  CACHE_BUSTERS.includes(name) || (name.startsWith('x-') && !name.includes('__'));

describe('a name that a call does not declare', () => {
  it('is refused in the query of every call', () => {
    for (const call of ALL_CALLS) {
      const own = keysOf(call.query);
      fc.assert(
        fc.property(fc.string({ minLength: 1, maxLength: 12 }), name => {
          const isKnown = own.includes(name) || (!call.isStrict && isForCaches(name));
          const query = Object.assign(Object.create(null), { [name]: '1' });
          expect(read(call, { query }), call.path).toEqual(isKnown ? [] : [name]);
        }),
        { numRuns: rounds(8), examples: [['plateNumber__is'], ['__proto__'], ['constructor'], ['X-a']] },
      );
    }
  });

  it('is passed over on a specified call where it is meant for caches, unless it looks like a filter', () => {
    for (const call of specified) {
      for (const name of CACHE_BUSTERS) expect(read(call, { query: { [name]: '1' } }), call.path).toEqual([]);
      expect(read(call, { query: { 'x-a__is': '1', t__in: '1' } }), call.path).toEqual(['x-a__is', 't__in']);
    }
  });

  it('is refused on the generic mount whatever it is, in bodies too', () => {
    expect(generic.length).toBeGreaterThan(40);
    for (const call of generic) {
      expect(read(call, { query: { _: '1' } }), call.path).toEqual(['_']);
      if (!call.body) continue;
      expect(read(call, { body: { noSuchField: 1 } }), call.path).toEqual(['noSuchField']);
      const row = Object.fromEntries(keysOf(call.data).map(name => [name, null]));
      expect(read(call, { body: row }), call.path).toEqual([]);
    }
  });

  it('is refused in the body of a list that is asked by one', () => {
    expect(read(logCalls.listOperateLog, { body: { account: 'a', title: 'b' } })).toEqual(['account']);
  });

  it('is passed over by a plain upstream', () => {
    for (const call of specified) expect(read(call, { query: { a: '1', a__is: '1' } }, true)).toEqual([]);
  });

  it('is named with at most nineteen others', () => {
    const query = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`f${at}`, '1']));
    expect(read(logCalls.listLoginLog, { query })).toHaveLength(20);
  });
});
