/** Which calls jobs may make, in whose name. */
import type { AnyCall } from '../../contract/grammar/call.ts';
import { isAllowed } from '../../contract/grammar/may.ts';
import { inspect, type Schema } from '../../contract/grammar/walk.ts';
import type { SignedIn } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import { fromTexts } from '../core/http/input.ts';
import type { InnerCalls, InnerInput } from '../core/inner-calls.ts';

/** A list that this person may take away now. Fails with NOT_FOUND and NO_PERMISSION. */
export function exportable(inner: InnerCalls, name: string, user: SignedIn): AnyCall {
  const call = inner.find(name);
  if (!call?.exports) throw new Failure('NOT_FOUND');
  if (!isAllowed(call.exports, user.rights) || !isAllowed(call.may, user.rights))
    throw new Failure('NO_PERMISSION');
  return call;
}

export type ImportableCall = AnyCall & { body: NonNullable<AnyCall['body']> };

/** A call that makes a record of a row. Fails with NOT_FOUND and NO_PERMISSION. */
export function importable(inner: InnerCalls, name: string, user: SignedIn): ImportableCall {
  const call = inner.find(name);
  if (!call?.isImportable || !hasBody(call)) throw new Failure('NOT_FOUND');
  if (!isAllowed(call.may, user.rights)) throw new Failure('NO_PERMISSION');
  return call;
}

export const hasBody = (call: AnyCall): call is ImportableCall => call.body !== undefined;

const shapeOf = (schema: Schema | undefined): Readonly<Record<string, Schema>> => {
  const looked = schema && inspect(schema);
  return looked?.kind === 'object' ? looked.shape : {};
};

/** Fields of a row of the list. */
export function rowShape(call: AnyCall): Readonly<Record<string, Schema>> {
  const looked = inspect(call.data);
  return looked.kind === 'array' ? shapeOf(looked.element) : {};
}

/** Fields of an object, or of the items of a list of them; empty for another field. */
export function partsShape(schema: Schema): Readonly<Record<string, Schema>> {
  const looked = inspect(schema);
  return looked.kind === 'array' ? shapeOf(looked.element) : shapeOf(schema);
}

export const bodyShape = (call: AnyCall) => shapeOf(call.body);

/** Whether the list can be asked for one record by this field. */
export const filtersBy = (call: AnyCall, field: string): boolean =>
  Object.hasOwn(shapeOf(call.query), field) || Object.hasOwn(shapeOf(call.body), field);

interface Window {
  current: number;
  size: number;
}

/** What the list is asked with: each field where the call declares it, as a console would send it. */
export function listInput(
  call: AnyCall,
  filter: Readonly<Record<string, unknown>>,
  window: Window,
): InnerInput {
  const [query, body] = [shapeOf(call.query), shapeOf(call.body)];
  const given = { ...filter, ...window };
  const within = (shape: object, besides: object = {}) =>
    Object.fromEntries(
      Object.entries(given).filter(
        ([name, value]) =>
          Object.hasOwn(shape, name) &&
          !Object.hasOwn(besides, name) &&
          value !== null &&
          value !== undefined,
      ),
    );
  return {
    ...(call.query && { query: fromTexts(call.query, within(query)) }),
    ...(call.body && { body: fromTexts(call.body, within(body, query)) }),
  };
}
