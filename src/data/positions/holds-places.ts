/** Which answers have positions in them, so that only these wait for what converts them. */
import { inspect, type Schema } from '../../contract/grammar/walk.ts';

const known = new WeakMap<Schema, boolean>();

/** Whether records with a `coordType` are declared anywhere in it. */
export function holdsPlaces(schema: Schema): boolean {
  const holds = known.get(schema) ?? find(schema, new Set());
  known.set(schema, holds);
  return holds;
}

/** @param seen Schemas may hold themselves, as a tree's do. */
function find(schema: Schema, seen: Set<unknown>): boolean {
  const looked = inspect(schema);
  if (looked.kind === 'array') return find(looked.element, seen);
  if (looked.kind === 'union') return looked.options.some(option => find(option, seen));
  if (looked.kind !== 'object' || seen.has(looked.shape)) return false;
  seen.add(looked.shape);
  return 'coordType' in looked.shape || Object.values(looked.shape).some(field => find(field, seen));
}
