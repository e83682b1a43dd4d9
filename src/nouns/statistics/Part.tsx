/** One way of counting: a chart with one message, its figures beside it, and the file of them. */
import { styled } from '@mui/material/styles';
import type { RaRecord } from 'ra-core';
import { type ReactNode, useId } from 'react';
import type { AnyCall } from '../../contract/grammar/call.ts';
import { ChartWithTable, type Drawn } from '../../kit/chart/ChartWithTable.tsx';
import { FigureTable } from '../../kit/chart/FigureTable.tsx';
import type { Column } from '../../kit/list/column.ts';
import { SkeletonBar } from '../../kit/SkeletonBar.tsx';
import type { Described } from '../../kit/state/PageState.tsx';
import { ErrorState } from '../../kit/state/PageState.tsx';
import { SKELETON_AFTER_MS, useDelayed } from '../../kit/use-delayed.ts';
import { FiguresExport } from './FiguresExport.tsx';

interface PartProps<Row extends RaRecord> {
  title: string;
  /** What the chart tells at a glance. */
  message: ReactNode;
  /** The same for who does not see it. */
  summary: string;
  /** Undefined while they are not there. */
  rows: readonly Row[] | undefined;
  columns: readonly Column<Row>[];
  chart: Drawn;
  height: number;
  /** What a file holds: the call's own rows, by the same columns unless it has others. */
  file: { call: AnyCall; asked: Readonly<Record<string, unknown>>; columns?: readonly Column<Row>[] };
  /** Said where there are none. */
  none: string;
  /** Where it is asked for by itself. */
  error?: Described | undefined;
  onRetry?: () => void;
}

export function Part<Row extends RaRecord>(props: PartProps<Row>) {
  const { title, message, summary, rows, columns, chart, height, none, error, onRetry } = props;
  const id = useId();
  const isLate = useDelayed(!rows && !error, SKELETON_AFTER_MS);
  return (
    <Section aria-labelledby={id} aria-busy={!rows && !error}>
      <header>
        <h2 id={id}>{title}</h2>
        {rows && rows.length > 0 && (
          <>
            <p>{message}</p>
            <FiguresExport title={title} total={rows.length} columns={columns} {...props.file} />
          </>
        )}
      </header>
      {!rows && error && onRetry && <ErrorState {...error} onRetry={onRetry} />}
      {isLate && <SkeletonBar style={{ height }} />}
      {rows?.length === 0 && <p>{none}</p>}
      {rows && rows.length > 0 && (
        <ChartWithTable summary={summary} chart={chart} height={height}>
          <FigureTable label={summary} columns={columns} rows={rows} />
        </ChartWithTable>
      )}
    </Section>
  );
}

const Section = styled('section')(({ theme: { tokens } }) => ({
  padding: '12px 16px 16px',
  borderTop: `1px solid ${tokens.line}`,
  header: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px', minHeight: 40 },
  h2: { margin: 0, fontSize: 16, lineHeight: 1.5, fontWeight: 600 },
  p: { flex: 1, margin: 0, color: tokens.text.plain },
}));
