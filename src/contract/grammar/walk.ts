/**
 * Reading a schema instead of writing its shape twice. Everything that is derived from a declaration
 * (what leaves the server, what a console makes of a sloppy answer, test data, text from a query string)
 * goes through `look`, the one place that knows how zod keeps its definitions.
 */
import type * as z from 'zod/mini';

export type Schema = z.core.$ZodType;

/** What a schema is once its wrappers (optional, nullable, default, pipe) are taken off. */
export type Looked =
  | { kind: 'object'; shape: Readonly<Record<string, Schema>> }
  | { kind: 'array'; element: Schema }
  | { kind: 'union'; options: readonly Schema[] }
  | { kind: 'enum'; values: readonly unknown[] }
  | { kind: 'text' }
  | { kind: 'number' }
  | { kind: 'boolean' }
  | { kind: 'anything' };

interface Definition {
  type: string;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  shape?: Record<string, Schema>;
  element?: Schema;
  options?: readonly Schema[];
  entries?: Record<string, unknown>;
  values?: readonly unknown[];
  checks?: readonly { _zod: { def: { check: string; value?: unknown } } }[];
}

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

/** The schema under optional, nullable and default, and which of them it wore. */
export function unwrap(schema: Schema): { inner: Schema; isOptional: boolean; isNullable: boolean } {
  let inner = schema;
  let isOptional = false;
  let isNullable = false;
  for (;;) {
    const { type, innerType } = definitionOf(inner);
    if (!innerType) return { inner, isOptional, isNullable };
    isOptional ||= type === 'optional' || type === 'default';
    isNullable ||= type === 'nullable';
    inner = innerType;
  }
}

/** What a schema that reads one thing and makes another of it makes, as far as that is a schema; else itself. */
export function outOf(schema: Schema): Schema {
  const { inner } = unwrap(schema);
  const { type, out } = definitionOf(inner);
  return type === 'pipe' && out && definitionOf(out).type !== 'transform' ? outOf(out) : inner;
}

/** The least and the most that a number may be, as far as the schema says so. */
export function boundsOf(schema: Schema): { least?: number; most?: number } {
  const { checks = [] } = definitionOf(unwrap(schema).inner);
  const of = (kind: string) => checks.find(({ _zod }) => _zod.def.check === kind)?._zod.def.value;
  const [least, most] = [of('greater_than'), of('less_than')];
  return { ...(typeof least === 'number' && { least }), ...(typeof most === 'number' && { most }) };
}

export function inspect(schema: Schema): Looked {
  const definition = definitionOf(unwrap(schema).inner);
  switch (definition.type) {
    case 'object':
      return { kind: 'object', shape: definition.shape ?? {} };
    case 'array':
      return definition.element ? { kind: 'array', element: definition.element } : { kind: 'anything' };
    case 'union':
      return { kind: 'union', options: definition.options ?? [] };
    case 'enum':
      return { kind: 'enum', values: Object.values(definition.entries ?? {}) };
    case 'literal':
      return { kind: 'enum', values: definition.values ?? [] };
    case 'string':
      return { kind: 'text' };
    case 'number':
      return { kind: 'number' };
    case 'boolean':
      return { kind: 'boolean' };
    case 'pipe':
      return definition.in ? inspect(definition.in) : { kind: 'anything' };
    default:
      return { kind: 'anything' };
  }
}
