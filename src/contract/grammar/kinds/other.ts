/** Fields that are drawn and entered by their page alone. */
import type { Schema } from '../walk.ts';
import { Field } from './field.ts';

/** What no kind fits. @param value as a row has it @param entry as a person says it, where that is something else */
export const other = <R extends Schema, I extends Schema = R>(value: R, entry: I = value as never) =>
  new Field({ kind: { is: 'other' }, value, entry, filterKind: null });
