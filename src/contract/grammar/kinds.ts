/**
 * What a field of a record means. From its meaning follow the schema of a row and of what a person fills in, and how
 * the field is drawn, entered, filtered, exported, imported and masked.
 *
 * `text(60).required().search()` · `choice([1, 0]).initially(1)` · `masked('mobile')` · `count().derived()`
 */

import * as z from 'zod/mini';
import type { AnyCall } from './call.ts';
import type { FilterKind } from './filters.ts';
import { filledPlateLine, plateLine } from './plates.ts';
import type { Reason } from './reasons.ts';
import { IdentityNumber, Mobile, WebAddress } from './validators.ts';
import type { Schema } from './walk.ts';
import {
  AreaIds,
  EpochMs,
  Flag,
  filledLine,
  Id,
  line,
  type MaskKind,
  masked as maskedText,
  seeksNumbers,
  wholeValue,
} from './wire.ts';

export type ChoiceValue = string | number;

/** How a choice is marked where it is the state of its record. */
export type Tone = 'ok' | 'warn' | 'bad' | 'off';

export type Kind =
  | { is: 'text'; longest: number }
  /** Ids and codes: a face that tells 0 from O. */
  | { is: 'code' }
  /** Several lines. */
  | { is: 'note' }
  /** `isPlain` where it is a name, not an amount: its digits stand without groups. */
  | { is: 'count'; isPlain?: true }
  | { is: 'number' }
  /** 0 to 100. */
  | { is: 'percent' }
  /** Money in hundredths of a yuan. */
  | { is: 'fen' }
  | { is: 'metres' }
  /** Milliseconds since 1970, shown as how long ago it was; `isExact` to the second. */
  | { is: 'moment'; isExact?: true }
  /** Milliseconds since 1970, shown as a day of Asia/Shanghai: the first or the last of that day. */
  | { is: 'day'; edge: 'start' | 'end' }
  /** `HH:mm`, by the operator's clock. */
  | { is: 'clock' }
  /** Its words stand under `<resource>.<field>.<value>`, or under the key `words` where several resources share them. */
  | {
      is: 'choice';
      values: readonly ChoiceValue[];
      /** Of these, those that a person sets; without it, any. */
      entered?: readonly ChoiceValue[];
      tones?: Readonly<Partial<Record<string, Tone>>>;
      words?: string;
    }
  /** Several of them; words as of a choice. */
  | { is: 'choices'; values: readonly ChoiceValue[]; words?: string }
  /** Several texts, as a person types them. */
  | { is: 'texts' }
  /** Of the dictionary `area`. */
  | { is: 'area' }
  /** Several of them; none is all. */
  | { is: 'areas' }
  /** The id of another record, which the row names by the field `name`. */
  | { is: 'reference'; to: Referred; name: string }
  /** `hasLandLines` where a mobile number may be a land line. */
  | { is: 'masked'; as: MaskKind; hasLandLines?: true }
  /** The id of a file that was uploaded. */
  | { is: 'file' }
  /** The id of a picture that was uploaded; the row has its address, good for minutes, in the field `url`. */
  | { is: 'picture'; url: string }
  /** An address, whose degrees of WGS-84 are two fields of their own: both or none. */
  | { is: 'place'; longest: number; lng: string; lat: string }
  /** For each of these values one line or none, with what is said of it; the line names its value by the field `of`. */
  | { is: 'lines'; of: string; values: readonly ChoiceValue[]; fields: Fields }
  /** Drawn and entered by its page alone. */
  | { is: 'other' };

/** As much of a resource as who refers to it needs. */
export interface Referred {
  readonly name: string;
  readonly resource: string;
  readonly searches: readonly string[];
  readonly calls: { readonly list: AnyCall; readonly one?: AnyCall };
}

/** Whether a record always has a value: `filled` it has, although a person may leave it out. */
type Presence = 'optional' | 'filled' | 'required';

/** Who says the value: a person at any time, when adding only, the server, or who looks for records. */
type Access = 'write' | 'create' | 'read' | 'filter';

