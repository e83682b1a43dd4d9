/** Files that were sent up to be imported, and what did not pass. */
import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { epochMs, flag, ownId, recordId } from '../core/columns.ts';

export const importFile = pgTable('import_file', {
  id: ownId(),
  ownerId: recordId('owner_id').notNull(),
  call: text('call').notNull(),
  name: text('name').notNull(),
  /** 1 for CSV. */
  isText: flag('is_text').notNull(),
  /** JSON: the first row. */
  head: text('head').notNull(),
  rowCount: integer('row_count').notNull(),
  createdOn: epochMs('created_on').notNull(),
  expireOn: epochMs('expire_on').notNull(),
});

/** Rows as they were read, so many to each. */
export const importPart = pgTable(
  'import_part',
  {
    importId: recordId('import_id').notNull(),
    no: integer('no').notNull(),
    /** JSON. */
    rows: text('rows').notNull(),
  },
  table => [primaryKey({ name: 'import_part_pkey', columns: [table.importId, table.no] })],
);

export const jobProblem = pgTable('job_problem', {
  id: ownId(),
  jobId: recordId('job_id').notNull(),
  /** As a spreadsheet counts them: the head is 1. */
  row: integer('row').notNull(),
  field: text('field'),
  value: text('value'),
  code: text('code').notNull(),
  origin: text('origin'),
  bound: doublePrecision('bound'),
});
