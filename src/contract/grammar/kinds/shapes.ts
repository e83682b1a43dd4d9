/** The schemas that follow from fields: of a row, and of what a person fills in. */
import * as z from 'zod/mini';
import type { FilterKind } from '../filters.ts';
import type { Schema } from '../walk.ts';
import type { Field, Fields } from './field.ts';
import type { Access, AnyField, Presence } from './kind.ts';
import { filledEntry } from './text.ts';

/** Fields of a row. */
type RowNames<F extends Fields> = {
  [N in keyof F]: F[N] extends Field<Schema, Schema, FilterKind | null, Presence, 'filter'> ? never : N;
}[keyof F];
type NamesByAccess<F extends Fields, A extends Access> = {
  [N in keyof F]: F[N] extends Field<Schema, Schema, FilterKind | null, Presence, infer B>
    ? B extends A
      ? N
      : never
    : never;
}[keyof F];

export type RowShape<F extends Fields> = {
  [N in RowNames<F>]: F[N] extends Field<infer R, Schema, FilterKind | null, infer P, Access>
    ? 'optional' extends P
      ? z.ZodMiniNullable<R & z.core.SomeType>
      : R
    : never;
};
export type EntryShape<F extends Fields, A extends Access> = {
  [N in NamesByAccess<F, A>]: F[N] extends Field<Schema, infer I, FilterKind | null, infer P, Access>
    ? P extends 'required'
      ? I
      : P extends 'filled'
        ? z.ZodMiniOptional<I & z.core.SomeType>
        : z.ZodMiniOptional<z.ZodMiniNullable<I & z.core.SomeType>>
    : never;
};

/** The schemas of a row. */
export const rowShape = <F extends Fields>(fields: F): RowShape<F> =>
  shapeOf(
    fields,
    ({ access }) => access !== 'filter',
    ({ presence, value }) => (presence === 'optional' ? z.nullable(value as z.ZodMiniType) : value),
  ) as RowShape<F>;

/** The schemas of what a person fills in. */
export const entryShape = <F extends Fields, A extends Access>(fields: F, whose: A): EntryShape<F, A> =>
  shapeOf(
    fields,
    ({ access }) => access === whose,
    ({ presence, entry }) => {
      const schema = entry as z.ZodMiniType;
      if (presence === 'required') return filledEntry(schema);
      return z.optional(presence === 'filled' ? schema : z.nullable(schema));
    },
  ) as EntryShape<F, A>;

const shapeOf = (
  fields: Fields,
  isIn: (field: AnyField) => boolean,
  schemaOf: (field: AnyField) => Schema,
): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (isIn(field) ? [[name, schemaOf(field)]] : [])),
  );