/** As much of a field as does not depend on its types. */
export interface AnyField {
  readonly kind: Kind;
  /** A value that is there, as a row has it. */
  readonly value: Schema;
  /** A value that is there, as a person enters it. */
  readonly entry: Schema;
  /** A value to look for, where it is said in another way than it is entered. */
  readonly sought?: Schema;
  readonly presence: Presence;
  readonly access: Access;
  /** No column of the table: the rules of the upstream say it. */
  readonly isDerived: boolean;
  /** `keyword` looks into it. */
  readonly isSearched: boolean;
  /** The reason with which a value is refused that another record has. */
  readonly taken?: Reason;
  /** What the form of a new record begins with. */
  readonly initial?: ChoiceValue;
  /** Key of what it is called, where that is not said in the room of its resource. */
  readonly label?: string;
  /** A rule of its own judges it, whose words stand under `<resource>.problem.<field>`. */
  readonly hasOwnRule: boolean;
  /** The field with the beginning of what ends with this one. */
  readonly begins?: string;
}

export class Field<
  R extends Schema = Schema,
  I extends Schema = Schema,
  K extends FilterKind | null = FilterKind | null,
  P extends Presence = 'optional',
  A extends Access = 'write',
> implements AnyField
{
  declare readonly kind: Kind;
  declare readonly value: R;
  declare readonly entry: I;
  /** By which operators it can be filtered. */
  declare readonly filterKind: K;
  declare readonly sought?: Schema;
  declare readonly presence: P;
  declare readonly access: A;
  declare readonly isDerived: boolean;
  declare readonly isSearched: boolean;
  declare readonly taken?: Reason;
  declare readonly initial?: ChoiceValue;
  declare readonly label?: string;
  declare readonly hasOwnRule: boolean;
  declare readonly begins?: string;

  constructor(about: Partial<AnyField> & { kind: Kind; value: R; entry: I; filterKind: K }) {
    Object.assign(this, {
      presence: 'optional',
      access: 'write',
      isDerived: false,
      isSearched: false,
      hasOwnRule: false,
      ...about,
    });
  }

  private with(change: object) {
    return new Field({ ...this, ...change }) as never;
  }

  /** A person has to fill it in. */
  required(): Field<R, I, K, 'required', A> {
    return this.with({ presence: 'required' });
  }
  /** A record always has it; what nobody fills in, the server does. */
  filled(): Field<R, I, K, 'filled', A> {
    return this.with({ presence: 'filled' });
  }
  /** A record always has it; a new form begins with this value. */
  initially(initial: ChoiceValue): Field<R, I, K, P extends 'required' ? P : 'filled', A> {
    return this.with({ presence: this.presence === 'required' ? 'required' : 'filled', initial });
  }
  /** Said when adding; it stays. */
  fixed(): Field<R, I, K, P, 'create'> {
    return this.with({ access: 'create' });
  }
  /** The server says it. */
  readOnly(): Field<R, I, K, P, 'read'> {
    return this.with({ access: 'read' });
  }
  /** The server says it, from elsewhere than the record's own table. */
  derived(): Field<R, I, K, P, 'read'> {
    return this.with({ access: 'read', isDerived: true });
  }
  /** Shown from elsewhere than the record's own table, and entered all the same: the upstream's rules know what it means. */
  joined(): Field<R, I, K, P, A> {
    return this.with({ isDerived: true });
  }
  /** No field of a record: only looked for. */
  filterOnly(): Field<R, I, K, P, 'filter'> {
    return this.with({ access: 'filter', isDerived: true });
  }
  search(): Field<R, I, K, P, A> {
    if (this.kind.is === 'masked') throw new TypeError('part by part, a masked value would be spelt out');
    return this.with({ isSearched: true });
  }
  /** Of a masked value: records are found by it all day, at work. */
  soughtAtWork(): Field<R, I, K, P, A> {
    return this.with({ sought: seeksNumbers(line(20), { isWork: true }) });
  }
  /** No two records share a value. @param reason with which the second is refused */
  unique(reason: Reason = 'TAKEN'): Field<R, I, K, P, A> {
    return this.with({ taken: reason });
  }
  /** The end of what begins with that field: where both are said, it lies behind it. */
  after(begins: string): Field<R, I, K, P, A> {
    return this.with({ begins });
  }
  /** What a person enters is judged by this rule instead, in words of its own. */
  valid<S extends Schema>(entry: S): Field<R, S, K, P, A> {
    return this.with({ entry, hasOwnRule: true });
  }
  /** Of a choice: the key under which its words stand, where other resources have the same. */
  words(words: string): Field<R, I, K, P, A> {
    return this.with({ kind: { ...this.kind, words } });
  }
  /** What it is called stands elsewhere in the catalogue. */
  called(label: string): Field<R, I, K, P, A> {
    return this.with({ label });
  }
  /** Of a choice: an upstream may say other values, which are read as they stand. */
  open(): Field<z.ZodMiniType<z.output<R> extends number ? number : string>, I, K, P, A> {
    const isNumber = this.kind.is === 'choice' && typeof this.kind.values[0] === 'number';
    return this.with({ value: isNumber ? z.int() : z.string() });
  }
  /** Of a choice: a person sets one of these, the others follow from elsewhere. */
  entered<const V extends ChoiceValue>(values: readonly V[]): Field<R, z.ZodMiniType<V, V>, K, P, A> {
    return this.with({ kind: { ...this.kind, entered: values }, entry: oneOf(values), sought: this.value });
  }
  /** Of a choice: how each value is marked as the state of its record. */
  status(tones: Readonly<Record<ChoiceValue, Tone>>): Field<R, I, K, P, A> {
    return this.with({ kind: { ...this.kind, tones } });
  }
}

