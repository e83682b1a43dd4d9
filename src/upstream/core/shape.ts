/**
 * What leaves the server: the declared fields and no others, personal values masked. Built once for each call
 * from its schema, so that a handler may return a whole row and a password hash still cannot leave.
 */
import { mask } from '../../contract/mask.ts';
import { look, type Schema } from '../../contract/walk.ts';
import { maskOf } from '../../contract/wire.ts';

export type Shape = (value: unknown) => unknown;

export function shapeOf(schema: Schema): Shape {
  const shape = shapeOfPresent(schema);
  return value => (value === null || value === undefined ? value : shape(value));
}

function shapeOfPresent(schema: Schema): Shape {
  const kind = maskOf(schema);
  if (kind) return value => mask(kind, String(value));
  const looked = look(schema);
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
  return value => value;
}
