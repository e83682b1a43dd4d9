/** A property as it leaves: what the product knows of it, and what has been set. */
import {
  type KnownProperty,
  knownProperty,
  PROPERTIES,
  type PropertyName,
} from '../../contract/properties.ts';
import type { PropertyRecord } from '../../contract/property.ts';
import { BUILT_IN_NAMES, type property, propertyId } from '../core/properties.ts';

export type PropertyRow = typeof property.$inferSelect;

export function viewOf(row: PropertyRow): PropertyRecord {
  const known = knownProperty(row.name);
  const { sealed, value, valueType, groupName, ...rest } = row;
  const defaultValue = defaultOf(known);
  return {
    ...rest,
    value: value ?? defaultValue,
    valueType: known?.type ?? valueType ?? 'string',
    groupName: known ? groupOf(row.name) : (groupName ?? ''),
    defaultValue,
    editable: 1,
    builtIn: known ? '1' : '0',
    state: 1,
    isSet: value === null && sealed === null ? 0 : 1,
  };
}

/** One that ships with the product and that nobody has touched. */
export const untouched = (name: PropertyName): PropertyRow => ({
  id: propertyId(name),
  name,
  value: null,
  valueType: null,
  groupName: null,
  description: null,
  sealed: null,
  createdOn: 0,
  createdBy: null,
  updatedOn: 0,
  updatedBy: null,
  remark: null,
  version: 0,
});

/** Those that ship with the product in their own order, then the others by group and name. */
export function allProperties(rows: readonly PropertyRow[]): PropertyRecord[] {
  const byName = new Map(rows.map(row => [row.name, row]));
  const shipped = [...BUILT_IN_NAMES.values()].map(name => viewOf(byName.get(name) ?? untouched(name)));
  const others = rows.filter(({ name }) => !Object.hasOwn(PROPERTIES, name)).map(viewOf);
  return [
    ...shipped,
    ...others.toSorted((a, b) => compare(a.groupName, b.groupName) || compare(a.name, b.name)),
  ];
}

/** By code, as every process and every database sorts alike. */
export const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const groupOf = (name: string) => name.split('.', 1)[0] ?? '';

const defaultOf = (known: KnownProperty | undefined) =>
  known?.default === undefined ? null : String(known.default);