type SomeField = Field<Schema, Schema, FilterKind | null, Presence, Access>;
export type Fields = Readonly<Record<string, SomeField>>;

/** Of texts that a person enters: the same, not empty. */
const fillable = new WeakMap<Schema, Schema>();

function textOf(longest: number) {
  const entry = line(longest);
  fillable.set(entry, filledLine(longest));
  return { value: z.string(), entry, filterKind: 'text' } as const;
}

/** @param longest characters */
export const text = (longest: number) => new Field({ kind: { is: 'text', longest }, ...textOf(longest) });
export const code = (longest: number) => new Field({ kind: { is: 'code' }, ...textOf(longest) });
/** A plate, or what somebody says in place of one: kept as plates are written. */
export function plateText(longest: number) {
  const entry = plateLine(longest);
  fillable.set(entry, filledPlateLine(longest));
  return new Field({ kind: { is: 'code' }, value: z.string(), entry, filterKind: 'text' });
}
export const note = (longest: number) => new Field({ kind: { is: 'note' }, ...textOf(longest) });

/** An address of the web: http or https. */
export const webAddress = (longest: number) => text(longest).valid(WebAddress(longest));

interface Bounds {
  min?: number;
  max?: number;
}

const bounded = ({ min, max }: Bounds) =>
  [min === undefined ? [] : z.gte(min), max === undefined ? [] : z.lte(max)].flat();
const whole = (bounds: Bounds) => ({
  value: z.int(),
  entry: z.int().check(...(bounded(bounds) as [])),
  filterKind: 'number' as const,
});

/** @param shown `plain` for what is a name, as the number of a version */
export const count = (bounds: Bounds = {}, shown?: 'plain') =>
  new Field({ kind: { is: 'count', ...(shown && { isPlain: true }) }, ...whole(bounds) });
export const percent = () => new Field({ kind: { is: 'percent' }, ...whole({ min: 0, max: 100 }) });
export const fen = (bounds: Bounds = { min: 0 }) => new Field({ kind: { is: 'fen' }, ...whole(bounds) });
export const metres = (bounds: Bounds) => new Field({ kind: { is: 'metres' }, ...whole(bounds) });
/** With a fraction. */
export const number = (bounds: Bounds = {}) =>
  new Field({
    kind: { is: 'number' },
    value: z.number(),
    entry: z.number().check(...(bounded(bounds) as [])),
    filterKind: 'number',
  });

