/**
 * Holding the books against statements of channels, and closing their days. 对账 reconciliation · 账单 statement · 关账 close ·
 * 重开账期 reopen · 撤回 take back. Its calls are this project's own and need all areas (`docs/reconciliation.md`).
 */
import * as z from 'zod/mini';
import { call, callGroup } from './grammar/call.ts';
import { oneOf } from './grammar/kinds/one-of.ts';
import { Flag, filledLine, Id, line, listQuery, RequestId, writeFields } from './grammar/wire.ts';
import { Job } from './job.ts';
import { SavedMapping, StatementFile } from './reconciliation-files.ts';
import {
  Day,
  DayOverview,
  DaySummary,
  Difference,
  DifferenceDetail,
  TheirLine,
} from './reconciliation-records.ts';
import { STATEMENT_CHANNELS, StatementMapping } from './reconciliation-statement.ts';
import { DIFFERENCE_TYPES, HANDLE_STATES, HANDLINGS } from './reconciliation-states.ts';

export const LARGEST_STATEMENT_BYTES = 40 * 1_048_576;
/** Of one file, and of the strip of days. */
export const MOST_DAYS = 62;

const Channel = oneOf(STATEMENT_CHANNELS);
const looks = { may: 'finance' } as const;
const handles = { may: 'finance:check', business: 'update' } as const;
const acts = ['NOT_FOUND', 'STATE_CONFLICT', 'STATE_NOT_ALLOWED', 'NO_PERMISSION'] as const;
const Amount = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

