/** A value out of a list. */
import * as z from 'zod/mini';
import type { ChoiceValue } from './kind.ts';

/** One of these values. */
export const oneOf = <const V extends ChoiceValue>(values: readonly V[]): z.ZodMiniType<V, V> =>
  (values.every(value => typeof value === 'string')
    ? z.enum(values as readonly string[] as readonly [string])
    : z.union(values.map(value => z.literal(value)))) as never;
