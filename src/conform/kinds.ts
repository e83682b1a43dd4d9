/** Kinds of values in words. */
import { inspect, type Schema, unwrap } from '../contract/grammar/walk.ts';
import { EpochMs, isId } from '../contract/grammar/wire.ts';

/** What a value is, without the value. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'undefined':
      return 'nothing';
    default:
      return 'an object';
  }
}

/** `a list is`, `epoch milliseconds are`: continues with "expected". */
export function expectedOf(schema: Schema): string {
  if (isId(schema)) return 'an id is';
  if (unwrap(schema).inner === EpochMs) return 'epoch milliseconds are';
  const looked = inspect(schema);
  switch (looked.kind) {
    case 'array':
      return 'a list is';
    case 'object':
      return 'an object is';
    case 'text':
      return 'text is';
    case 'number':
      return 'a number is';
    case 'boolean':
      return 'true or false is';
    case 'enum':
      return `${choices(looked.values)} is`;
    case 'union':
      return `${choices(looked.options.flatMap(valuesOf))} is`;
    default:
      return 'something else is';
  }
}

function valuesOf(option: Schema): readonly unknown[] {
  const looked = inspect(option);
  return looked.kind === 'enum' ? looked.values : [];
}

function choices(values: readonly unknown[]): string {
  const written = values.map(value => JSON.stringify(value));
  const last = written.pop() ?? 'another value';
  return written.length > 0 ? `${written.join(', ')} or ${last}` : last;
}
