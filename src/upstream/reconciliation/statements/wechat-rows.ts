/**
 * The form that both WeChat bills have: a head, rows whose values each have a back quote in front, a head of totals and
 * their values. Nothing is quoted, so only a comma with a back quote behind it separates two values.
 */
import { Heads, headName } from './heads.ts';
import { StatementRefused } from './statement.ts';
import type { TextLine } from './text-lines.ts';

export interface WechatRow {
  lineNo: number;
  cells: string[];
  raw: string;
}

export interface WechatRows {
  heads: Heads;
  rows: WechatRow[];
  totals: WechatTotals;
}

interface WechatTotals {
  /** Of the values. */
  lineNo: number;
  /** By the name in the head, as far as there are. */
  values: ReadonlyMap<string, string>;
}

const isRow = ({ text }: TextLine) => text.startsWith('`');
const cellsOf = (line: string) => line.slice(1).split(',`');

/**
 * Fails with STATEMENT_CUT where the totals are missing, and with STATEMENT_BAD_ROW.
 * @param counting name of the total that counts the rows
 */
export function wechatRows(lines: readonly TextLine[], counting: string): WechatRows {
  const [head, ...others] = lines;
  if (!head) throw new StatementRefused('STATEMENT_EMPTY');
  const heads = new Heads(head.text.split(','), head.lineNo);
  const firstOther = others.findIndex(line => !isRow(line));
  const behind = firstOther < 0 ? [] : others.slice(firstOther);
  const totals = totalsOf(behind, counting, lines.at(-1)?.lineNo ?? 1);
  const rows = others.slice(0, firstOther).map(({ lineNo, text }) => {
    const cells = cellsOf(text);
    if (cells.length !== heads.length) throw new StatementRefused('STATEMENT_BAD_ROW', lineNo);
    return { lineNo, cells, raw: text };
  });
  return { heads, rows, totals };
}

function totalsOf(behind: readonly TextLine[], counting: string, lastLine: number): WechatTotals {
  const [head, values, more] = behind;
  const cut = new StatementRefused('STATEMENT_CUT', lastLine);
  if (!head) throw cut;
  const names = head.text.split(',').map(headName);
  if (!names.includes(counting)) {
    throw values ? new StatementRefused('STATEMENT_BAD_ROW', head.lineNo) : cut;
  }
  if (!values) throw cut;
  if (!isRow(values) || more) throw new StatementRefused('STATEMENT_BAD_ROW', (more ?? values).lineNo);
  while (names.at(-1) === '') names.pop();
  // a spreadsheet makes all lines of a file equally long
  const cells = cellsOf(withoutEndingCommas(values.text));
  if (cells.length !== names.length) throw cut;
  return { lineNo: values.lineNo, values: new Map(names.map((name, at) => [name, cells[at] ?? ''])) };
}

function withoutEndingCommas(text: string): string {
  let end = text.length;
  while (text[end - 1] === ',') end -= 1;
  return text.slice(0, end);
}
