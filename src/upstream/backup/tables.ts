import { pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { epochMs } from '../core/columns.ts';

/** One row: which process makes the scheduled backup at present, and how the last ones ended. */
export const scheduledBackup = pgTable('scheduled_backup', {
  id: smallint('id').primaryKey(),
  /** When a schedule was first seen. */
  configuredOn: epochMs('configured_on').notNull(),
  holder: text('holder'),
  holderUntil: epochMs('holder_until'),
  /** When the last one that succeeded was begun. */
  succeededOn: epochMs('succeeded_on'),
  failedOn: epochMs('failed_on'),
});
