/** Files of statements before they are imported, and mappings that are kept. 账单文件 statement file · 列对应 mapping */
import * as z from 'zod/mini';
import { oneOf } from './grammar/kinds/one-of.ts';
import { EpochMs, Flag, filledLine, Id } from './grammar/wire.ts';
import { Counted, Day, TheirLine } from './reconciliation-records.ts';
import { STATEMENT_CHANNELS, StatementMapping } from './reconciliation-statement.ts';

/** A mapping that is kept by its name. Files that are read by it are statements of `channel`. */
export const SavedMapping = z.object({
  id: Id,
  version: z.int(),
  name: filledLine(40),
  channel: oneOf(STATEMENT_CHANNELS),
  mapping: StatementMapping,
  updatedBy: z.nullable(z.string()),
  updatedOn: EpochMs,
});
export type SavedMapping = z.output<typeof SavedMapping>;

/** What is in a file that came in; nothing of it is in the books' comparison yet. */
export const StatementFile = z.object({
  fileId: Id,
  fileName: z.string(),
  sha256: z.string(),
  /** Null: its format is unknown, a mapping is needed. */
  channel: z.nullable(oneOf(STATEMENT_CHANNELS)),
  /** The text that no bill exists, which does not say of which channel: `channel` is the one that it was read for. */
  isNoBill: Flag,
  days: z.array(Day),
  lineCount: z.int(),
  channelIn: Counted,
  channelOut: Counted,
  balance: z.enum(['proved', 'none']),
  /** The first lines, at most 20. */
  lines: z.array(z.omit(TheirLine, { id: true, billDate: true })),
  /** Of a file without a known format: its columns with what is in the first rows. */
  table: z.nullable(
    z.object({
      headRow: z.int(),
      sheetName: z.nullable(z.string()),
      sheetNames: z.array(z.string()),
      columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
    }),
  ),
  /** Days of it that have a statement of this channel already: importing replaces that, and says so beforehand. */
  standing: z.array(
    z.object({
      day: Day,
      fileName: z.string(),
      importedBy: z.nullable(z.string()),
      isSame: Flag,
      isClosed: Flag,
    }),
  ),
});
export type StatementFile = z.output<typeof StatementFile>;
