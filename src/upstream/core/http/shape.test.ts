import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Id, masked } from '../../../contract/grammar/wire.ts';
import { Failure } from '../failure.ts';
import { conflictShapeOf, shapeOf } from './shape.ts';

const Person = z.object({
  id: Id,
  name: z.string(),
  mobile: z.nullable(masked('mobile')),
  friends: z.optional(z.array(z.object({ name: z.string(), mobile: masked('mobile') }))),
});

describe('the shape of an answer', () => {
  it('lets declared fields out and no others, at every depth', () => {
    const shaped = shapeOf(z.array(Person))([
      {
        id: '1',
        name: '韦',
        mobile: null,
        passwordHash: 'scrypt$…',
        friends: [{ name: '黄', mobile: '', secret: 1 }],
      },
    ]);
    expect(shaped).toEqual([{ id: '1', name: '韦', mobile: null, friends: [{ name: '黄', mobile: '' }] }]);
  });

  it('masks personal values, at every depth', () => {
    const shaped = shapeOf(Person)({
      id: '1',
      name: '韦',
      mobile: '13812345678',
      friends: [{ name: '黄', mobile: '07711234567' }],
    });
    expect(JSON.stringify(shaped)).not.toMatch(/13812345678|07711234567/);
    expect(shaped).toMatchObject({ mobile: '138****5678', friends: [{ mobile: '077****4567' }] });
  });

  it('leaves out what a handler left out', () => {
    expect(shapeOf(Person)({ id: '1', name: '韦', mobile: null })).not.toHaveProperty('friends');
    expect(shapeOf(z.null())(null)).toBeNull();
  });
});

describe('a choice of shapes', () => {
  it('is taken of words and numbers', () => {
    expect(shapeOf(z.union([z.literal(0), z.string(), Id]))('7')).toBe('7');
  });

  it.each([
    ['objects', z.union([Person, z.object({ id: Id })])],
    ['lists', z.union([z.array(Person), z.null()])],
    ['a masked value', z.union([masked('mobile'), z.int()])],
    ['objects further down', z.object({ of: z.optional(z.union([z.union([Person, z.int()]), z.string()])) })],
  ])('of %s is refused when the call is mounted: nothing would be masked', (_of, schema) => {
    expect(() => shapeOf(schema)).toThrow('UNION_NOT_BARE');
  });
});

describe('a conflict', () => {
  const late = new Failure('STATE_CONFLICT', {
    current: { id: '1', name: '韦', mobile: '13812345678', version: 2, passwordHash: 'scrypt$…' },
    updatedBy: '黄',
    updatedOn: 5,
  });

  it('shows the record as the call would answer it', () => {
    const shape = conflictShapeOf({ data: z.object({ ...Person.shape, version: z.int() }) });
    expect(shape(late)).toMatchObject({ failure: 'STATE_CONFLICT' });
    expect(shape(late).data).toEqual({
      current: { id: '1', name: '韦', mobile: '138****5678', version: 2 },
      updatedBy: '黄',
      updatedOn: 5,
    });
  });

  it.each([z.null(), z.object({ password: z.string() }), z.array(Person)])(
    'shows none where the call answers none',
    data => {
      expect(conflictShapeOf({ data })(late).data).toEqual({ updatedBy: '黄', updatedOn: 5 });
    },
  );
});
