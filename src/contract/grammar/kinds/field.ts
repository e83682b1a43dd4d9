/**
 * A field of a record. From what it means follow the schema of a row and of what a person fills in, and how the field is
 * drawn, entered, filtered, exported, imported and masked.
 *
 * `text(60).required().search()` · `choice([1, 0]).initially(1)` · `masked('mobile')` · `count().derived()`
 */
import * as z from 'zod/mini';
import type { FilterKind } from '../filters.ts';
import type { Reason } from '../reasons.ts';
import type { Schema } from '../walk.ts';
import { line, seeksNumbers } from '../wire.ts';
import type { Access, AnyField, ChoiceValue, Kind, Presence, Tone } from './kind.ts';
import { oneOf } from './one-of.ts';

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
  /** Entered, but read from another table: the upstream's rules say what becomes of an entry. */
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
