/** Tables of reports by mail. 晨报 morning report · 订阅 subscription */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ReportKind } from '../../contract/morning-report.ts';
import { epochMs, recordId } from '../core/columns.ts';

/** Who wants which report. Whether he gets it is decided anew for each mail. */
export const reportSubscription = pgTable(
  'report_subscription',
  {
    kind: text('kind').$type<ReportKind>().notNull(),
    userId: recordId('user_id').notNull(),
    createdOn: epochMs('created_on').notNull(),
  },
  table => [primaryKey({ name: 'report_subscription_pkey', columns: [table.kind, table.userId] })],
);

/** One mail to one person: once for each day that is reported on. */
export const reportMail = pgTable(
  'report_mail',
  {
    kind: text('kind').$type<ReportKind>().notNull(),
    userId: recordId('user_id').notNull(),
    /** Midnight in Asia/Shanghai of the day that it reports on. */
    day: epochMs('day').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is sent next; while that runs, the end of its lease; null where it was sent, or nobody is to have it. */
    nextOn: epochMs('next_on'),
    sentOn: epochMs('sent_on'),
    /** Of the last attempt, until one succeeds. */
    failedOn: epochMs('failed_on'),
    failure: text('failure'),
    createdOn: epochMs('created_on').notNull(),
  },
  table => [
    primaryKey({ name: 'report_mail_pkey', columns: [table.kind, table.userId, table.day] }),
    index('report_mail_next_idx').on(table.nextOn).where(sql`next_on is not null`),
  ],
);
