import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Id, masked } from '../../contract/wire.ts';
import { shapeOf } from './shape.ts';

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
