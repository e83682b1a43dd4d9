/**
 * Long work that the upstream does for a person while he does something else: exports and imports.
 * 任务 job · 导出 export · 导入 import · 预检 check · 撤销 undo · 任务中心 job centre. These calls are this project's own.
 *
 * A job is its owner's: nobody else sees it or its file. It works with the rights he has while it runs.
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs, Flag, filledLine, Id, line, listQuery, writeFields } from './grammar/wire.ts';
import { JOB_KINDS, JOB_STATES } from './job-states.ts';

/** How long a finished job and its file are kept. */
export const JOB_KEPT_MS = 7 * 86_400_000;
/** How long after its end an import can be undone. */
export const UNDO_MS = 10 * 60_000;
/** Rows of one file, either way; more are refused before anything begins. */
export const LARGEST_EXPORT_ROWS = 100_000;
/** Jobs of one person that wait or run. */
export const MOST_OPEN_JOBS = 5;
/** Records of an export that were chosen one by one. */
export const LARGEST_CHOICE = 10_000;
export const LARGEST_IMPORT_ROWS = 20_000;
export const LARGEST_IMPORT_BYTES = 20 * 1_048_576;
/** The last in which the head of a table may stand. */
export const LAST_HEAD_ROW = 11;
const LONGEST_SHEET = 64;

export const Job = z.object({
  id: Id,
  kind: z.enum(JOB_KINDS),
  /** What it is about, in the words of who began it. */
  title: z.string(),
  state: z.enum(JOB_STATES),
  /** Rows that are through, those that failed among them. */
  done: z.int(),
  /** Null until it is known. */
  total: z.nullable(z.int()),
  /** Rows of an import that were refused; of an undo, records that were left as they are. */
  failed: z.int(),
  /**
   * Records that an import has made or changed, or would by its check: rows in which nothing stands are not among them.
   * Of an undo, records that are as they were before.
   */
  made: z.int(),
  /** Of these, records that were there before. */
  changed: z.int(),
  /** Rows that say of a record what it says already. */
  unchanged: z.int(),
  /** Of an export the list, of an import what is made of a row: room and name of a call. */
  call: z.string(),
  /** Of an import and its check: the file that was sent up. */
  importId: z.nullable(Id),
  /** Of an import: the check whose rows it takes. */
  checkId: z.nullable(Id),
  /** Of an import: until when it can be undone; null where it has made and changed nothing. */
  undoUntil: z.nullable(EpochMs),
  /** Of an import: the job that undoes it, once there is one. */
  undoId: z.nullable(Id),
  /** Null until there is one. Of an import and its check: the report of the rows that do not pass. */
  fileName: z.nullable(z.string()),
  fileSize: z.nullable(z.int()),
  /** Why it has failed: a reason of `failures.ts`, else a failure's name. */
  failure: z.nullable(z.string()),
  createdOn: EpochMs,
  startedOn: z.nullable(EpochMs),
  finishedOn: z.nullable(EpochMs),
  /** When it is forgotten with its file; null until it has ended. */
  expireOn: z.nullable(EpochMs),
});
export type Job = z.output<typeof Job>;

const words = z.array(z.object({ value: line(80), label: line(80) })).check(z.maxLength(500));

/** Most characters of a sentence of the report. */
export const LONGEST_PROBLEM = 200;
const sentences = z
  .array(z.object({ value: line(80), label: line(LONGEST_PROBLEM) }))
  .check(z.maxLength(500));

/** As `CellFormat` of the kit has it. Times stand in Asia/Shanghai, a percentage is a share of 1. */
const cellFormat = {
  kind: z.enum(['text', 'number', 'time', 'day', 'fen', 'percent', 'list']),
  words: z.optional(words),
  of: z.optional(line(80)),
};

const ExportColumn = z.object({ field: filledLine(80), head: filledLine(80), ...cellFormat });
export type ExportColumn = z.output<typeof ExportColumn>;
export type CellFormat = Pick<ExportColumn, keyof typeof cellFormat>;

