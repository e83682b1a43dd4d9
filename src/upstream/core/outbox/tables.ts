import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { epochMs, ownId, recordId } from '../columns.ts';

/** What is to be said, written in the transaction of the change that it tells of. */
export const pushRow = pgTable('push', {
  id: ownId(),
  /** Null until numbered: see `numbers.ts`. A plain number, unlike ids of records. */
  msgId: epochMs('msg_id'),
  type: text('type').notNull(),
  data: text('data').notNull(),
  /** JSON: see `audience.ts`. */
  audience: text('audience').notNull(),
  time: epochMs('time').notNull(),
});

/** One row. */
export const pushCounter = pgTable('push_counter', {
  id: smallint('id').primaryKey().default(1),
  last: epochMs('last').notNull(),
});

export const pushToken = pgTable('push_token', {
  tokenHash: text('token_hash').primaryKey(),
  sessionId: recordId('session_id').notNull(),
  expireOn: epochMs('expire_on').notNull(),
});
