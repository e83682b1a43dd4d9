/** Bringing an earlier version back: by the call that saves the record, so that all its rules hold. */
import { isAllowed } from '../../contract/grammar/may.ts';
import type { revisionCalls } from '../../contract/revision.ts';
import type { Change, Context, SignedIn } from '../core/context.ts';
import { Failure, refuse } from '../core/failure.ts';
import { inputFields, placed, type Revised, type Values } from '../core/revisions/revised.ts';
import { isSameValue } from '../core/revisions/values.ts';
import { conflict } from '../core/versions.ts';
import { nowOf, readVersion } from './differences.ts';
import type { Row, Seeing, SeenRecord } from './seen.ts';

type Restoring = Context<(typeof revisionCalls)['restoreRevision']>;

/** By right and by kind; whether the record lets itself be saved, only the save can tell. */
export function mayRestore(revised: Revised, user: SignedIn, current: Values | undefined): boolean {
  const call = current ? revised.update : (revised.bringBack ?? revised.create);
  return call !== undefined && isAllowed(call.may, user.rights);
}

/** Fails as the call that saves the record does, and with STATE_NOT_ALLOWED where a deleted one stays deleted. */
export async function restore(look: Seeing, { revised, current }: SeenRecord, row: Row, context: Restoring) {
  const changed = (change: Change) => context.changed({ ...change, restoredFrom: row.id });
  const asker = { ...look.asker, changed };
  const values = chosen((await readVersion(look.db, revised, row)).exact ?? {}, context.body.fields);
  if (!current && revised.bringBack) {
    const input = { ...values, [revised.idField]: row.objectId };
    await look.inner.write(revised.bringBack, asker, placed(revised.bringBack, input));
    return { objectId: row.objectId, isAnew: false };
  }
  if (!current) {
    if (!revised.create) throw refuse('STATE_NOT_ALLOWED', 'NOT_ANEW');
    const inside = { ...asker, anewFrom: row.objectId };
    const made = await look.inner.write(revised.create, inside, placed(revised.create, values));
    return { objectId: idIn(made, revised.idField), isAnew: true };
  }
  const version = Number(current.version);
  if (context.body.version !== undefined && context.body.version !== version) {
    throw conflict({
      version,
      updatedBy: textOf(current.updatedBy),
      updatedOn: Number(current.updatedOn ?? 0),
    });
  }
  const taken = new Set(inputFields(revised.update));
  const now = await nowOf(look, revised, row, current);
  const differing = Object.entries(values).filter(
    ([name, value]) =>
      taken.has(name) &&
      !revised.isGivenByNobody?.(name, value) &&
      !(now.exact && isSameValue(value, now.exact[name])),
  );
  if (differing.length > 0) {
    const input = { ...Object.fromEntries(differing), [revised.idField]: row.objectId, version };
    await look.inner.write(revised.update, asker, placed(revised.update, input));
  }
  return { objectId: row.objectId, isAnew: false };
}

function chosen(values: Values, fields: readonly string[] | undefined): Values {
  if (!fields) return values;
  if (!fields.every(name => Object.hasOwn(values, name))) {
    throw new Failure('PARAMETER', { fields: [{ field: 'fields', code: 'invalid_value' }] });
  }
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)));
}

function idIn(made: unknown, idField: string): string {
  const record = made as Values;
  return String(record[idField] ?? record.id ?? '');
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
