/** Properties as they stand in the database: read where they are used, so that a change holds at once. */
import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import {
  PROPERTIES,
  type PropertyName,
  type PropertyValue,
  propertyValue,
} from '../../contract/properties.ts';
import type { ValueType } from '../../contract/property-value.ts';
import { ownId, recordColumns } from './columns.ts';
import type { Db } from './context.ts';

export const property = pgTable('property', {
  id: ownId(),
  name: text('name').notNull(),
  /** Null where it is back at its default, and for a secret. */
  value: text('value'),
  /** Null for those that ship with the product. */
  valueType: text('value_type').$type<Exclude<ValueType, 'choice'>>(),
  groupName: text('group_name'),
  description: text('description'),
  /** Of a secret: by `core/sealing.ts`, for the name. */
  sealed: text('sealed'),
  ...recordColumns(),
});

/** The values of these properties, each its default where nobody has set it. */
export async function readProperties<N extends PropertyName>(
  db: Db,
  ...names: N[]
): Promise<{ [K in N]: PropertyValue<K> }> {
  const rows = await db
    .select({ name: property.name, value: property.value })
    .from(property)
    .where(inArray(property.name, names));
  const texts = new Map(rows.map(({ name, value }) => [name, value ?? undefined]));
  return Object.fromEntries(names.map(name => [name, propertyValue(name, texts.get(name))])) as {
    [K in N]: PropertyValue<K>;
  };
}

const ID_DIGITS = 13;

/** Follows from the name alone: a property that nobody has set yet is opened, locked and linked like any other. */
export const propertyId = (name: string): string =>
  String(Number.parseInt(createHash('md5').update(name).digest('hex').slice(0, ID_DIGITS), 16));

/** Names of those that ship with the product, by id. */
export const BUILT_IN_NAMES: ReadonlyMap<string, PropertyName> = new Map(
  (Object.keys(PROPERTIES) as PropertyName[]).map(name => [propertyId(name), name]),
);
