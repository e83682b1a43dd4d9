import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import kit from '../../../i18n/zh/kit.ts';
import { fits, rulesOf } from './fits.ts';

const judge = (schema: Parameters<typeof fits>[0], value: unknown, message?: string) =>
  fits(schema, message)(value, {}, {});

const said = (key: string, args: Record<string, unknown> = {}) => ({ message: `kit.problem.${key}`, args });

test.each([
  [z.string().check(z.maxLength(3)), '四个汉字', said('tooLong', { max: 3 })],
  [z.string().check(z.minLength(2)), '一', said('tooShort', { min: 2 })],
  [z.int().check(z.lte(9)), 10, said('tooLarge', { max: 9 })],
  [z.number().check(z.gte(1)), 0, said('tooSmall', { min: 1 })],
  [z.int(), 1.5, said('whole')],
  [z.number(), 'x', said('number')],
  [z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], said('tooMany', { max: 1 })],
  [z.array(z.string()).check(z.minLength(1)), [], said('tooFew', { min: 1 })],
  [z.string().check(z.regex(/^a$/)), 'b', said('invalid_format')],
  [z.enum(['a']), 'b', said('invalid_value')],
  [z.union([z.literal(1), z.string()]), {}, said('other')],
])('a broken rule is said in its own words: %#', (schema, value, words) => {
  expect(judge(schema, value)).toEqual(words);
  expect(kit.problem).toHaveProperty(words.message.replace('kit.problem.', ''));
});

test('a field with better words says those, and nothing is wrong with nothing', () => {
  const schema = z.string().check(z.regex(/^1\d{10}$/));
  expect(judge(schema, 'x', 'access.problem.mobile')).toBe('access.problem.mobile');
  expect(judge(schema, '')).toBeUndefined();
  expect(judge(schema, null)).toBeUndefined();
  expect(judge(schema, '13800000000')).toBeUndefined();
});

test('what the schema wants filled is required', () => {
  const rule = rulesOf({ name: z.string().check(z.minLength(1)), remark: z.optional(z.string()) });
  expect(rule('name')).toMatchObject({ source: 'name', isRequired: true });
  expect(rule('remark')).toMatchObject({ source: 'remark', isRequired: false });
});

test('a required field with blanks alone is not filled', () => {
  const { validate } = rulesOf({ name: z.string().check(z.trim(), z.minLength(1)) })('name');
  for (const value of ['', null, undefined, '   ']) {
    expect(validate(value, {}, {})).toMatchObject({ message: 'ra.validation.required' });
  }
  expect(validate('韦', {}, {})).toBeUndefined();
});

test('a list is required where it may not be empty', () => {
  const rule = rulesOf({
    addresses: z.array(z.string()),
    roles: z.array(z.string()).check(z.minLength(1)),
  });
  expect(rule('addresses').isRequired).toBe(false);
  expect(rule('addresses').validate([], {}, {})).toBeUndefined();
  expect(rule('roles').isRequired).toBe(true);
  expect(rule('roles').validate([], {}, {})).toMatchObject({ message: 'ra.validation.required' });
});
