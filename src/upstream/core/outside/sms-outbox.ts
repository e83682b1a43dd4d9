/**
 * Text messages wait in the database, written in the transaction of what they tell: none is lost with a process
 * and none goes out for something that did not happen. A job sends them (`sms-delivery.ts`).
 */
import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { epochMs, ownId } from '../columns.ts';
import type { Db } from '../context.ts';
import { refuse } from '../failure.ts';
import { readProperties } from '../properties.ts';

export const smsOutbox = pgTable('sms_outbox', {
  id: ownId(),
  mobile: text('mobile').notNull(),
  kind: text('kind').$type<SmsKind>().notNull(),
  text: text('text').notNull(),
  /** 0 waiting, 1 sent, 2 given up. */
  state: smallint('state').$type<0 | 1 | 2>().notNull().default(0),
  attempts: integer('attempts').notNull().default(0),
  /** Not before this time; while an attempt runs, the end of its lease. */
  nextOn: epochMs('next_on').notNull(),
  createdOn: epochMs('created_on').notNull(),
  /** Of no use to anybody from then on: not sent any more. */
  expireOn: epochMs('expire_on').notNull(),
  sentOn: epochMs('sent_on'),
  /** Why the last attempt failed: a code, never the provider's prose. */
  error: text('error'),
});

export const smsDay = pgTable(
  'sms_day',
  {
    mobile: text('mobile').notNull(),
    day: integer('day').notNull(),
    count: integer('count').notNull(),
  },
  table => [primaryKey({ name: 'sms_day_pkey', columns: [table.mobile, table.day] })],
);

export type SmsKind = 'loginCode' | 'test' | 'toDriver' | 'toPassenger' | 'lostItem';

/** Milliseconds after which nobody waits for a message of this kind any more. */
const USEFUL_MS: Readonly<Record<SmsKind, number>> = {
  loginCode: 5 * 60_000,
  test: 3_600_000,
  toDriver: 10 * 60_000,
  toPassenger: 10 * 60_000,
  lostItem: 2 * 3_600_000,
};

export interface NewSms {
  mobile: string;
  kind: SmsKind;
  text: string;
  now: number;
  /** When it is of no use any more, as the expiry of the code it tells; else by its kind. */
  expireOn?: number;
}

/**
 * Puts a message into the outbox. The daily limit of its number (property `sms.dailyLimit`) holds here and not at
 * sending: whoever asked for the message learns at once that there will be none.
 *
 * Fails with OVER_LIMIT, reason SMS_DAILY_LIMIT, and has then written nothing; thrown on inside a transaction it
 * undoes what the message was about. Who wants to drop the message silently catches it before: no error of the
 * database stands behind it, so the transaction goes on.
 */
export async function queueSms(db: Db, sms: NewSms): Promise<{ id: string }> {
  const { mobile, kind, now, expireOn = now + USEFUL_MS[kind] } = sms;
  await takeFromLimit(db, mobile, now);
  const [queued] = await db
    .insert(smsOutbox)
    .values({ mobile, kind, text: sms.text, nextOn: now, createdOn: now, expireOn })
    .returning({ id: smsOutbox.id });
  return { id: queued?.id ?? '' };
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The operator's day begins at midnight of UTC+8. */
const OFFSET_MS = 8 * HOUR_MS;

export const smsDayOf = (now: number) => Math.floor((now + OFFSET_MS) / DAY_MS);

/** Midnight of the operator, where such a day begins. */
export const smsDayStart = (day: number) => day * DAY_MS - OFFSET_MS;

/** One statement, so that two at once are counted one after the other. */
async function takeFromLimit(db: Db, mobile: string, now: number): Promise<void> {
  const { 'sms.dailyLimit': limit } = await readProperties(db, 'sms.dailyLimit');
  const taken = await db
    .insert(smsDay)
    .values({ mobile, day: smsDayOf(now), count: 1 })
    .onConflictDoUpdate({
      target: [smsDay.mobile, smsDay.day],
      set: { count: sql`${smsDay.count} + 1` },
      setWhere: sql`${smsDay.count} < ${limit}`,
    })
    .returning({ count: smsDay.count });
  if (taken.length === 0) throw refuse('OVER_LIMIT', 'SMS_DAILY_LIMIT');
}
