/** What a declaration says about its input: which fields it takes, where they go, and how they look on the wire. */
import type { AnyCall } from '../contract/grammar/call.ts';
import { looksMasked } from '../contract/grammar/mask.ts';
import { inspect, type Schema } from '../contract/grammar/walk.ts';
import { maskOf } from '../contract/grammar/wire.ts';

export type Part = 'params' | 'query' | 'body';

type Fields = Readonly<Record<string, unknown>>;

const NOTHING: Readonly<Record<string, Schema>> = {};

export function fieldsOf(call: AnyCall, part: Part): Readonly<Record<string, Schema>> {
  const schema = call[part];
  const looked = schema && inspect(schema);
  return looked?.kind === 'object' ? looked.shape : NOTHING;
}

export const declares = (call: AnyCall, part: Part, field: string) =>
  Object.hasOwn(fieldsOf(call, part), field);

/** Whether any part declares it. */
export const takes = (call: AnyCall, field: string) =>
  (['params', 'query', 'body'] as const).some(part => declares(call, part, field));

/** Each field in the part that declares it; what no part declares is left out. */
export function placed(call: AnyCall, values: Fields): Partial<Record<Part, Record<string, unknown>>> {
  const parts: Partial<Record<Part, Record<string, unknown>>> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    for (const [name, schema] of Object.entries(fieldsOf(call, part))) {
      if (!Object.hasOwn(values, name) || values[name] === undefined) continue;
      const own = parts[part] ?? {};
      own[name] = projected(schema, values[name]);
      parts[part] = own;
    }
  }
  return parts;
}

/** A value without what the schema does not declare: `{ roleId, name }` as `{ roleId }`. */
export function projected(schema: Schema, value: unknown): unknown {
  const looked = inspect(schema);
  if (looked.kind === 'array' && Array.isArray(value))
    return value.map(item => projected(looked.element, item));
  if (looked.kind === 'object' && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const shape = looked.shape;
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => Object.hasOwn(shape, name))
        .map(([name, own]) => [name, shape[name] ? projected(shape[name], own) : own]),
    );
  }
  return value;
}

/** Fields the call takes as input and whose values differ; lists are compared without regard to order. */
export function changedFields(call: AnyCall, before: Fields, after: Fields): string[] {
  const shape = { ...fieldsOf(call, 'query'), ...fieldsOf(call, 'body') };
  return Object.entries(shape)
    .filter(([name]) => !BOOKKEEPING.has(name) && Object.hasOwn(after, name) && after[name] !== undefined)
    .filter(([name, schema]) => !isSame(schema, before[name], after[name]))
    .map(([name]) => name);
}

/** Travels with a write, but is not what the clerk fills in. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['version', 'requestId']);

export const isSame = (schema: Schema, one: unknown, other: unknown) =>
  canonical(projected(schema, one)) === canonical(projected(schema, other));

/** No value, an empty text and null are the same to a clerk. */
function canonical(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).sort().join()}]`;
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([name, own]) => `${JSON.stringify(name)}:${canonical(own)}`);
    return `{${entries.sort().join()}}`;
  }
  return JSON.stringify(value);
}

/** Without what left the server masked and still looks so: nobody typed it. */
export function withoutMasks(
  shape: Readonly<Record<string, Schema>>,
  values: Fields,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const schema = shape[name];
      return !(schema && maskOf(schema) && typeof value === 'string' && looksMasked(value));
    }),
  );
}

/** The fields of one row of what a call answers. */
export function rowFields(call: AnyCall): Readonly<Record<string, Schema>> {
  const looked = inspect(call.data);
  const row = looked.kind === 'array' ? inspect(looked.element) : looked;
  return row.kind === 'object' ? row.shape : NOTHING;
}
