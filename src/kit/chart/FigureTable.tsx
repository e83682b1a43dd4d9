/** Figures below each other in a place of their own, which scrolls. */
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import type { Column } from '../list/column.ts';

interface FigureTableProps<Row extends RaRecord> {
  /** What it tells. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Pixels; without it, as high as it needs up to a good many rows. */
  height?: number;
  /** It is as high as its rows: the page around it scrolls. */
  isWhole?: boolean;
  /** By which column the rows stand in order; heads with `sortBy` are buttons. */
  sort?: { key: string; isUp: boolean } | undefined;
  onSort?: (key: string) => void;
  /** Below the rows, as their total. */
  foot?: ((column: Column<Row>) => ReactNode) | undefined;
  /** Whether a cell stands out. */
  isMarked?: (row: Row, key: string) => boolean;
}

export function FigureTable<Row extends RaRecord>(props: FigureTableProps<Row>) {
  const { label, columns, rows, height, isWhole, sort, onSort, foot, isMarked } = props;
  return (
    <Scroll tabIndex={0} role="group" aria-label={label} style={isWhole ? {} : sizeOf(height)}>
      <table>
        <thead>
          <tr>
            {columns.map(({ key, head, isNumber, sortBy }) => (
              <th
                key={key}
                scope="col"
                data-number={isNumber || undefined}
                aria-sort={sort?.key === key ? (sort.isUp ? 'ascending' : 'descending') : undefined}
              >
                {sortBy && onSort ? (
                  <button type="button" onClick={() => onSort(key)}>
                    {head}
                    {sort?.key === key &&
                      (sort.isUp ? <ArrowUp size={14} aria-hidden /> : <ArrowDown size={14} aria-hidden />)}
                  </button>
                ) : (
                  head
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id}>
              {columns.map(({ key, cell, isNumber }) => (
                <td
                  key={key}
                  data-number={isNumber || undefined}
                  data-marked={isMarked?.(row, key) || undefined}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              {columns.map(column => (
                <td key={column.key} data-number={column.isNumber || undefined}>
                  {foot(column)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </Scroll>
  );
}

const MOST = 296;

const sizeOf = (height: number | undefined) => (height === undefined ? { maxHeight: MOST } : { height });

const Scroll = styled('div')(({ theme: { tokens } }) => ({
  overflow: 'auto',
  '&:focus-visible': { outlineOffset: -2 },
  table: { width: '100%', borderCollapse: 'separate', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' },
  th: {
    position: 'sticky',
    top: 0,
    height: 28,
    backgroundColor: tokens.surface,
    color: tokens.text.faint,
    fontWeight: 400,
  },
  'th[aria-sort]': { color: tokens.text.strong, fontWeight: 600 },
  'th button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 24,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    '&:hover': { color: tokens.text.strong },
  },
  'th, td': {
    padding: '0 8px',
    borderBottom: `1px solid ${tokens.line}`,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  'th:first-of-type, td:first-of-type': { paddingLeft: 16 },
  'th:last-of-type, td:last-of-type': { paddingRight: 16 },
  '[data-number]': { textAlign: 'right' },
  td: { height: 28 },
  'td[data-marked]': { backgroundColor: tokens.bad.soft, color: tokens.bad.ink },
  'tfoot td': { backgroundColor: tokens.sunken, fontWeight: 600, color: tokens.text.strong },
}));
