/** One line of a statement whose columns a mapping names. */
import type { StatementKind, StatementMapping } from '../../../contract/reconciliation-statement.ts';
import { fenOfFen, fenOfYuan } from './amounts.ts';
import type { Heads } from './heads.ts';
import { mappedTime } from './mapped-time.ts';
import type { RowValues } from './row-values.ts';
import type { StatementLine } from './statement.ts';

export type MappedColumns = ReturnType<typeof mappedColumns>;

/** Fails with STATEMENT_COLUMN_MISSING for each column that the mapping names and the file does not have. */
export function mappedColumns(heads: Heads, mapping: StatementMapping) {
  const placeOf = (name: string | undefined) => (name === undefined ? undefined : heads.need(name));
  return {
    amount: heads.need(mapping.amount),
    direction: placeOf(mapping.direction?.column),
    kind: placeOf(mapping.kind?.column),
    channelNo: placeOf(mapping.channelNo),
    merchantNo: placeOf(mapping.merchantNo),
    refundChannelNo: placeOf(mapping.refundChannelNo),
    refundMerchantNo: placeOf(mapping.refundMerchantNo),
    fee: placeOf(mapping.fee),
    time: mapping.time?.columns.map(name => heads.need(name)),
    status: placeOf(mapping.status?.column),
    name: placeOf(mapping.name),
  };
}

export function mappedLine(row: RowValues, columns: MappedColumns, mapping: StatementMapping): StatementLine {
  const readAmount = mapping.unit === 'fen' ? fenOfFen : fenOfYuan;
  const written = row.fenOf(columns.amount, readAmount);
  const refundNos = {
    channelNo: row.number(columns.refundChannelNo),
    merchantNo: row.number(columns.refundMerchantNo),
  };
  const isRefundNamed = refundNos.channelNo !== null || refundNos.merchantNo !== null;
  const named = mapping.kind ? keyOfWord(row, columns.kind, mapping.kind.words) : undefined;
  const amount = signed(row, written, named, columns, mapping);
  const kind = named ?? (amount >= 0 ? 'payment' : isRefundNamed ? 'refund' : 'payout');
  const numbers = { channelNo: row.number(columns.channelNo), merchantNo: row.number(columns.merchantNo) };
  const isRefund = kind === 'refund' && isRefundNamed;
  return {
    lineNo: row.lineNo,
    kind,
    ...(isRefund ? refundNos : numbers),
    originalChannelNo: isRefund ? numbers.channelNo : null,
    originalMerchantNo: isRefund ? numbers.merchantNo : null,
    amount,
    fee: feeOf(row, columns.fee, mapping),
    occurredOn: timeOf(row, columns.time, mapping),
    status: mapping.status ? keyOfWord(row, columns.status, mapping.status.words) : 'success',
    name: row.name(columns.name),
    raw: '',
  };
}

const OUTGOING: ReadonlySet<StatementKind> = new Set(['refund', 'payout', 'fee']);

/** By the column of directions, else by the sign that is written, else by what the line is about. */
function signed(
  row: RowValues,
  written: number,
  kind: StatementKind | undefined,
  columns: MappedColumns,
  { direction }: StatementMapping,
): number {
  const size = Math.abs(written);
  if (direction) {
    const word = row.text(columns.direction);
    const [isIn, isOut] = [direction.in.includes(word), direction.out.includes(word)];
    if (isIn === isOut) throw row.refusal('STATEMENT_UNKNOWN_WORD', columns.direction);
    return isIn ? size : 0 - size;
  }
  return kind !== undefined && OUTGOING.has(kind) ? 0 - size : written;
}

/** The meaning of a word of that column. A word that is not listed is refused. */
function keyOfWord<K extends string>(
  row: RowValues,
  place: number | undefined,
  words: Readonly<Partial<Record<K, readonly string[]>>>,
): K {
  const word = row.text(place);
  const found = (Object.keys(words) as K[]).find(key => words[key]?.includes(word));
  if (found === undefined) throw row.refusal('STATEMENT_UNKNOWN_WORD', place);
  return found;
}

function feeOf(row: RowValues, place: number | undefined, { unit }: StatementMapping): number | null {
  if (unit === 'yuan') return row.fee(place);
  return row.text(place) === '' ? null : row.fenOf(place, fenOfFen);
}

function timeOf(row: RowValues, places: number[] | undefined, { time }: StatementMapping): number | null {
  if (!places || !time) return null;
  const found = mappedTime(places.map(place => row.text(place)).join(' '), time.format);
  if (found === undefined) throw row.refusal('STATEMENT_BAD_TIME', places[0]);
  return found;
}
