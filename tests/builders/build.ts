/** Test data from the contract: the smallest value a schema takes, and what a test is about on top of it. */
import type * as z from 'zod/mini';
import { inspect, type Schema, unwrap } from '../../src/contract/grammar/walk.ts';
import { isId } from '../../src/contract/grammar/wire.ts';
import { isWallTime } from '../../src/contract/wall-time.ts';

/** `build(AdminUser, { account: 'huangzq' })`. */
export function build<S extends Schema>(schema: S, about: Partial<z.output<S>> = {}): z.output<S> {
  const made = valueFor(schema);
  const isRecord = typeof made === 'object' && made !== null && !Array.isArray(made);
  return (isRecord ? { ...made, ...about } : made) as z.output<S>;
}

function valueFor(schema: Schema): unknown {
  const { isOptional, isNullable } = unwrap(schema);
  if (isOptional) return undefined;
  if (isNullable) return null;
  if (isId(schema)) return '1';
  if (isWallTime(schema)) return '2026-06-15 00:00:00';
  const looked = inspect(schema);
  switch (looked.kind) {
    case 'object':
      return Object.fromEntries(
        Object.entries(looked.shape).flatMap(([name, field]) => {
          const value = valueFor(field);
          return value === undefined ? [] : [[name, value]];
        }),
      );
    case 'array':
      return [];
    case 'union':
      return looked.options[0] ? valueFor(looked.options[0]) : null;
    case 'enum':
      return looked.values[0];
    case 'text':
      return 'text';
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'anything':
      return null;
  }
}
