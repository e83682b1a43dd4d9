import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../core/columns.ts';
import type { AlertChannel, AlertCode } from '../core/outside/alerts.ts';

/** What is the case at present, by what any process sees of it. */
export const alertCondition = pgTable(
  'alert_condition',
  {
    code: text('code').$type<AlertCode>().notNull(),
    subject: text('subject').notNull(),
    /** JSON. */
    detail: text('detail').notNull(),
    since: epochMs('since').notNull(),
    /** When a process last saw it. */
    seenOn: epochMs('seen_on').notNull(),
    toldOn: epochMs('told_on').notNull(),
  },
  table => [primaryKey({ name: 'alert_condition_pkey', columns: [table.code, table.subject] })],
);

/** What is to be sent, and what was: the key lets several processes send it once. */
export const alertMessage = pgTable(
  'alert_message',
  {
    id: text('id').notNull(),
    channel: text('channel').$type<AlertChannel['name']>().notNull(),
    /** JSON: the alert. */
    body: text('body').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextOn: epochMs('next_on').notNull(),
    createdOn: epochMs('created_on').notNull(),
    sentOn: epochMs('sent_on'),
  },
  table => [primaryKey({ name: 'alert_message_pkey', columns: [table.id, table.channel] })],
);
