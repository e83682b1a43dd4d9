/**
 * Filters with field, operator and value: `field__op` beside the fields that a list takes anyway (capability
 * `filters`). 条件 condition · 字段 field · 包含 contains · 为空 empty. All that are given must hold.
 *
 * What a value means where a record has none: it is not there, so it neither contains, begins, equals nor exceeds
 * anything; `not` and `notIn` therefore hold. An empty text and an empty list count as not there. Letters count alike
 * in upper and lower case.
 */
import * as z from 'zod/mini';
import { EpochMs, Flag, line, seeksNumbers } from './wire.ts';

/** Longest text that is sought. */
const LONGEST_TEXT = 64;
/** Most values that `in` and `notIn` take. */
const MOST_CHOICES = 50;
/** Most filters in one question. */
export const MOST_FILTERS = 20;

const text = z.optional(line(LONGEST_TEXT));
const whole = z.optional(seeksNumbers(line(LONGEST_TEXT)));
const number = z.optional(z.number());
const time = z.optional(EpochMs);
const flag = z.optional(Flag);
const choices = z.optional(z.array(line(LONGEST_TEXT)).check(z.minLength(1), z.maxLength(MOST_CHOICES)));

/** Each kind of field with its operators. `empty` is 1 for those without a value, 0 for those with one. */
const OPERATORS = {
  text: { contains: text, starts: text, is: text, not: text, empty: flag },
  choice: { in: choices, notIn: choices, empty: flag },
  number: { gt: number, gte: number, lt: number, lte: number, empty: flag },
  time: { gt: time, gte: time, lt: time, lte: time, empty: flag },
  flag: { is: flag },
  /** A masked number: whole or its last four, as everywhere. Anything finer would spell it out bit by bit. */
  masked: { is: whole, empty: flag },
} as const;

export type FilterKind = keyof typeof OPERATORS;
export type FilterFields = Readonly<Record<string, FilterKind>>;

type Operators<Kind extends FilterKind> = (typeof OPERATORS)[Kind];
type Shape<F extends FilterFields> = {
  [Name in keyof F & string]: {
    [Op in keyof Operators<F[Name]> & string as `${Name}__${Op}`]: Operators<F[Name]>[Op];
  };
}[keyof F & string];
type Joined<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void
  ? { [K in keyof All]: All[K] }
  : never;

/** The optional fields of a list's query, or body, by which it can be filtered so. */
export function filterable<const F extends FilterFields>(fields: F): Joined<Shape<F>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, kind]) =>
      Object.entries(OPERATORS[kind]).map(([op, schema]) => [`${name}${BETWEEN}${op}`, schema]),
    ),
  ) as Joined<Shape<F>>;
}

const BETWEEN = '__';

/** `state__in` as `['state', 'in']`; undefined for a name that is no such filter. */
export function filterName(name: string): [field: string, operator: string] | undefined {
  const at = name.lastIndexOf(BETWEEN);
  return at > 0 ? [name.slice(0, at), name.slice(at + BETWEEN.length)] : undefined;
}
