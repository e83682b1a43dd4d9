/** Fields that are texts. */
import * as z from 'zod/mini';
import { filledPlateLine, plateLine } from '../plates.ts';
import { WebAddress } from '../validators.ts';
import type { Schema } from '../walk.ts';
import { filledLine, line } from '../wire.ts';
import { Field } from './field.ts';

/** Of texts that a person enters: the same, not empty. */
const fillable = new WeakMap<Schema, Schema>();

/** The schema of a text that has to be filled in. */
export const filledEntry = (entry: Schema): Schema => fillable.get(entry) ?? entry;

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

/** Several texts, each judged by this rule in words of its own. @param most how many */
export const texts = <S extends Schema>(one: S, most: number) =>
  new Field({
    kind: { is: 'texts' },
    value: z.array(z.string()),
    entry: z.array(one as S & z.core.SomeType).check(z.maxLength(most)),
    filterKind: null,
    hasOwnRule: true,
  });
