/** Answers of calls that write, kept for who asks once more. */
import { pgTable, text } from 'drizzle-orm/pg-core';
import { epochMs, recordId } from '../columns.ts';

/** Answers kept for a request id, so that a write sent twice is done once. */
export const request = pgTable('request', {
  key: text('key').primaryKey(),
  userId: recordId('user_id'),
  call: text('call').notNull(),
  inputHash: text('input_hash').notNull(),
  answer: text('answer'),
  createdOn: epochMs('created_on').notNull(),
});
