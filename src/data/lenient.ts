/**
 * What the console makes of a sloppy answer, derived from the declared schema: an upstream in the field gives ids
 * as numbers, null for an empty list, leaves fields out and adds its own. Nothing of that is a crash.
 */
import type * as z from 'zod/mini';
import { inspect, type Schema, unwrap } from '../contract/grammar/walk.ts';
import { isAreaIds, isId } from '../contract/grammar/wire.ts';

/**
 * The value in the declared shape as far as it goes. Unknown fields are kept, values of a wrong type are left as
 * they are where no meaning can be read from them. What is missing is empty: a list, a text and an id, and the fields of
 * an object; every other value is null, also where the schema promises one, so that nothing is stated of it.
 */
export function lenient<S extends Schema>(schema: S, value: unknown): z.output<S> {
  return normalise(schema, value) as z.output<S>;
}

/** `true` as upstreams write it. */
export const isTrue = (value: unknown) => value === true || value === 1 || value === '1' || value === 'true';

export const isBlank = (value: unknown) => value === undefined || value === null || value === '';

function normalise(schema: Schema, value: unknown): unknown {
  const { isNullable, isOptional } = unwrap(schema);
  if (isId(schema)) return toId(value, isNullable, isOptional);
  const looked = inspect(schema);
  if (looked.kind === 'array') {
    if (Array.isArray(value)) return value.map(item => normalise(looked.element, item));
    return isNullable || isAreaIds(schema) ? null : [];
  }
  if (value === undefined || value === null) {
    if (isOptional && value === undefined) return undefined;
    if (isNullable) return null;
    if (looked.kind === 'object') return normaliseFields(looked.shape, {});
    return looked.kind === 'text' ? '' : null;
  }
  switch (looked.kind) {
    case 'object': {
      const record = isRecord(value) ? value : asNamed(looked.shape, value);
      if (!record && isNullable) return null;
      return normaliseFields(looked.shape, record ?? {});
    }
    case 'text':
      return typeof value === 'object' ? '' : String(value);
    case 'number':
      return toNumber(value);
    case 'boolean':
      return isTrue(value);
    case 'enum':
      return toOneOf(looked.values, value);
    case 'union':
      return toOption(looked.options, value);
    default:
      return value;
  }
}

/** A text where a record with a name is expected is that name: roles come so. */
export const asNamed = (
  shape: Readonly<Record<string, Schema>>,
  value: unknown,
): { name: string } | undefined =>
  typeof value === 'string' && value !== '' && isNamed(shape) ? { name: value } : undefined;

const isNamed = ({ name }: Readonly<Record<string, Schema>>) =>
  name !== undefined && inspect(name).kind === 'text' && !unwrap(name).isOptional;

function normaliseFields(shape: Readonly<Record<string, Schema>>, value: Record<string, unknown>) {
  const result: Record<string, unknown> = { ...value };
  for (const [name, field] of Object.entries(shape)) {
    const own = Object.hasOwn(value, name) ? value[name] : undefined;
    const normal = normalise(field, own);
    if (normal !== undefined) result[name] = normal;
    else delete result[name];
  }
  return result;
}

function toId(value: unknown, isNullable: boolean, isOptional: boolean): unknown {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return value === '' && isNullable ? null : value;
  if (isNullable) return null;
  return isOptional ? undefined : '';
}

function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value !== 'string' || value.trim() === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** `'1'`, `1` and `true` are the same flag. */
function toOneOf(values: readonly unknown[], value: unknown): unknown {
  if (values.includes(value)) return value;
  const text = typeof value === 'boolean' ? String(Number(value)) : String(value);
  return values.find(known => String(known) === text) ?? value;
}

function toOption(options: readonly Schema[], value: unknown): unknown {
  for (const option of options) {
    const looked = inspect(option);
    if (looked.kind !== 'enum') continue;
    const chosen = toOneOf(looked.values, value);
    if (looked.values.includes(chosen)) return chosen;
  }
  const fitting = options.find(option => fits(inspect(option).kind, value));
  return fitting ? normalise(fitting, value) : value;
}

function fits(kind: ReturnType<typeof inspect>['kind'], value: unknown): boolean {
  if (kind === 'text') return typeof value === 'string';
  if (kind === 'number') return typeof value === 'number';
  if (kind === 'array') return Array.isArray(value);
  return kind === 'object' && isRecord(value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
