import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { epochMs, ownId, recordColumns } from '../core/columns.ts';

export const rentalConsultTable = pgTable('rental_consult', {
  id: ownId(),
  title: text('title').notNull(),
  consultDriverName: text('consult_driver_name').notNull(),
  consultMobile: text('consult_mobile'),
  content: text('content').notNull(),
  state: smallint('state').notNull().default(0),
  handleRemark: text('handle_remark'),
  handleUser: text('handle_user'),
  handleTime: epochMs('handle_time'),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});
