import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Job } from '../../../contract/job.ts';
import { epochMs, flag, ownId, recordId } from '../columns.ts';

export const job = pgTable('job', {
  id: ownId(),
  ownerId: recordId('owner_id').notNull(),
  kind: text('kind').$type<Job['kind']>().notNull(),
  state: text('state').$type<Job['state']>().notNull(),
  title: text('title').notNull(),
  call: text('call').notNull(),
  importId: recordId('import_id'),
  /** JSON: what was asked. */
  input: text('input').notNull(),
  /** JSON: how far it is. Null at the beginning. */
  cursor: text('cursor'),
  done: integer('done').notNull().default(0),
  total: integer('total'),
  failed: integer('failed').notNull().default(0),
  made: integer('made').notNull().default(0),
  changed: integer('changed').notNull().default(0),
  unchanged: integer('unchanged').notNull().default(0),
  failure: text('failure'),
  fileId: recordId('file_id'),
  /** Of an import: the job that undoes it, the last one that was begun. */
  undoId: recordId('undo_id'),
  ip: text('ip').notNull(),
  userAgent: text('user_agent').notNull(),
  traceId: text('trace_id').notNull(),
  /** How often somebody began or took it over: who counted last has it. */
  claims: integer('claims').notNull().default(0),
  /** Takings since it last got any further. */
  attempts: integer('attempts').notNull().default(0),
  claimedOn: epochMs('claimed_on'),
  leaseUntil: epochMs('lease_until'),
  /** When its owner was last told of it. */
  toldOn: epochMs('told_on'),
  createdOn: epochMs('created_on').notNull(),
  startedOn: epochMs('started_on'),
  finishedOn: epochMs('finished_on'),
  expireOn: epochMs('expire_on'),
});

export type JobRow = typeof job.$inferSelect;

/** What a job keeps while it works. */
export const jobPart = pgTable(
  'job_part',
  {
    jobId: recordId('job_id').notNull(),
    no: integer('no').notNull(),
    /** JSON. */
    rows: text('rows').notNull(),
  },
  table => [primaryKey({ name: 'job_part_pkey', columns: [table.jobId, table.no] })],
);

/** A record that a row of an import has made or changed. */
export const jobRecord = pgTable(
  'job_record',
  {
    jobId: recordId('job_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    /** As a spreadsheet counts them: the head is 1. */
    row: integer('row').notNull(),
    objectType: text('object_type').notNull(),
    objectId: recordId('object_id').notNull(),
    /** That the record had after it. */
    version: integer('version').notNull(),
    /** Of what the row said. */
    digest: text('digest').notNull(),
    /** 1 where it was not there before. */
    isNew: flag('is_new').notNull(),
    /** 1 once it is removed, or has its values from before. */
    isUndone: flag('is_undone').notNull().default(0),
  },
  table => [
    primaryKey({ name: 'job_record_pkey', columns: [table.jobId, table.row] }),
    index('job_record_object_idx').on(table.jobId, table.objectType, table.objectId),
    index('job_record_digest_idx').on(table.digest),
  ],
);
