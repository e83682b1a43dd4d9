/** Figures below each other in a place of their own, which scrolls. */
import { styled } from '@mui/material/styles';
import type { RaRecord } from 'ra-core';
import type { Column } from '../list/column.ts';

interface FigureTableProps<Row extends RaRecord> {
  /** What it tells. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Pixels; without it, as high as it needs up to a good many rows. */
  height?: number;
}

export function FigureTable<Row extends RaRecord>({ label, columns, rows, height }: FigureTableProps<Row>) {
  return (
    <Scroll
      tabIndex={0}
      role="group"
      aria-label={label}
      style={height === undefined ? { maxHeight: MOST } : { height }}
    >
      <table>
        <thead>
          <tr>
            {columns.map(({ key, head, isNumber }) => (
              <th key={key} scope="col" data-number={isNumber || undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id}>
              {columns.map(({ key, cell, isNumber }) => (
                <td key={key} data-number={isNumber || undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

const MOST = 296;

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
}));
