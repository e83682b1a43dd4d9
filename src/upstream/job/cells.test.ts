/** Cells as people really have them: days in every writing, numbers that a spreadsheet has cut, letters that are none. */
import { describe, expect, it } from 'vitest';
import type { CellFormat } from '../../contract/job.ts';
import type { Cell } from '../core/files/cell.ts';
import { fromCell, UnreadableCell } from './cells.ts';

const DAY_MS = 86_400_000;
/** The last millisecond of a day in Nanning. */
const endOf = (year: number, month: number, day: number) =>
  Date.UTC(year, month - 1, day) - 8 * 3_600_000 + DAY_MS - 1;

function read(cell: Cell, kind: CellFormat['kind']): unknown {
  try {
    return fromCell(cell, { kind });
  } catch (error) {
    if (error instanceof UnreadableCell) return error.problem;
    throw error;
  }
}

describe('a day', () => {
  it.each<[Cell, number]>([
    ['2027-01-05', endOf(2027, 1, 5)],
    ['2027/1/5', endOf(2027, 1, 5)],
    ['2027年1月5日', endOf(2027, 1, 5)],
    [20270105, endOf(2027, 1, 5)],
    ['20270105', endOf(2027, 1, 5)],
    [' 20270105 ', endOf(2027, 1, 5)],
    [46387, endOf(2026, 12, 31)],
    ['46387', endOf(2026, 12, 31)],
    [46387.25, endOf(2026, 12, 31)],
  ])('%j is read as it is meant', (cell, end) => expect(read(cell, 'day')).toBe(end));

  it.each<Cell>([
    202701,
    '202701',
    '2027',
    2027,
    5,
    '1',
    20271301,
    '20270230',
    99_999_999,
    -46387,
    1_798_675_200_000,
    '1798675200000',
    '下周一',
    '2027-02-30',
  ])('%j is none', cell => {
    expect(read(cell, 'day')).toBe('noDay');
    expect(read(cell, 'time')).toBe('noTime');
  });
});

it('a time keeps its clock, also where it stands in a number', () => {
  expect(read('2027-01-05 08:30', 'time')).toBe(endOf(2027, 1, 5) - DAY_MS + 1 + 8.5 * 3_600_000);
  expect(read(46387.5, 'time')).toBe(endOf(2026, 12, 31) - DAY_MS + 1 + 12 * 3_600_000);
});

describe('a number in a column of texts', () => {
  it.each<[Cell, string]>([
    [13807710001, '13807710001'],
    ['450102199001011234', '450102199001011234'],
    [123456789012345, '123456789012345'],
    ['1e5', '1e5'],
  ])('%j stays what it is', (cell, text) => expect(read(cell, 'text')).toBe(text));

  it.each<Cell>([450102199001011200, 6217003330012345000, 1e21, '4.50102E+17', '6.217E+18'])(
    '%j is not kept: figures are missing',
    cell => expect(read(cell, 'text')).toBe('cutNumber'),
  );
});

it('letters that the encoding does not have are named, in every kind', () => {
  for (const kind of ['text', 'day', 'number', 'list'] as const)
    expect(read('覃\u0000芳', kind)).toBe('garbled');
});
