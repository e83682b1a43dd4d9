/** Statements of channels as they came in. 账单 statement · 批次 batch · 列对应 mapping */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type {
  StatementChannel,
  StatementKind,
  StatementMapping,
  StatementState,
} from '../../contract/reconciliation-statement.ts';
import type { BatchState } from '../../contract/reconciliation-states.ts';
import { epochMs, ownId, recordColumns, recordId } from '../core/columns.ts';

/** Hundredths of a yuan. */
const fen = (name: string) => bigint(name, { mode: 'number' });

export const statementBatch = pgTable(
  'statement_batch',
  {
    id: ownId(),
    batchNo: text('batch_no').notNull(),
    channel: smallint('channel').$type<StatementChannel>().notNull(),
    /** `YYYY-MM-DD` of Asia/Shanghai. */
    billDate: text('bill_date').notNull(),
    state: smallint('state').$type<BatchState>().notNull().default(0),
    fileId: recordId('file_id').notNull(),
    fileName: text('file_name').notNull(),
    sha256: text('sha256').notNull(),
    jobId: recordId('job_id'),
    lineCount: integer('line_count').notNull().default(0),
    platformCount: integer('platform_count').notNull().default(0),
    platformAmount: fen('platform_amount').notNull().default(0),
    channelCount: integer('channel_count').notNull().default(0),
    channelAmount: fen('channel_amount').notNull().default(0),
    /** Of `channelCount` and `channelAmount` what came in. */
    inCount: integer('in_count').notNull().default(0),
    inAmount: fen('in_amount').notNull().default(0),
    diffCount: integer('diff_count').notNull().default(0),
    asideCount: integer('aside_count').notNull().default(0),
    guessedCount: integer('guessed_count').notNull().default(0),
    balance: text('balance').$type<'proved' | 'none'>().notNull(),
    importedBy: text('imported_by'),
    importedOn: epochMs('imported_on').notNull(),
    matchedOn: epochMs('matched_on'),
    /** When another file took its place; null for the one that counts. */
    replacedOn: epochMs('replaced_on'),
    ...recordColumns(),
  },
  table => [
    uniqueIndex('statement_batch_no_idx').on(table.batchNo),
    uniqueIndex('statement_batch_day_idx')
      .on(table.channel, table.billDate)
      .where(sql`state > 0 and replaced_on is null`),
    // one comes in at a time
    uniqueIndex('statement_batch_importing_idx').on(table.channel, table.billDate).where(sql`state = 0`),
    index('statement_batch_date_idx').on(table.billDate),
  ],
);
export type BatchRow = typeof statementBatch.$inferSelect;

export const statementLine = pgTable(
  'statement_line',
  {
    id: ownId(),
    batchId: recordId('batch_id').notNull(),
    lineNo: integer('line_no').notNull(),
    kind: text('kind').$type<StatementKind>().notNull(),
    channelNo: text('channel_no'),
    merchantNo: text('merchant_no'),
    originalChannelNo: text('original_channel_no'),
    originalMerchantNo: text('original_merchant_no'),
    amount: fen('amount').notNull(),
    fee: fen('fee'),
    occurredOn: epochMs('occurred_on'),
    status: text('status').$type<StatementState>().notNull(),
    name: text('name'),
    raw: text('raw').notNull(),
  },
  table => [index('statement_line_batch_idx').on(table.batchId, table.lineNo)],
);
export type LineRow = typeof statementLine.$inferSelect;

export const statementMapping = pgTable(
  'statement_mapping',
  {
    id: ownId(),
    name: text('name').notNull(),
    channel: smallint('channel').$type<StatementChannel>().notNull(),
    mapping: jsonb('mapping').$type<StatementMapping>().notNull(),
    ...recordColumns(),
  },
  table => [uniqueIndex('statement_mapping_name_idx').on(table.name)],
);
