import type { Catalogue } from '../catalogue.ts';
import type zh from '../zh/reconciliation-statement.ts';

export default {
  shared: {
    reason: {
      STATEMENT_EMPTY:
        'The file is empty. For a day without trades, upload the channel’s own “No Bill Exist” answer.',
      STATEMENT_UNKNOWN_FORMAT:
        'The format of the statement is not known. For another channel, map its columns first.',
      STATEMENT_ARCHIVE_BROKEN: 'The archive is damaged or incomplete. Download it again.',
      STATEMENT_TOO_LARGE: 'The statement unpacks to too large a file. Download it day by day.',
      STATEMENT_SEVERAL_FILES: 'The archive holds several statements. Upload each one separately.',
      STATEMENT_ENCODING: 'The text encoding of the file is not known. Upload the channel’s original file.',
      STATEMENT_CUT: 'The statement is incomplete. Download it again.',
      STATEMENT_TOTALS_DIFFER: 'The totals of the statement differ from its lines. Download it again.',
      STATEMENT_BALANCE_BROKEN:
        'The account balance does not follow from line to line: lines are missing or were moved. Download it again.',
      STATEMENT_COLUMN_MISSING: 'The statement lacks a column that is needed.',
      STATEMENT_COLUMN_TWICE: 'The statement has two columns with the same name.',
      STATEMENT_BAD_ROW: 'This line has another number of columns than the heading.',
      STATEMENT_BAD_AMOUNT: 'An amount cannot be read, or has fractions of a fen.',
      STATEMENT_BAD_TIME: 'A time cannot be read.',
      STATEMENT_BAD_NUMBER:
        'A number is missing, or a spreadsheet has cut its digits. Upload the channel’s original file.',
      STATEMENT_UNKNOWN_WORD: 'A status, type or direction of this line is not known.',
      STATEMENT_NO_DAY:
        'Neither the content nor the name of the file gives the year. Keep the channel’s file name, or choose the day of the statement.',
    },
  },
} satisfies Catalogue<typeof zh>;
