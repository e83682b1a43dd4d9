/**
 * Text messages wait in the database, written in the transaction of what they tell: none is lost with a process
 * and none goes out for something that did not happen. A job sends them.
 */
import { integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { epochMs, ownId } from './columns.ts';
import type { Db } from './context.ts';

export const smsOutbox = pgTable('sms_outbox', {
  id: ownId(),
  mobile: text('mobile').notNull(),
  kind: text('kind').$type<SmsKind>().notNull(),
  text: text('text').notNull(),
  /** 0 waiting, 1 sent, 2 given up. */
  state: smallint('state').$type<0 | 1 | 2>().notNull().default(0),
  attempts: integer('attempts').notNull().default(0),
  /** Not before this time. */
  nextOn: epochMs('next_on').notNull(),
  createdOn: epochMs('created_on').notNull(),
  sentOn: epochMs('sent_on'),
  /** Why the last attempt failed: a code, never the provider's prose. */
  error: text('error'),
});

export type SmsKind = 'loginCode' | 'test';

export async function queueSms(
  db: Db,
  sms: { mobile: string; kind: SmsKind; text: string; now: number },
): Promise<void> {
  const { mobile, kind, now } = sms;
  await db.insert(smsOutbox).values({ mobile, kind, text: sms.text, nextOn: now, createdOn: now });
}
