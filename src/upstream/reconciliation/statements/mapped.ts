/** A statement of any channel, whose columns and words a mapping names. */
import { BY_MAPPING, type StatementMapping } from '../../../contract/reconciliation-statement.ts';
import { withoutCards } from './cards.ts';
import { finished } from './finished.ts';
import { Heads } from './heads.ts';
import { type MappedColumns, mappedColumns, mappedLine } from './mapped-line.ts';
import type { MappedTable, TableRow } from './mapped-table.ts';
import { RowValues, rawOf } from './row-values.ts';
import { type ReadOptions, type Statement, type StatementLine, StatementRefused } from './statement.ts';

/** Fails with StatementRefused. */
export function readMapped(table: MappedTable, mapping: StatementMapping, options: ReadOptions): Statement {
  const [head, ...others] = table.rows;
  if (!head) throw new StatementRefused('STATEMENT_EMPTY');
  const heads = new Heads(head.cells, head.lineNo);
  const columns = mappedColumns(heads, mapping);
  const rows = rowsBeforeEnd(others, table, mapping);
  if (rows.length === 0 && mapping.endMark === undefined) throw new StatementRefused('STATEMENT_EMPTY');
  const lines = rows.map(row => lineOf(row, { heads, columns, mapping, isText: table.isText }));
  return finished({ channel: BY_MAPPING, lines, totals: null }, options);
}

/** Without an end mark, a text is only known to be whole up to its last line end. */
function rowsBeforeEnd(
  rows: readonly TableRow[],
  { isEnded }: MappedTable,
  { endMark }: StatementMapping,
): readonly TableRow[] {
  const lastLine = rows.at(-1)?.lineNo;
  if (endMark === undefined) {
    if (!isEnded) throw new StatementRefused('STATEMENT_CUT', lastLine);
    return rows;
  }
  const end = rows.findIndex(({ cells }) =>
    cells
      .find(cell => cell.trim() !== '')
      ?.trim()
      .startsWith(endMark),
  );
  if (end < 0) throw new StatementRefused('STATEMENT_CUT', lastLine);
  return rows.slice(0, end);
}

/** Digits that are no card: numbers of the trade, and its time. */
const numbersOf = (row: RowValues, columns: MappedColumns) =>
  new Set(
    [
      columns.channelNo,
      columns.merchantNo,
      columns.refundChannelNo,
      columns.refundMerchantNo,
      ...(columns.time ?? []),
    ].map(place => row.text(place)),
  );

interface Table {
  heads: Heads;
  columns: MappedColumns;
  mapping: StatementMapping;
  isText: boolean;
}

function lineOf({ lineNo, cells, raw }: TableRow, { heads, columns, mapping, isText }: Table): StatementLine {
  const surplus = cells.slice(heads.length).some(cell => cell.trim() !== '');
  const isShort = isText && cells.length < heads.length;
  // a comma that is not quoted moves all values behind it to other columns
  if (surplus || isShort) throw new StatementRefused('STATEMENT_BAD_ROW', lineNo);
  const row = new RowValues(cells, lineNo);
  return { ...mappedLine(row, columns, mapping), raw: rawOf(withoutCards(raw, numbersOf(row, columns))) };
}
