/**
 * The outer shape of an answer to a reading call: a list that comes as an object with one list in it, or the other way
 * round, is read as declared. What cannot be read must not be shown as an empty list: that would be a false statement.
 */
import { type AnyCall, changesState } from './call.ts';
import { inspect, type Schema } from './walk.ts';

interface Answered {
  data: unknown;
  total?: number | undefined;
}

/**
 * `data` in the declared outer shape, with the total that an object beside its list tells. An answer to a write is left
 * alone: the write was done, whatever was answered.
 *
 * Undefined where it cannot be read.
 */
export function inDeclaredShape(call: AnyCall, { data, total }: Answered): Answered | undefined {
  if (changesState(call) || data === null || data === undefined || data === '') return { data, total };
  const declared = inspect(call.data);
  if (declared.kind === 'array') {
    if (Array.isArray(data)) return { data, total };
    const list = isObject(data) ? onlyList(data) : undefined;
    if (!list) return undefined;
    const { total: beside } = data as { total?: unknown };
    return { data: list, total: total ?? (typeof beside === 'number' ? beside : undefined) };
  }
  if (declared.kind !== 'object' || isObject(data)) return { data, total };
  if (!Array.isArray(data)) return undefined;
  const field = onlyListField(declared.shape);
  if (field) return { data: { [field]: data }, total };
  // an empty object as some languages write it, or one record in a list
  const [first, ...others] = data;
  if (others.length > 0 || !(first === undefined || isObject(first))) return undefined;
  return { data: first ?? null, total };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function onlyList(data: Record<string, unknown>): unknown[] | undefined {
  const [list, ...others] = Object.values(data).filter(Array.isArray);
  return others.length === 0 ? list : undefined;
}

function onlyListField(shape: Readonly<Record<string, Schema>>): string | undefined {
  const [field, ...others] = Object.keys(shape).filter(name => {
    const schema = shape[name];
    return schema !== undefined && inspect(schema).kind === 'array';
  });
  return others.length === 0 ? field : undefined;
}