/** From which column of the file a field is filled. */
const ImportField = z.object({
  field: filledLine(80),
  column: z.int().check(z.gte(0), z.lte(199)),
  /** What the report calls the field. */
  label: z.optional(line(80)),
  ...cellFormat,
});
export type ImportField = z.output<typeof ImportField>;

/** What is in a file that was sent up, as far as a person needs it to say which column is what. */
export const ImportFile = z.object({
  importId: Id,
  fileName: z.string(),
  /** Of the sheet that was read; null of a text. */
  sheetName: z.nullable(z.string()),
  /** Of all that are visible. */
  sheetNames: z.array(z.string()),
  /** As a spreadsheet counts them. */
  headRow: z.int(),
  /** Without the head, titles above it, and rows in which nothing stands. */
  rowCount: z.int(),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
});
export type ImportFile = z.output<typeof ImportFile>;

/** One field of one row that does not pass, or a whole row that was refused (`field` null). */
export const ImportProblem = z.object({
  /** As a spreadsheet counts them: the head is 1. */
  row: z.int(),
  field: z.nullable(z.string()),
  /** What the cell holds; null where it belongs to no cell. */
  value: z.nullable(z.string()),
  /**
   * zod's issue code, `required`, `number` or `whole` in place of its `invalid_type`, `checkDigit` in place of its
   * `custom`, `twice` of what another row has, or a reason or name of a failure.
   */
  code: z.string(),
  /** Of what is too long or too large, zod's origin: `string`, `array`, `number`. */
  origin: z.nullable(z.string()),
  /** The least or the most that there may be. */
  bound: z.nullable(z.number()),
});
export type ImportProblem = z.output<typeof ImportProblem>;

const id = z.object({ id: Id });

