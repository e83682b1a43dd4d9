/** A chart, and beside it the same as figures: for who does not see it, who wants to know exactly, and who goes on from one. */
import { styled, useTheme } from '@mui/material/styles';
import type { EChartsCoreOption } from 'echarts/core';
import { type ReactNode, useMemo } from 'react';
import { late } from '../late.tsx';
import type { Tokens } from '../theme/tokens.ts';
import { barsOption } from './bars-option.ts';
import { columnsOption } from './columns-option.ts';

export type Drawn =
  | { kind: 'bars'; bars: Parameters<typeof barsOption>[0] }
  | {
      kind: 'columns';
      heads: Parameters<typeof columnsOption>[0];
      parts: Parameters<typeof columnsOption>[1];
    };

interface ChartWithTableProps {
  /** What the chart tells, in words. */
  summary: string;
  /** The same object as long as nothing is drawn otherwise. */
  chart: Drawn;
  /** Pixels that the chart takes. */
  height: number;
  children: ReactNode;
}

const Chart = late(() => import('./Chart.tsx'), 'default');

export function ChartWithTable({ summary, chart, height, children }: ChartWithTableProps) {
  const { tokens } = useTheme();
  const option = useMemo(() => optionOf(chart, tokens), [chart, tokens]);
  return (
    <Pair>
      <div style={{ height }}>
        <Chart summary={summary} option={option} />
      </div>
      <div>{children}</div>
    </Pair>
  );
}

const optionOf = (chart: Drawn, tokens: Tokens): EChartsCoreOption =>
  chart.kind === 'bars' ? barsOption(chart.bars, tokens) : columnsOption(chart.heads, chart.parts, tokens);

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '8px 24px',
  alignItems: 'start',
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