export const reconciliationCalls = callGroup(
  'reconciliation',
  {
    /** From one day to another, both included, at most 62. */
    listDays: call('GET', '/api/admin/finance/reconciliation/days', {
      query: z.object({ from: Day, to: Day }),
      data: z.array(DaySummary),
      fails: ['NO_PERMISSION'],
      ...looks,
    }),
    getDay: call('GET', '/api/admin/finance/reconciliation/day', {
      query: z.object({ day: Day }),
      data: DayOverview,
      fails: ['NO_PERMISSION'],
      ...looks,
    }),
    /** Waiting ones first, the largest before the others; handled ones by when. */
    listDifferences: call('GET', '/api/admin/finance/reconciliation/differences', {
      query: z.object({
        ...listQuery,
        day: Day,
        channel: z.optional(Channel),
        type: z.optional(oneOf(DIFFERENCE_TYPES)),
        handleState: z.optional(oneOf(HANDLE_STATES)),
      }),
      data: z.array(Difference),
      isPaged: true,
      fails: ['NO_PERMISSION'],
      ...looks,
    }),
    getDifference: call('GET', '/api/admin/finance/reconciliation/difference', {
      query: z.object({ id: Id }),
      data: DifferenceDetail,
      fails: ['NOT_FOUND', 'NO_PERMISSION'],
      ...looks,
    }),
    /** In the order of the file. */
    listStatementLines: call('GET', '/api/admin/finance/reconciliation/lines', {
      query: z.object({ ...listQuery, day: Day, channel: Channel, keyword: z.optional(line(64)) }),
      data: z.array(TheirLine),
      isPaged: true,
      fails: ['NO_PERMISSION'],
      ...looks,
    }),

    /**
     * A file as the channel gave it. It is read whole and refused with its reason, and with the line where one is to blame; of
     * a format that is unknown the answer has the columns for a mapping.
     */
    uploadStatement: call('POST', '/api/admin/finance/reconciliation/statement', {
      query: z.object({ day: z.optional(Day), channel: z.optional(Channel) }),
      upload: { largest: LARGEST_STATEMENT_BYTES, accept: ['.csv', '.zip', '.gz', '.txt', '.xlsx'] },
      data: StatementFile,
      may: 'finance:check',
      fails: ['OVER_LIMIT', 'TOO_FREQUENT', 'DEPENDENCY_AWAY', 'NO_PERMISSION'],
      business: 'import',
      hasSecretAnswer: true,
    }),
    /** The same file by a mapping that is kept or not yet kept. */
    readStatementFile: call('POST', '/api/admin/finance/reconciliation/statement/read', {
      body: z.object({
        fileId: Id,
        day: z.optional(Day),
        channel: z.optional(Channel),
        mapping: z.optional(StatementMapping),
        /** Where the table is, for a mapping that is still to be made. */
        sheet: z.optional(line(64)),
        headRow: z.optional(z.int().check(z.gte(1), z.lte(50))),
      }),
      data: StatementFile,
      may: 'finance:check',
      fails: ['NOT_FOUND', 'OVER_LIMIT', 'TOO_FREQUENT', 'DEPENDENCY_AWAY', 'NO_PERMISSION'],
      changesState: false,
      weight: 'heavy',
    }),
    /**
     * Brings in the lines of these days, each day by itself: whole or not at all. A day of which the file has nothing is
     * refused, and so is one that is closed. What stands is replaced only where that is said.
     */
    importStatement: call('POST', '/api/admin/finance/reconciliation/import', {
      body: z.object({
        fileId: Id,
        days: z.array(Day).check(z.minLength(1), z.maxLength(MOST_DAYS)),
        /** Of a file whose format is unknown. */
        mappingId: z.optional(Id),
        /** Of a text that only says that no bill exists, which does not say of which channel. */
        channel: z.optional(Channel),
        replaces: z._default(Flag, 0),
        requestId: z.optional(RequestId),
      }),
      data: Job,
      may: 'finance:check',
      fails: ['NOT_FOUND', 'DUPLICATE', 'STATE_NOT_ALLOWED', 'TOO_FREQUENT', 'NO_PERMISSION'],
      business: 'import',
    }),
    /** Holds statements of a day against the books again. What is handled stays. */
    matchDay: call('POST', '/api/admin/finance/reconciliation/match', {
      body: z.object({ day: Day, requestId: z.optional(RequestId) }),
      data: Job,
      ...handles,
      fails: ['STATE_NOT_ALLOWED', 'TOO_FREQUENT', 'NO_PERMISSION'],
    }),

    handleDifference: call('POST', '/api/admin/finance/reconciliation/handle', {
      body: z.object({
        id: Id,
        handling: oneOf(HANDLINGS),
        /** With 4 at least four characters. */
        remark: z.optional(z.nullable(line(200))),
        /** Fen: the amount of the difference; needed from 100,000 on with 1 and 2. */
        amount: z.optional(Amount),
        /** With 3; left out where the difference knows both sides. */
        toDay: z.optional(Day),
        ...writeFields,
      }),
      data: Difference,
      ...handles,
      fails: acts,
    }),
    /** Until the day is closed. */
    takeBackHandling: call('POST', '/api/admin/finance/reconciliation/takeBack', {
      body: z.object({ id: Id, ...writeFields }),
      data: Difference,
      ...handles,
      fails: acts,
    }),
    /** Asks the channel what has become of our payment; the answer is evidence and changes nothing else. */
    queryDifference: call('POST', '/api/admin/finance/reconciliation/query', {
      body: z.object({ id: Id, requestId: z.optional(RequestId) }),
      data: DifferenceDetail,
      ...handles,
      fails: ['NOT_FOUND', 'STATE_NOT_ALLOWED', 'DEPENDENCY_AWAY', 'NO_PERMISSION'],
    }),
    /** Of a closed day: a row in the books of today that corrects it by the difference. */
    correctClosed: call('POST', '/api/admin/finance/reconciliation/correct', {
      body: z.object({ id: Id, amount: z.optional(Amount), remark: filledLine(200), ...writeFields }),
      data: Difference,
      ...handles,
      fails: acts,
    }),

    closeDay: call('POST', '/api/admin/finance/reconciliation/close', {
      body: z.object({ day: Day, ...writeFields }),
      data: DayOverview,
      may: 'finance:close',
      fails: ['STATE_CONFLICT', 'STATE_NOT_ALLOWED', 'SECOND_APPROVER', 'NO_PERMISSION'],
      business: 'update',
    }),
    reopenDay: call('POST', '/api/admin/finance/reconciliation/reopen', {
      body: z.object({ day: Day, reason: filledLine(200), ...writeFields }),
      data: DayOverview,
      may: 'finance:reopen',
      fails: ['STATE_CONFLICT', 'STATE_NOT_ALLOWED', 'NO_PERMISSION'],
      business: 'update',
    }),

    /** By name. */
    listMappings: call('GET', '/api/admin/finance/reconciliation/mappings', {
      data: z.array(SavedMapping),
      fails: ['NO_PERMISSION'],
      ...looks,
    }),
    /** One of this name is replaced where its version is said. */
    saveMapping: call('POST', '/api/admin/finance/reconciliation/mapping', {
      body: z.object({ name: filledLine(40), channel: Channel, mapping: StatementMapping, ...writeFields }),
      data: SavedMapping,
      ...handles,
      fails: ['DUPLICATE', 'STATE_CONFLICT', 'NO_PERMISSION'],
    }),
    removeMapping: call('DELETE', '/api/admin/finance/reconciliation/mapping/{id}', {
      params: z.object({ id: Id }),
      data: z.null(),
      may: 'finance:check',
      business: 'delete',
      fails: ['NOT_FOUND', 'NO_PERMISSION'],
    }),
  },
  { isBeyondPlain: true },
);