export const jobCalls = callGroup(
  'job',
  {
    listJobs: call('GET', '/api/admin/job/list', {
      query: z.object({
        ...listQuery,
        orderBy: z._default(z.enum(['createdOn']), 'createdOn'),
        order: z._default(z.enum(['asc', 'desc']), 'desc'),
        id: z.optional(Id),
        kind: z.optional(z.enum(JOB_KINDS)),
        state: z.optional(z.enum(JOB_STATES)),
      }),
      data: z.array(Job),
      isPaged: true,
      may: 'signed-in',
    }),
    /** All rows that match, masked as the list answers them, in the order asked for. */
    startExport: call('POST', '/api/admin/job/export', {
      body: z.object({
        /** Room and name of the list's call, which says who may export it. */
        call: filledLine(80),
        title: filledLine(80),
        format: z.enum(['csv', 'xlsx']),
        columns: z.array(ExportColumn).check(z.minLength(1), z.maxLength(100)),
        /** What the list was asked with besides paging, `orderBy` and `order` among it. */
        filter: z.optional(z.record(z.string(), z.unknown())),
        /** Only these records, in this order: the filter of the list that names one record, and its values. */
        chosen: z.optional(
          z.object({
            field: filledLine(80),
            ids: z.array(Id).check(z.minLength(1), z.maxLength(LARGEST_CHOICE)),
          }),
        ),
        requestId: writeFields.requestId,
      }),
      data: Job,
      may: 'signed-in',
      fails: ['NOT_FOUND', 'NO_PERMISSION', 'OVER_LIMIT', 'TOO_FREQUENT'],
      business: 'export',
    }),
    /** A CSV or XLSX file with a table in it. Nothing is made of it yet. */
    uploadImport: call('POST', '/api/admin/job/import/file', {
      query: z.object({
        call: filledLine(80),
        /** One of `sheetNames`; left out, the first visible one that has rows below a head. */
        sheet: z.optional(line(LONGEST_SHEET)),
        /** Row of the head, counted from 1; left out, the first that is no title. */
        headRow: z.optional(z.int().check(z.gte(1), z.lte(LAST_HEAD_ROW))),
      }),
      upload: { largest: LARGEST_IMPORT_BYTES, accept: ['.csv', '.xlsx'] },
      data: ImportFile,
      may: 'signed-in',
      fails: ['NOT_FOUND', 'NO_PERMISSION', 'OVER_LIMIT', 'TOO_FREQUENT', 'DEPENDENCY_AWAY'],
      business: 'import',
      hasSecretAnswer: true,
    }),
    /** Reads every row as an import would and makes nothing: what does not pass is in `importProblems`. */
    checkImport: call('POST', '/api/admin/job/import/check', {
      body: z.object({
        importId: Id,
        title: filledLine(80),
        fields: z.array(ImportField).check(z.minLength(1), z.maxLength(100)),
        /**
         * One of `updating.keys` of the call, which is among the fields: a row changes the record that has the same value
         * in it, and leaves as it is what its cells leave empty. Without it, a value that is taken is a problem.
         */
        updatesBy: z.optional(line(80)),
        /**
         * In the report: the head of the column that says what is wrong, and words of the codes it says it by. The first
         * applies of `<field> <code>`, `<code> <origin>` and `<code>`; `%{bound}` in them is the bound, `%{value}` what the
         * cell holds.
         */
        problemHead: z.optional(line(80)),
        problemWords: z.optional(sentences),
        requestId: writeFields.requestId,
      }),
      data: Job,
      may: 'signed-in',
      fails: ['NOT_FOUND', 'NO_PERMISSION', 'TOO_FREQUENT'],
      business: 'other',
    }),
    /**
     * One call for each row of a checked file; a row that is refused stops none of the others, and a record that
     * somebody has changed since the check is left alone. After an import that failed or was cancelled it may be run once
     * more, and goes on behind the last row of that one.
     */
    runImport: call('POST', '/api/admin/job/import/run', {
      body: z.object({
        /** The finished check, whose fields it takes. */
        checkId: Id,
        /** 0: only where every row has passed the check. */
        skipsBad: Flag,
        requestId: writeFields.requestId,
      }),
      data: Job,
      may: 'signed-in',
      fails: ['NOT_FOUND', 'NO_PERMISSION', 'STATE_NOT_ALLOWED', 'TOO_FREQUENT'],
      business: 'import',
    }),
    /**
     * Removes the records that an import has made and gives those that it has changed their values from before, for ten
     * minutes after its end. A record that was changed since stays as it is and is named in `importProblems`. A job of its
     * own does this row by row, from the last to the first; after one that failed or was cancelled, another may follow.
     */
    undoImport: call('POST', '/api/admin/job/import/undo', {
      body: z.object({ id: Id, requestId: writeFields.requestId }),
      data: Job,
      may: 'signed-in',
      fails: ['NOT_FOUND', 'NO_PERMISSION', 'STATE_NOT_ALLOWED', 'TOO_FREQUENT'],
      business: 'import',
    }),
    importProblems: call('GET', '/api/admin/job/{id}/problems', {
      params: id,
      query: z.object({ ...listQuery, field: z.optional(line(80)) }),
      data: z.array(ImportProblem),
      isPaged: true,
      may: 'signed-in',
      fails: ['NOT_FOUND'],
    }),
    /** Rows that an import has made stay. */
    cancelJob: call('POST', '/api/admin/job/cancel', {
      body: z.object({ id: Id, requestId: writeFields.requestId }),
      data: Job,
      may: 'signed-in',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
      business: 'other',
    }),
    /** Forgets an ended job and its file. */
    deleteJob: call('DELETE', '/api/admin/job/{id}', {
      params: id,
      data: z.null(),
      may: 'signed-in',
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED'],
      business: 'delete',
    }),
    /** A fresh address of its file, to be saved and not shown. */
    jobFile: call('GET', '/api/admin/job/{id}/file', {
      params: id,
      data: z.object({ url: z.string(), expireOn: EpochMs, fileName: z.string() }),
      may: 'signed-in',
      fails: ['NOT_FOUND'],
    }),
  },
  { isBeyondPlain: true },
);
