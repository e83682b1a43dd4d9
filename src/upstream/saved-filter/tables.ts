import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownId, recordColumns, recordId } from '../core/columns.ts';

/** What is asked for stands as JSON: nobody but its list reads it. */
export const savedFilter = pgTable('saved_filter', {
  id: ownId(),
  userId: recordId('user_id').notNull(),
  resource: text('resource').notNull(),
  name: text('name').notNull(),
  filter: text('filter').notNull(),
  sort: text('sort'),
  columns: text('columns'),
  ...recordColumns(),
});

export const savedFilterRole = pgTable(
  'saved_filter_role',
  { filterId: recordId('filter_id').notNull(), roleId: recordId('role_id').notNull() },
  table => [primaryKey({ name: 'saved_filter_role_pkey', columns: [table.filterId, table.roleId] })],
);

export const savedFilterDefault = pgTable(
  'saved_filter_default',
  {
    userId: recordId('user_id').notNull(),
    resource: text('resource').notNull(),
    filterId: recordId('filter_id').notNull(),
  },
  table => [primaryKey({ name: 'saved_filter_default_pkey', columns: [table.userId, table.resource] })],
);
