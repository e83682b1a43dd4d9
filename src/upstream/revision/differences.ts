/** What differs between two versions of a record, as a person may see it. */
import type { RevisionField } from '../../contract/revision.ts';
import type { Db } from '../core/context.ts';
import { shapeOf } from '../core/http/shape.ts';
import {
  inputFields,
  type Revised,
  revisedFields,
  rowSchemas,
  type Values,
} from '../core/revisions/revised.ts';
import { isSameValue, opened, valuesOf } from '../core/revisions/values.ts';
import { lastRow, type Row, type Seeing } from './seen.ts';

/** One side of a comparison: as it is, and as it may be shown. */
export interface Side {
  /** Undefined where only what may be shown is known. */
  exact: Values | undefined;
  shown: Values;
}

export async function readVersion(db: Db, revised: Revised, row: Row): Promise<Side> {
  const exact = await opened(db, revised, row);
  return { exact, shown: visibleValues(revised, exact) };
}

/** The record as it is now; empty where it is gone. */
export async function nowOf(
  { db }: Pick<Seeing, 'db'>,
  revised: Revised,
  { objectType, objectId }: Row,
  current: Values | undefined,
): Promise<Side> {
  if (!current) return { exact: {}, shown: {} };
  const last = await lastRow(db, objectType, objectId);
  // the list answers masks; what is under them, the last version knows, if nothing has happened since
  if (last && last.version === Number(current.version)) return readVersion(db, revised, last);
  return { exact: undefined, shown: valuesOf(revised, current) };
}

/** Of all fields that either has. Where one side is known by its masks alone, masks are compared. */
export function differences(revised: Revised, one: Side, other: Side, isThere: boolean): RevisionField[] {
  const [mine, theirs] = one.exact && other.exact ? [one.exact, other.exact] : [one.shown, other.shown];
  const call = isThere ? revised.update : (revised.create ?? revised.update);
  const taken = new Set(inputFields(call));
  return revisedFields(revised)
    .filter(name => !isSameValue(mine[name], theirs[name]))
    .map(name => {
      const isSecret = [one, other].some(({ exact, shown }) => isSecretIn(revised, name, exact ?? shown));
      return {
        name,
        one: isSecret ? null : (one.shown[name] ?? null),
        other: isSecret ? null : (other.shown[name] ?? null),
        isSecret,
        canRestore: taken.has(name) && !revised.isGivenByNobody?.(name, mine[name]),
      };
    });
}

const isSecretIn = (revised: Revised, name: string, values: Values) =>
  revised.isSecret?.(name, values) ?? false;

function visibleValues(revised: Revised, values: Values): Values {
  const schemas = rowSchemas(revised.list);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const schema = schemas[name];
      // what the list does not answer is not for showing
      if (!schema || isSecretIn(revised, name, values)) return [name, null];
      return [name, shapeOf(schema)(value)];
    }),
  );
}
