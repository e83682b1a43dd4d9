/** Agreements: kept by their own feature, laid out by the demonstration. */
import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { epochMs, flag, ownId, recordColumns, recordId } from '../core/columns.ts';

export const agreementTable = pgTable('agreement', {
  id: ownId(),
  title: text('title').notNull(),
  type: smallint('type').$type<1 | 2 | 3 | 4 | 9>().notNull(),
  versionName: text('version_name').notNull(),
  content: text('content'),
  fileId: recordId('file_id'),
  target: smallint('target').$type<1 | 2 | 3>().notNull(),
  mustSign: flag('must_sign').notNull().default(1),
  signCount: integer('sign_count').notNull().default(0),
  effectTime: epochMs('effect_time'),
  state: smallint('state').$type<0 | 1 | 2>().notNull().default(0),
  searchKey: text('search_key').notNull(),
  ...recordColumns(),
});
