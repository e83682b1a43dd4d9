/** Kinds of fields that are more than one value, or that a rule of the upstream goes with: the simple ones are in `kinds/`. */
import * as z from 'zod/mini';
import { Field, type Fields } from './kinds/field.ts';
import type { AnyField, ChoiceValue } from './kinds/kind.ts';
import { masked } from './kinds/masked.ts';
import { oneOf } from './kinds/one-of.ts';
import { type RowShape, rowShape } from './kinds/shapes.ts';
import { text, texts } from './kinds/text.ts';
import { Telephone } from './validators.ts';
import type { Schema } from './walk.ts';
import { Id } from './wire.ts';

/** @param url the field of a row that has its address */
export const picture = (url: string) =>
  new Field({ kind: { is: 'picture', url }, value: Id, entry: Id, filterKind: null });

/** @param at the fields that have its degrees */
export const place = (longest: number, at: { lng: string; lat: string } = { lng: 'lng', lat: 'lat' }) =>
  new Field({ ...text(longest), kind: { is: 'place', longest, ...at } });

const LARGEST_OPENINGS = 6;
const OPENING = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Masked as mobile numbers are, and a land line as well. */
export const telephone = () =>
  new Field({
    ...masked('mobile'),
    kind: { is: 'masked', as: 'mobile', hasLandLines: true },
    entry: Telephone,
  });

/** `6:30～9:00`, as people type it, in the one spelling that is kept. */
const spelt = (typed: string) =>
  typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace(/[~–—至]/u, '-')
    .replaceAll(/(?<!\d)(\d):/g, '0$1:');

/** When it is open on any day, as `06:30-09:00`, by the operator's clock; over midnight where the end is earlier. */
export const hours = () =>
  texts(z.string().check(z.maxLength(20), z.overwrite(spelt), z.regex(OPENING)), LARGEST_OPENINGS);

/** A line of `lines`. */
type Line<O extends string, V extends ChoiceValue, F extends Fields> = z.ZodMiniObject<
  { [N in O]: z.ZodMiniType<V, V> } & RowShape<F>
>;

/** One line for each value at most. @param of the field of a line that names its value @param fields what else it says */
export const lines = <const O extends string, const V extends ChoiceValue, F extends Fields>(
  of: O,
  values: readonly V[],
  fields: F,
) => {
  const entered = Object.entries<AnyField>(fields).map(([name, { entry, presence }]): [string, Schema] => [
    name,
    presence === 'required' ? entry : z.nullable(entry as z.ZodMiniType),
  ]);
  const value = z.object({ [of]: oneOf(values), ...rowShape(fields) }) as unknown as Line<O, V, F>;
  const entry = z.object({ [of]: oneOf(values), ...Object.fromEntries(entered) }) as unknown as typeof value;
  return new Field({
    kind: { is: 'lines', of, values, fields },
    value: z.array(value),
    entry: z.array(entry).check(z.maxLength(values.length)),
    filterKind: null,
    hasOwnRule: true,
  });
};
