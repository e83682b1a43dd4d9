import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs, recordId } from '../core/columns.ts';

export const draft = pgTable(
  'draft',
  {
    userId: recordId('user_id').notNull(),
    place: text('place').notNull(),
    content: text('content').notNull(),
    updatedOn: epochMs('updated_on').notNull(),
  },
  table => [primaryKey({ name: 'draft_pkey', columns: [table.userId, table.place] })],
);
