/** A report on paper: what it is of, what it comes to, how it went, and its table. */
import { styled } from '@mui/material/styles';
import type { RaRecord } from 'ra-core';
import type { ReactNode } from 'react';
import Chart from '../../kit/chart/Chart.tsx';
import type { Course } from '../../kit/chart/course.ts';
import { courseOption } from '../../kit/chart/course-option.ts';
import type { Column } from '../../kit/list/column.ts';
import { PrintedSheet, SheetTable } from '../../kit/print/PrintedSheet.tsx';
import { tokensOf } from '../../kit/theme/tokens.ts';
import type { HeadlineFigure } from './HeadlineFigures.tsx';
import { OutsideMark } from './OutsideMark.tsx';

interface PrintedReportProps<Row extends RaRecord> {
  title: string;
  /** Its period, its filters, and when it was read. */
  facts: readonly string[];
  figures: readonly HeadlineFigure[];
  /** Left out of a period that has none. */
  course: Course | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  foot?: ((column: Column<Row>) => ReactNode) | undefined;
  onPrinted: () => void;
}

/** Pixels of a sheet across, without its margins. */
const CHART = { width: 1000, height: 240 };

export function PrintedReport<Row extends RaRecord>(props: PrintedReportProps<Row>) {
  const { title, facts, figures, course, columns, rows, foot, onPrinted } = props;
  return (
    <PrintedSheet onPrinted={onPrinted} isWide>
      <h1>{title}</h1>
      <p>{facts.join(' · ')}</p>
      <Figures>
        {figures.map(({ label, value, unit, note, behind, isOutside }) => (
          <li key={label}>
            {label} <b>{value}</b> {unit}
            <small>
              {isOutside && <OutsideMark />} {note} {behind}
            </small>
          </li>
        ))}
      </Figures>
      {course && <Chart summary={null} option={courseOption(course, null, tokensOf('light'))} size={CHART} />}
      <Table>
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
        {foot && (
          <tfoot>
            <tr>
              {columns.map(column => (
                <td key={column.key} data-number={column.isNumber || undefined}>
                  <b>{foot(column)}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </Table>
    </PrintedSheet>
  );
}

const Figures = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: 12,
  margin: '0 0 8px',
  padding: 0,
  listStyle: 'none',
  fontSize: 12,
  b: { display: 'inline-block', fontSize: 18 },
  small: { display: 'block', whiteSpace: 'nowrap' },
});

const Table = styled(SheetTable)({
  marginTop: 8,
  fontSize: 11,
  'th, td': { padding: '2px 6px', whiteSpace: 'nowrap' },
  '[data-number]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  // a total on every sheet would be read as that of the sheet
  tfoot: { display: 'table-row-group' },
});
