/** Which fields of a call hold personal values, as its declaration says: `masked(…)`, and what is filled in for it. */
import type { AnyCall } from './call.ts';
import { inspect, outOf, type Schema } from './walk.ts';
import { type MaskKind, maskOf, wholeKindOf } from './wire.ts';

/** By their names. */
export type PersonalFields = ReadonlyMap<string, MaskKind>;

/** Of its input and of its answer, which has the fields of the record that it changes. */
export function personalFieldsOf({ params, query, body, data }: AnyCall): PersonalFields {
  return new Map([params, query, body, data].flatMap(schema => (schema ? fieldsIn(schema) : [])));
}

function fieldsIn(schema: Schema): (readonly [name: string, kind: MaskKind])[] {
  const looked = inspect(outOf(schema));
  switch (looked.kind) {
    case 'array':
      return fieldsIn(looked.element);
    case 'union':
      return looked.options.flatMap(fieldsIn);
    case 'object':
      return Object.entries(looked.shape).flatMap(([name, field]) => {
        const kind = maskOf(field) ?? wholeKindOf(field);
        return kind ? [[name, kind] as const] : fieldsIn(field);
      });
    default:
      return [];
  }
}
