/** Properties as they stand in the database: read where they are used, so that a change holds at once. */
import { inArray } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { type PropertyName, type PropertyValue, propertyValue } from '../../contract/properties.ts';
import { ownId, recordColumns } from './columns.ts';
import type { Db } from './context.ts';

export const property = pgTable('property', {
  id: ownId(),
  name: text('name').notNull(),
  value: text('value').notNull(),
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
  const texts = new Map(rows.map(({ name, value }) => [name, value]));
  return Object.fromEntries(names.map(name => [name, propertyValue(name, texts.get(name))])) as {
    [K in N]: PropertyValue<K>;
  };
}
