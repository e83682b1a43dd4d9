import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs, recordId } from '../columns.ts';

/** A window in which a person has a record open to edit. Of one record, the living ones are all of one person. */
export const editLease = pgTable(
  'edit_lease',
  {
    resource: text('resource').notNull(),
    recordId: recordId('record_id').notNull(),
    sessionId: recordId('session_id').notNull(),
    windowId: text('window_id').notNull(),
    userId: recordId('user_id').notNull(),
    userName: text('user_name').notNull(),
    createdOn: epochMs('created_on').notNull(),
    expireOn: epochMs('expire_on').notNull(),
  },
  table => [
    primaryKey({
      name: 'edit_lease_pkey',
      columns: [table.resource, table.recordId, table.sessionId, table.windowId],
    }),
  ],
);
