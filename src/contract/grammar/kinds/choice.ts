/** Fields whose values are out of a list. */
import * as z from 'zod/mini';
import { Flag } from '../wire.ts';
import { Field } from './field.ts';
import type { ChoiceValue } from './kind.ts';
import { oneOf } from './one-of.ts';

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
/** 1 and 0. */
export const flag = () =>
  new Field({
    kind: { is: 'choice', values: [1, 0] },
    value: Flag,
    entry: Flag,
    filterKind: 'flag',
  });
