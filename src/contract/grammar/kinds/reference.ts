/** Fields that name something else: an area, another record, a file. */
import * as z from 'zod/mini';
import { AreaIds, Id } from '../wire.ts';
import { Field } from './field.ts';
import type { Referred } from './kind.ts';
import { text } from './text.ts';

export const area = () => new Field({ ...text(40), kind: { is: 'area' }, filterKind: null });
export const areas = () =>
  new Field({ kind: { is: 'areas' }, value: AreaIds, entry: z.array(Id), filterKind: null });

/** @param name the field of a row that says what the other record is called */
export const reference = (to: Referred, name: string) =>
  new Field({ kind: { is: 'reference', to, name }, value: Id, entry: Id, filterKind: null });

/** A file that was uploaded. */
export const file = () => new Field({ kind: { is: 'file' }, value: Id, entry: Id, filterKind: null });
