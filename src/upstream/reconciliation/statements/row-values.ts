/** The values of one row, each of which refuses the statement where it cannot be read. */
import type { StatementRefusal } from '../../../contract/reconciliation-statement.ts';
import { shownText } from '../../core/files/cell.ts';
import { fromWall } from '../../core/wall-time.ts';
import { feeUnitsOf, fenOfFee, fenOfYuan } from './amounts.ts';
import { StatementRefused } from './statement.ts';

const LONGEST_SHOWN = 80;
const LONGEST_NUMBER = 64;
const LONGEST_NAME = 500;
const LONGEST_RAW = 2_000;
/** How a spreadsheet shows, and then saves, a number of more than 15 digits. */
const CUT_NUMBER = /^\d(?:\.\d+)?E\+?\d+$/i;
const NUMBER = /^[\x21-\x7e]+$/;

/** @param place undefined for a column that the file does not have @returns without the marks that keep a number a text */
export function cellAt(cells: readonly string[], place: number | undefined): string {
  const cell = place === undefined ? undefined : cells[place];
  return cell?.replace(/^[\s`']+/, '').trim() ?? '';
}

export class RowValues {
  constructor(
    readonly cells: readonly string[],
    readonly lineNo: number,
  ) {}

  text(place: number | undefined): string {
    return cellAt(this.cells, place);
  }

  /** Fen. */
  yuan(place: number | undefined): number {
    return this.fenOf(place, fenOfYuan);
  }

  /** Fen, by another reader of amounts. */
  fenOf(place: number | undefined, read: (text: string) => number | undefined): number {
    const fen = read(this.text(place));
    if (fen === undefined) throw this.refusal('STATEMENT_BAD_AMOUNT', place);
    return fen;
  }

  /** Thousandths of a fen; null where there is none. */
  feeUnits(place: number | undefined): number | null {
    if (this.text(place) === '') return null;
    return this.fenOf(place, feeUnitsOf);
  }

  /** Fen, rounded half away from zero; null where there is none. */
  fee(place: number | undefined): number | null {
    const units = this.feeUnits(place);
    return units === null ? null : fenOfFee(units);
  }

  /** Milliseconds since 1970 of `YYYY-MM-DD HH:mm:ss`. */
  time(place: number | undefined): number {
    const time = fromWall(this.text(place));
    if (time === undefined) throw this.refusal('STATEMENT_BAD_TIME', place);
    return time;
  }

  /** Null where there is none, which channels write as 0 as well. */
  number(place: number | undefined): string | null {
    const text = this.text(place);
    if (text === '' || text === '0') return null;
    if (CUT_NUMBER.test(text) || !NUMBER.test(text) || text.length > LONGEST_NUMBER) {
      throw this.refusal('STATEMENT_BAD_NUMBER', place);
    }
    return text;
  }

  /** Null where it is empty. */
  name(place: number | undefined): string | null {
    return shownText(this.text(place)).slice(0, LONGEST_NAME).toWellFormed() || null;
  }

  refusal(reason: StatementRefusal, place?: number): StatementRefused {
    const found = shownText(this.text(place)).slice(0, LONGEST_SHOWN).toWellFormed();
    return new StatementRefused(reason, this.lineNo, found === '' ? {} : { found });
  }
}

/** No database keeps a NUL, or half of a character. */
export const rawOf = (line: string) => line.slice(0, LONGEST_RAW).replaceAll('\u0000', '').toWellFormed();
