import { describe, expect, it } from 'vitest';
import { toFailure } from '../http/answer.ts';

const coded = (code: string, message = 'told') => Object.assign(new Error(message), { code });
const failureOf = (error: unknown) => toFailure(error, 'trace').failure;
/** As the database layer hands on what the driver said. */
const wrapped = (cause: Error) => new Error('Failed query', { cause });

describe('an error of the way to the database', () => {
  it.each([
    ['refused', coded('ECONNREFUSED')],
    ['reset', coded('ECONNRESET', 'read ECONNRESET')],
    ['silent', coded('ETIMEDOUT')],
    [
      'of both addresses of a name',
      Object.assign(new AggregateError([coded('ECONNREFUSED')]), { code: 'ECONNREFUSED' }),
    ],
    ['terminated', new Error('Connection terminated unexpectedly')],
    ['terminated while connecting', new Error('Connection terminated due to connection timeout')],
    ['no connection free in time', new Error('timeout exceeded when trying to connect')],
    ['used after it was lost', new Error('Client has encountered a connection error and is not queryable')],
    ['shut down by an administrator', coded('57P01')],
    ['too many connections', coded('53300')],
    ['a full disk', coded('53100')],
    ['gone', coded('08006')],
    ['a deadlock that did not end', coded('40P01')],
    ['a password that was changed', coded('28P01')],
  ])('%s: the dependency is away', (_case, error) => {
    expect(failureOf(error)).toBe('DEPENDENCY_AWAY');
    expect(failureOf(wrapped(error))).toBe('DEPENDENCY_AWAY');
  });
});

describe('any other error', () => {
  it.each([
    ['a broken rule of the schema', coded('23502'), 'INTERNAL'],
    ['a name that is taken', coded('23505'), 'DUPLICATE'],
    ['a column that is not there', coded('42703'), 'INTERNAL'],
    ['a mistake of ours', new TypeError('Connection is not a function'), 'INTERNAL'],
    ['a value that no column holds', coded('22003'), 'PARAMETER'],
  ])('%s: %s', (_case, error, failure) => {
    expect(failureOf(wrapped(error))).toBe(failure);
  });
});
