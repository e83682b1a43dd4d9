/** Which record a row of a file changes, where the file may change records. */
import { type AnyCall, changesState } from '../../contract/grammar/call.ts';
import { isAllowed } from '../../contract/grammar/may.ts';
import type { Db, SignedIn } from '../core/context.ts';
import { Failure } from '../core/failure.ts';
import type { InnerCalls, InnerInput } from '../core/inner-calls.ts';
import { type AreaScope, areaScope } from '../core/scope.ts';
import type { CheckInput } from './import-rows.ts';
import { bodyShape, hasBody, type ImportableCall } from './job-calls.ts';

/** A record of the room by a field whose values no two records share, seen from these areas. */
export type FindRecord = (
  db: Db,
  room: string,
  key: { field: string; value: unknown },
  scope: AreaScope,
) => Promise<{ id: string; version: number; updatedOn?: unknown } | undefined>;

/** How a file changes records. */
export interface Updating {
  update: ImportableCall;
  key: string;
  find: FindRecord;
}

/** The call that an import makes of a row whose record is there. Fails with PARAMETER and NO_PERMISSION. */
export function updateCall(
  inner: InnerCalls,
  call: AnyCall,
  key: string,
  user: Pick<SignedIn, 'rights'>,
): ImportableCall {
  const { updating, room } = call;
  const found = updating?.keys.includes(key) ? inner.find(`${room}.${updating.call}`) : undefined;
  if (!found || !hasBody(found) || !changesState(found)) {
    throw new Failure('PARAMETER', { fields: [{ field: 'updatesBy', code: 'invalid_value' }] });
  }
  if (!isAllowed(found.may, user.rights)) throw new Failure('NO_PERMISSION');
  return found;
}

/** Undefined for a file that only adds. Fails as `updateCall` does. */
export function updatingOf(
  { inner, find }: { inner: InnerCalls; find: FindRecord },
  call: AnyCall,
  { updatesBy: key }: { updatesBy?: string | undefined },
  user: Pick<SignedIn, 'rights'>,
): Updating | undefined {
  return key === undefined ? undefined : { update: updateCall(inner, call, key, user), key, find };
}

/**
 * How a row of a file that only adds finds the record that it repeats: by each key among its fields. None where who
 * brings the file may not change such records.
 */
export function repeatingOf(
  { inner, find }: { inner: InnerCalls; find: FindRecord },
  call: AnyCall,
  { fields, updatesBy }: Pick<CheckInput, 'fields' | 'updatesBy'>,
  user: Pick<SignedIn, 'rights'>,
): Updating[] {
  const { updating } = call;
  if (updatesBy !== undefined || !updating || !isAllowed(updating.may, user.rights)) return [];
  const keys = updating.keys.filter(key => fields.some(({ field }) => field === key));
  return keys.map(key => ({ update: updateCall(inner, call, key, user), key, find }));
}

export interface Target {
  call: ImportableCall;
  id: string;
  version: number;
  /** When it was changed last, epoch milliseconds. */
  updatedOn: number;
}

/** Undefined where there is no such record, or none that he has to do with. @param value as the call takes it */
export async function targetOf(
  db: Db,
  { update, key, find }: Updating,
  value: unknown,
  user: Pick<SignedIn, 'areaIds'>,
): Promise<Target | undefined> {
  const found = await find(db, update.room, { field: key, value }, areaScope(user.areaIds));
  if (!found) return undefined;
  return { call: update, id: found.id, version: found.version, updatedOn: Number(found.updatedOn ?? 0) };
}

/** What the call is asked with: whichever record, on the version that was read. */
export function inputOf(
  call: AnyCall,
  body: object,
  target: Target | undefined,
): InnerInput & { body: object } {
  if (!target) return { body };
  const { id, version } = target;
  if (call.params) return { params: { id }, body: { ...body, version } };
  return { body: { ...body, version, ...(Object.hasOwn(bodyShape(call), 'id') && { id }) } };
}
