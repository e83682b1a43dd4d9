/** Dictionaries and their values. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ListClass } from '../../../contract/dictionary-record.ts';
import { flag, ownId, recordColumns } from '../columns.ts';

/**
 * Words with codes. An entry under no code is a dictionary, named by its `dicValue`; the values of the dictionary
 * `area` are the ids of areas.
 */
export const dictionary = pgTable('dictionary', {
  id: ownId(),
  parentCode: text('parent_code').notNull(),
  /** The value of the same dictionary that this one lies under. */
  parentValue: text('parent_value'),
  dicValue: text('dic_value').notNull(),
  description: text('description').notNull(),
  listClass: text('list_class').$type<ListClass>(),
  cssClass: text('css_class'),
  /** Of all values of a dictionary, those under another one right behind it. */
  sort: integer('sort').notNull().default(0),
  state: flag('state').notNull().default(1),
  isDefault: flag('is_default').notNull().default(0),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});
