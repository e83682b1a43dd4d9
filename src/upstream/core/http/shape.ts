/**
 * What leaves the server: the declared fields and no others, personal values masked. Built once for each call
 * from its schema, so that a handler may return a whole row and a password hash still cannot leave.
 */
import type { AnyCall } from '../../../contract/grammar/call.ts';
import { mask } from '../../../contract/grammar/mask.ts';
import { inspect, type Schema } from '../../../contract/grammar/walk.ts';
import { maskOf } from '../../../contract/grammar/wire.ts';
import { Failure } from '../failure.ts';

export type Shape = (value: unknown) => unknown;

export function shapeOf(schema: Schema): Shape {
  const shape = shapeOfPresent(schema);
  return value => (value === null || value === undefined ? value : shape(value));
}

/**
 * A conflict shows the record as it is now: with the fields that the call itself answers, masked alike. A call that
 * answers no record, as one that deletes, shows none.
 */
export function conflictShapeOf(call: Pick<AnyCall, 'data'>): (failure: Failure) => Failure {
  const looked = inspect(call.data);
  const isRecord = looked.kind === 'object' && Object.hasOwn(looked.shape, 'version');
  const shape = isRecord ? shapeOf(call.data) : () => undefined;
  return failure => {
    const { current, ...rest } = failure.data;
    if (current === undefined) return failure;
    const shaped = shape(current);
    return new Failure(failure.failure, shaped === undefined ? rest : { ...rest, current: shaped });
  };
}

function shapeOfPresent(schema: Schema): Shape {
  const kind = maskOf(schema);
  if (kind) return value => mask(kind, String(value));
  const looked = inspect(schema);
  if (looked.kind === 'array') {
    const element = shapeOf(looked.element);
    return value => (Array.isArray(value) ? value.map(element) : value);
  }
  if (looked.kind === 'object') {
    const fields = Object.entries(looked.shape).map(([key, field]) => [key, shapeOf(field)] as const);
    return value => {
      const source = value as Record<string, unknown>;
      const shaped: Record<string, unknown> = {};
      for (const [key, field] of fields) if (source[key] !== undefined) shaped[key] = field(source[key]);
      return shaped;
    };
  }
  // which of several shapes a value has is not to be told from the value: it would leave as it is
  if (looked.kind === 'union' && !looked.options.every(isBare)) throw new TypeError('UNION_NOT_BARE');
  return value => value;
}

/** One word or number, and nothing personal. */
function isBare(schema: Schema): boolean {
  if (maskOf(schema)) return false;
  const looked = inspect(schema);
  if (looked.kind === 'union') return looked.options.every(isBare);
  return looked.kind !== 'object' && looked.kind !== 'array';
}