/** @param shown `exact` for what is looked up by its second, as in a log */
export const moment = (shown?: 'exact') =>
  new Field({
    kind: { is: 'moment', ...(shown && { isExact: true }) },
    value: EpochMs,
    entry: EpochMs,
    filterKind: 'time',
  });
/** @param edge which millisecond of the day is meant: of what runs out, the last */
export const day = (edge: 'start' | 'end' = 'end') =>
  new Field({ kind: { is: 'day', edge }, value: EpochMs, entry: EpochMs, filterKind: 'time' });

const ClockTime = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
export const clock = () =>
  new Field({ kind: { is: 'clock' }, value: ClockTime, entry: ClockTime, filterKind: null });

/** One of these values. */
export const oneOf = <const V extends ChoiceValue>(values: readonly V[]): z.ZodMiniType<V, V> =>
  (values.every(value => typeof value === 'string')
    ? z.enum(values as readonly string[] as readonly [string])
    : z.union(values.map(value => z.literal(value)))) as never;

/** The order of the values is that of the choices. */
export const choice = <const V extends ChoiceValue>(values: readonly V[]) =>
  new Field({
    kind: { is: 'choice', values },
    value: oneOf(values),
    entry: oneOf(values),
    filterKind: 'choice',
  });
/** Several of them at once. */
export const choices = <const V extends string>(values: readonly V[]) =>
  new Field({
    kind: { is: 'choices', values },
    value: z.array(z.string()),
    entry: z.array(oneOf(values)),
    sought: oneOf(values),
    filterKind: 'choice',
  });
/** Several texts, each judged by this rule in words of its own. @param most how many */
export const texts = <S extends Schema>(one: S, most: number) =>
  new Field({
    kind: { is: 'texts' },
    value: z.array(z.string()),
    entry: z.array(one as S & z.core.SomeType).check(z.maxLength(most)),
    filterKind: null,
    hasOwnRule: true,
  });
/** 1 and 0. */
export const flag = () =>
  new Field({
    kind: { is: 'choice', values: [1, 0] },
    value: Flag,
    entry: Flag,
    filterKind: 'flag',
  });

export const area = () => new Field({ kind: { is: 'area' }, ...textOf(40), filterKind: null });
export const areas = () =>
  new Field({ kind: { is: 'areas' }, value: AreaIds, entry: z.array(Id), filterKind: null });

/** @param name the field of a row that says what the other record is called */
export const reference = (to: Referred, name: string) =>
  new Field({ kind: { is: 'reference', to, name }, value: Id, entry: Id, filterKind: null });

const MASKED_ENTRY = {
  mobile: Mobile,
  identity: IdentityNumber,
  card: wholeValue('card', line(30)),
  name: wholeValue('name', line(40)),
} as const satisfies Record<MaskKind, Schema>;

/** It leaves the server shortened, and is entered whole. */
export const masked = (as: MaskKind) =>
  new Field({
    kind: { is: 'masked', as },
    value: maskedText(as),
    entry: MASKED_ENTRY[as] as (typeof MASKED_ENTRY)['mobile'],
    // whole, or its last four
    sought: seeksNumbers(line(20)),
    filterKind: 'masked',
    // numbers whose length everybody knows
    hasOwnRule: as === 'mobile' || as === 'identity',
  });

export const file = () => new Field({ kind: { is: 'file' }, value: Id, entry: Id, filterKind: null });

/** What no kind fits. @param value as a row has it @param entry as a person says it, where that is something else */
export const other = <R extends Schema, I extends Schema = R>(value: R, entry: I = value as never) =>
  new Field({ kind: { is: 'other' }, value, entry, filterKind: null });

/** Fields as another resource has them, and in its words. @param room of those words */
export const inWordsOf = <F extends Fields>(room: string, fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { kind } = field;
      const isSpelled = (kind.is === 'choice' || kind.is === 'choices') && !kind.words;
      const called = field.called(`${room}.field.${name}`);
      return [name, isSpelled ? called.words(`${room}.${name}`) : called];
    }),
  ) as unknown as F;

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
      if (presence === 'required') return fillable.get(schema) ?? schema;
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
