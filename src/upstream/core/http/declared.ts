/** What follows from the declaration of a call alone: worked out once, and shared by all servers of a process. */
import type { AnyCall } from '../../../contract/grammar/call.ts';
import { fillingGuardOf, searchGuardOf } from '../lookups/guard.ts';
import { inputReader, ownerReader } from './input.ts';
import { conflictShapeOf, shapeOf } from './shape.ts';

const known = new WeakMap<AnyCall, ReturnType<typeof derived>>();

export function declaredBy(call: AnyCall): ReturnType<typeof derived> {
  const earlier = known.get(call);
  if (earlier) return earlier;
  const now = derived(call);
  known.set(call, now);
  return now;
}

const derived = (call: AnyCall) => ({
  readInput: inputReader(call),
  ownerIn: ownerReader(call),
  shape: shapeOf(call.data),
  shapeConflict: conflictShapeOf(call),
  guardSearch: searchGuardOf(call),
  guardFilling: fillingGuardOf(call),
});
