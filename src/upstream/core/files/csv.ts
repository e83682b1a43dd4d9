/**
 * Rows of a CSV text. A stray quote is named in its row: a parser that takes it for the beginning of a cell joins the
 * rows down to the next quote, and tells nobody.
 */
import { unread } from './cell.ts';

/**
 * CR LF, LF and CR each end a row outside quotes, also mixed. Calls `take` for each row, in their order.
 * @param take end is where the row ends in the text, before its line end
 */
export function csvRows(
  text: string,
  delimiter: string,
  take: (cells: readonly string[], begin: number, end: number) => void,
): void {
  const bare = new RegExp(`[^${delimiter}\\r\\n]*`, 'y');
  const line = /[^\r\n]*/y;
  let cells: string[] = [];
  let begin = 0;
  for (let at = 0; at < text.length || cells.length > 0; ) {
    const quoted = text[at] === '"' ? quotedCell(text, at, delimiter) : undefined;
    const isStray = text[at] === '"' && quoted === undefined;
    if (isStray) {
      const rest = matchAt(line, text, at);
      // the rest of the row may belong to other columns
      cells.push(...rest.split(delimiter).map(cell => unread('strayQuote', cell)));
      at += rest.length;
    } else {
      const { cell, length } = quoted ?? plain(matchAt(bare, text, at));
      cells.push(cell);
      at += length;
    }
    if (text[at] === delimiter) at += 1;
    else {
      take(cells, begin, at);
      cells = [];
      at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
      begin = at;
    }
  }
}

const plain = (cell: string) => ({ cell, length: cell.length });

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** Undefined where the quote that begins the cell has no end, or its end is not where a cell ends. */
function quotedCell(text: string, begin: number, delimiter: string) {
  let end = text.indexOf('"', begin + 1);
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  const behind = text[end + 1];
  const isWhole = behind === undefined || behind === delimiter || behind === '\n' || behind === '\r';
  if (end < 0 || !isWhole) return undefined;
  return { cell: text.slice(begin + 1, end).replaceAll('""', '"'), length: end + 1 - begin };
}

/** `="00012345"`, as other programs write a number that is to keep its noughts. */
export const withoutFormulaQuotes = (cell: string) => /^="([^"]*)"$/.exec(cell)?.[1] ?? cell;

const DELIMITERS = [',', ';', '\t'];
/** Below so many columns one cell in a row may well be the head. */
export const LEAST_COLUMNS = 3;

/** What parts most cells of the head; below titles, what parts each line into some. @param headRows how many lines are judged */
export function delimiterOf(text: string, headRows: number): string {
  const bare = text.slice(0, 10_000).replaceAll(/"(?:[^"]|"")*"/g, '');
  const [head = '', ...lines] = bare.split(/\r\n|\n|\r/).slice(0, headRows + 1);
  const parts = (line: string, delimiter: string) => line.split(delimiter).length;
  const [most = ','] = DELIMITERS.toSorted((a, b) => parts(head, b) - parts(head, a));
  if (parts(head, most) > 1) return most;
  const isParted = (delimiter: string) =>
    lines.filter(line => parts(line, delimiter) >= LEAST_COLUMNS).length * 2 > lines.length;
  return DELIMITERS.find(isParted) ?? most;
}
